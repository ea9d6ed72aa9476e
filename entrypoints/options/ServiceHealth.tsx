import { HealthCard } from "../../components/status/HealthCard.tsx";
import type { Service } from "../../utils/api/failure.ts";
import type { Health } from "../../utils/api/types.ts";
import { failureSentence } from "../../utils/failure-text.ts";
import { t } from "../../utils/i18n.ts";
import type { ServiceState } from "../../utils/messages.ts";
import { type Asked, checkHealth, checking, health } from "./status-state.ts";

interface ServiceHealthProps {
  service: Service;
  name: string;
  address: string | null;
}

export function ServiceHealth({ service, name, address }: ServiceHealthProps) {
  const answer = health[service].value;
  return (
    <HealthCard
      name={name}
      address={address}
      state={stateOf(answer)}
      sentence={sentenceOf(answer)}
      rows={answer?.ok ? answer.value.rows : []}
      checking={checking[service].value}
      onCheck={() => void checkHealth(service)}
    />
  );
}

function stateOf(answer: Asked<Health>): ServiceState["state"] {
  if (answer === null) return "unknown";
  if (answer.ok) return answer.value.up ? "up" : "down";
  if (answer.failure.kind === "not-configured") return "not-configured";
  if (answer.failure.kind === "rate-limited") return "paused";
  return answer.failure.kind === "offline" ? "offline" : "down";
}

function sentenceOf(answer: Asked<Health>): string {
  if (answer === null) return t("status.asking");
  if (!answer.ok) return failureSentence(answer.failure);
  return answer.value.up ? t("status.up") : t("status.down");
}
