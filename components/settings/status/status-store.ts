import { batch, type ReadonlySignal, signal } from "@preact/signals";
import type { Served } from "../../../utils/calls/calls-table.ts";
import type { send } from "../../../utils/calls/send.ts";
import type { ApiFailure, Service } from "../../../utils/platform/failure.ts";
import type { Result } from "../../../utils/platform/result.ts";
import { EVERY_PLACE } from "../../../utils/search/places.ts";
import { NO_FILTERS, newRecent } from "../../../utils/search/request.ts";
import type {
  Countries,
  FacetCount,
  Health,
  StatePlace,
  Stats,
} from "../../../utils/search/service-answers.ts";

export type Asked<Value> = Result<Value, ApiFailure> | null;

type Addresses = Readonly<Record<Service, string | null>>;

interface Parts {
  readonly send: typeof send;
}

export interface StatusStore {
  /** The health of both services; null: not requested yet. */
  readonly health: Readonly<Record<Service, ReadonlySignal<Asked<Health>>>>;
  readonly checking: Readonly<Record<Service, ReadonlySignal<boolean>>>;
  readonly stats: ReadonlySignal<Asked<Served<Stats>>>;
  readonly countries: ReadonlySignal<Asked<Served<Countries>>>;
  /** Pages by level; null: not known, or the service counts none. */
  readonly levels: ReadonlySignal<readonly FacetCount[] | null>;
  /** Whether all figures of the service in use have arrived. Shown one after the other they would push each other down. */
  readonly isLoaded: ReadonlySignal<boolean>;
  checkHealth(service: Service): Promise<void>;
  /** What is known of a service at another address goes at once; what is known of the same stays until the next answer. */
  loadStatus(addresses: Addresses): Promise<void>;
  /** What failed stays until the next answer is here. */
  retryStatus(): Promise<void>;
  /** Empty where they are not known: the list of domains is then narrowed by its other filters. */
  askStates(): Promise<readonly StatePlace[]>;
}

export function createStatusStore({ send }: Parts): StatusStore {
  const health = { search: signal<Asked<Health>>(null), factCheck: signal<Asked<Health>>(null) };
  const checking = { search: signal(false), factCheck: signal(false) };
  const stats = signal<Asked<Served<Stats>>>(null);
  const countries = signal<Asked<Served<Countries>>>(null);
  const levels = signal<readonly FacetCount[] | null>(null);
  const isLoaded = signal(false);
  /** Each question has a number: the address may change while one is asked, and its answer is then of another service. */
  const lastAsked = { search: 0, factCheck: 0, status: 0 };
  /** Where the services are whose answers are here. */
  let known: Addresses = { search: null, factCheck: null };

  const forget = (service: Service): void => {
    health[service].value = null;
    if (service === "factCheck") return;
    stats.value = null;
    countries.value = null;
    levels.value = null;
    isLoaded.value = false;
  };

  const checkHealth = async (service: Service): Promise<void> => {
    lastAsked[service] += 1;
    const asked = lastAsked[service];
    checking[service].value = true;
    const answer = await send("health", { service });
    if (asked !== lastAsked[service]) return;
    health[service].value = answer;
    checking[service].value = false;
  };

  /** No endpoint counts pages by level, but the feed in crawl order contains all pages, so its facets do. */
  const askLevels = async (): Promise<readonly FacetCount[] | null> => {
    const everything = { ...newRecent(NO_FILTERS, 1), sort: "crawled" } as const;
    const answer = await send("recent", { request: everything, effort: "up-to-date" });
    return (answer.ok && answer.value.value.facets.levels) || null;
  };

  const retryStatus = async (): Promise<void> => {
    lastAsked.status += 1;
    const asked = lastAsked.status;
    const healths = Promise.all([checkHealth("search"), checkHealth("factCheck")]);
    const [newStats, newCountries, newLevels] = await Promise.all([
      send("stats", { effort: "up-to-date" }),
      send("countries", { effort: "up-to-date" }),
      askLevels(),
    ]);
    if (asked === lastAsked.status) {
      batch(() => {
        stats.value = newStats;
        countries.value = newCountries;
        levels.value = newLevels;
        isLoaded.value = true;
      });
    }
    await healths;
  };

  return {
    health,
    checking,
    stats,
    countries,
    levels,
    isLoaded,
    checkHealth,
    retryStatus,
    async loadStatus(addresses) {
      batch(() => {
        for (const service of ["search", "factCheck"] as const) {
          if (addresses[service] !== known[service]) forget(service);
        }
      });
      known = addresses;
      await retryStatus();
    },
    async askStates() {
      const answer = await send("places", { request: EVERY_PLACE, effort: "up-to-date" });
      return answer.ok ? answer.value.value.states : [];
    },
  };
}
