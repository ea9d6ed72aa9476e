import { verdictKind, verdictTone } from "../../utils/claims/verdict-kind.ts";
import { verdictMeaning, verdictName } from "../../utils/sentences/verdicts.ts";
import { Icon } from "../base/Icon.tsx";
import { verdictIcon } from "./verdict-icon.ts";

/** The verdict in words with its icon and colour, and one line on what such a verdict means. */
export function VerdictBanner({ verdict }: { verdict: string }) {
  const kind = verdictKind(verdict);
  return (
    <div class={`verdict verdict-${verdictTone(kind)}`}>
      <Icon name={verdictIcon(kind)} />
      <h2 dir="auto">{verdictName(verdict)}</h2>
      <p>{verdictMeaning(kind)}</p>
    </div>
  );
}
