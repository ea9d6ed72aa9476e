import { browser } from "../../../utils/platform/browser.ts";
import { announceChange } from "../../../utils/platform/changes.ts";
import type { Service, ServiceState } from "../../../utils/platform/failure.ts";
import { wait } from "../../../utils/platform/wait.ts";
import { type Settings, settingsForSending } from "../../../utils/settings/settings.ts";
import { endpoint, type Network } from "./http.ts";
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
  isDown: (service) => stateOf(service, 0).state === "down",
  // A pattern that the browser does not know may be refused at once, without a promise.
  mayReach: async (origins) => browser.permissions.contains({ origins: [origins] }),
  async isInUse(service, url) {
    const base = await serviceAddress(service);
    return base !== null && url.href.startsWith(endpoint(base, "/").href);
  },
  pauses: storedPauses(),
  report(service, failure, milliseconds) {
    const before = states[service];
    learntAt[service] = Date.now();
    states[service] = stateAfter(before, failure, milliseconds, learntAt[service]);
    if (JSON.stringify(states[service]) !== JSON.stringify(before)) announceChange("states");
  },
};

/** Where requests to a service go; null where none is configured. */
export async function serviceAddress(service: Service): Promise<string | null> {
  return addressIn(await settingsForSending(), service);
}

export function addressIn(
  { searchServiceUrl, factCheckServiceUrl }: Settings,
  service: Service,
): string | null {
  return service === "search" ? searchServiceUrl : factCheckServiceUrl;
}

export async function knownState(service: Service): Promise<ServiceState> {
  return stateOf(service, await browserNetwork.pauses.until(service));
}

function stateOf(service: Service, pausedUntil: number): ServiceState {
  return stateNow(states[service], learntAt[service], pausedUntil, navigator.onLine, Date.now());
}

/** Called when a user enters another address: state and rate-limit pause belonged to the previous service. */
export async function forgetState(service: Service): Promise<void> {
  states[service] = { state: "unknown" };
  await browserNetwork.pauses.set(service, 0);
  announceChange("states");
}
