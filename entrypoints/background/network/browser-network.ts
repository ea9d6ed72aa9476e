import { announceChange } from "../../../utils/platform/changes.ts";
import type { Service, ServiceState } from "../../../utils/requests/failure.ts";
import type { Network } from "./http.ts";
import { storedPauses } from "./rate-limit-pauses.ts";
import { stateAfter, stateNow } from "./service-state.ts";

const states: Record<Service, ServiceState> = {
  search: { state: "unknown" },
  factCheck: { state: "unknown" },
};

const learntAt: Record<Service, number> = { search: 0, factCheck: 0 };

/** The network of the running extension. */
export const browserNetwork: Network = {
  fetch: (address, init) => fetch(address, init),
  now: () => Date.now(),
  random: () => Math.random(),
  wait,
  isOnline: () => navigator.onLine,
  pauses: storedPauses(),
  report(service, failure, milliseconds) {
    const before = states[service];
    learntAt[service] = Date.now();
    states[service] = stateAfter(before, failure, milliseconds, learntAt[service]);
    if (states[service].state !== before.state) announceChange("states");
  },
};

export async function knownState(service: Service): Promise<ServiceState> {
  const pausedUntil = await browserNetwork.pauses.until(service);
  return stateNow(states[service], learntAt[service], pausedUntil, navigator.onLine, Date.now());
}

/** Another service is asked from now on: what was learnt of the former one, and what it asked for, is nothing to it. */
export async function forgetState(service: Service): Promise<void> {
  states[service] = { state: "unknown" };
  await browserNetwork.pauses.set(service, 0);
  announceChange("states");
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", end);
      resolve();
    }, milliseconds);
    if (signal.aborted) end();
    else signal.addEventListener("abort", end, { once: true });
  });
}
