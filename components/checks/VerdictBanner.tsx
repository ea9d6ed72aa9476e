import { type VerdictKind, verdictKind, verdictTone } from "../../utils/checks/verdict-kind.ts";
import { verdictMeaning, verdictName } from "../../utils/checks/verdict-text.ts";
import { Icon, type IconName } from "../base/Icon.tsx";

const ICONS: Record<VerdictKind, IconName> = {
  confirmed: "check-circle",
  refuted: "close-circle",
  partially_true: "half-circle",
  misleading: "warning",
  outdated: "clock",
  unverifiable: "help",
  not_a_government_matter: "info",
  other: "info",
};

/** The verdict in words with its icon and colour, and one line on what such a verdict means. */
export function VerdictBanner({ verdict }: { verdict: string }) {
  const kind = verdictKind(verdict);
  return (
    <div class={`verdict verdict-${verdictTone(kind)}`}>
      <Icon name={ICONS[kind]} />
      <h2 dir="auto">{verdictName(verdict)}</h2>
      <p>{verdictMeaning(kind)}</p>
    </div>
  );
}
