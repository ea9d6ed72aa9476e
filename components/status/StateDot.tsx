import type { ServiceState } from "../../utils/requests/failure.ts";

/** Always beside words: the colour alone says nothing. */
export function StateDot({ state }: { state: ServiceState["state"] }) {
  return <span class={`dot dot-${state}`} aria-hidden="true" />;
}
