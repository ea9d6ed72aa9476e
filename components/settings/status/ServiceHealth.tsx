import type { Service, ServiceState } from "../../../utils/platform/failure.ts";
import { t } from "../../../utils/platform/i18n.ts";
import type { Health } from "../../../utils/search/service-answers.ts";
import { healthSentence } from "../../../utils/settings/service-sentences.ts";
import { AllowAccess } from "../../base/AllowAccess.tsx";
import { Button } from "../../base/Button.tsx";
import { Disclosure } from "../../base/Disclosure.tsx";
import { StateDot } from "../../base/ServiceStates.tsx";
import { act } from "../../base/trouble.tsx";
import { useIsLong } from "../../base/waiting.tsx";
import { DetailRows } from "./DetailRows.tsx";
import type { Asked, StatusStore } from "./status-store.ts";

interface ServiceHealthProps {
  status: Pick<StatusStore, "health" | "checking" | "checkHealth">;
  service: Service;
  name: string;
  address: string | null;
}

/** Whether one service answers, and what it says about its parts. */
export function ServiceHealth({ status, service, name, address }: ServiceHealthProps) {
  const { health, checking, checkHealth } = status;
  const answer = health[service].value;
  const isChecking = checking[service].value;
  const isLong = useIsLong(isChecking);
  const rows = answer?.ok ? answer.value.rows : [];
  return (
    <section class="health" aria-label={name} aria-busy={isChecking}>
      <StateDot state={stateOf(answer)} />
      <div>
        <h3>{name}</h3>
        <p role="status">{answer === null && isLong ? t("wait.long") : healthSentence(answer)}</p>
        {address && <p class="hint address">{address}</p>}
        {answer?.ok === false && answer.failure.kind === "no-access" && (
          <AllowAccess origins={answer.failure.origins} onAllowed={() => act(checkHealth(service))} />
        )}
        {rows.length > 0 && (
          <Disclosure summary={t("status.parts", name)}>
            <DetailRows label={t("status.parts", name)} rows={rows} />
          </Disclosure>
        )}
      </div>
      <Button
        kind="quiet"
        icon="refresh"
        aria-label={t("status.check", name)}
        disabled={address === null}
        isHeld={isChecking}
        onClick={() => act(checkHealth(service))}
      >
        {t("news.check_now")}
      </Button>
    </section>
  );
}

function stateOf(answer: Asked<Health>): ServiceState["state"] {
  if (answer === null) return "unknown";
  if (answer.ok) return answer.value.up ? "up" : "down";
  if (answer.failure.kind === "not-configured") return "not-configured";
  if (answer.failure.kind === "rate-limited") return "paused";
  return answer.failure.kind === "offline" ? "offline" : "down";
}
