import type { Health } from "../../utils/requests/answers.ts";
import type { Service, ServiceState } from "../../utils/requests/failure.ts";
import { healthSentence } from "../../utils/sentences/services.ts";
import { HealthCard } from "./HealthCard.tsx";
import { type Asked, checkHealth, checking, health } from "./status-store.ts";

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
      sentence={healthSentence(answer)}
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
