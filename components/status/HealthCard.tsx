import { t } from "../../utils/platform/i18n.ts";
import type { DetailRow } from "../../utils/requests/answers.ts";
import type { ServiceState } from "../../utils/requests/failure.ts";
import { IconButton } from "../base/Button.tsx";
import { DetailRows } from "./DetailRows.tsx";
import { StateDot } from "./StateDot.tsx";

interface HealthCardProps {
  name: string;
  address: string | null;
  state: ServiceState["state"];
  sentence: string;
  rows: readonly DetailRow[];
  checking: boolean;
  onCheck(): void;
}

/** Whether one service answers, and what it says of the parts it is made of. */
export function HealthCard({ name, address, state, sentence, rows, checking, onCheck }: HealthCardProps) {
  return (
    <section class="health" aria-label={name} aria-busy={checking}>
      <div class="health-head">
        <h3>
          <StateDot state={state} /> {name}
        </h3>
        <IconButton
          icon="refresh"
          label={t("status.check", name)}
          disabled={checking || address === null}
          onClick={onCheck}
        />
      </div>
      {address && <p class="hint address">{address}</p>}
      <p role="status">{sentence}</p>
      {rows.length > 0 && <DetailRows label={t("status.parts", name)} rows={rows} />}
    </section>
  );
}
