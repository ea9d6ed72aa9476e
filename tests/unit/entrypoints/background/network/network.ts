import type { Network } from "../../../../../entrypoints/background/network/http.ts";
import type { ApiFailure, Service } from "../../../../../utils/platform/failure.ts";

export interface TestNetwork extends Network {
  /** The waits that were asked for; the clock jumps over each. */
  readonly waits: number[];
  /** How often the network was used; where a redirect is followed, once for the whole way. */
  tries: number;
  readonly reports: { readonly service: Service; readonly failure: ApiFailure | null }[];
  clock: number;
}

export const NEW_YEAR = Date.UTC(2032, 0, 1);

/** The real `fetch` with a clock, a die and pauses that the test holds. */
export function testNetwork(changes: Partial<Network> = {}): TestNetwork {
  const pausedUntil = new Map<Service, number>();
  const taken = new Set<Service>();
  const network: TestNetwork = {
    waits: [],
    reports: [],
    tries: 0,
    clock: NEW_YEAR,
    fetch: (address, init) => {
      network.tries += 1;
      return fetch(address, init);
    },
    now: () => network.clock,
    random: () => 0.5,
    wait: async (milliseconds) => {
      network.waits.push(milliseconds);
      network.clock += milliseconds;
    },
    isOnline: () => true,
    isDown: () => false,
    mayReach: async () => true,
    isInUse: async () => true,
    pauses: {
      until: async (service) => pausedUntil.get(service) ?? 0,
      takeRequest: async (service) => !taken.has(service) && taken.add(service).size > 0,
      isRequestTaken: async (service) => taken.has(service),
      set: async (service, until) => {
        pausedUntil.set(service, until);
        if (until === 0) taken.delete(service);
      },
    },
    report: (service, failure) => void network.reports.push({ service, failure }),
    ...changes,
  };
  return network;
}
