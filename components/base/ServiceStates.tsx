import type { Service, ServiceState } from "../../utils/platform/failure.ts";
import { servicesSentence } from "../../utils/settings/service-sentences.ts";
import { CutText } from "./CutText.tsx";

interface ServiceStatesProps {
  /** null: not read yet. */
  states: Readonly<Record<Service, ServiceState>> | null;
}

/** That a service does not answer, as far as is known without asking it. One that works is not mentioned. */
export function ServiceStates({ states }: ServiceStatesProps) {
  const known = states && servicesSentence(states);
  if (!known) return <span class="service-states" />;
  return (
    <span class="service-states">
      <StateDot state={known.state} />
      <CutText>{known.sentence}</CutText>
    </span>
  );
}

/** Only beside words, because its colour says nothing to screen readers. */
export function StateDot({ state }: { state: ServiceState["state"] }) {
  return <span class={`dot dot-${state}`} aria-hidden="true" />;
}
