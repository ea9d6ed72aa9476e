import { signal } from "@preact/signals";
import type { Served } from "../../utils/platform/messages.ts";
import { send } from "../../utils/platform/send.ts";
import type { Countries, FacetCount, Health, Stats } from "../../utils/requests/answers.ts";
import type { ApiFailure, Service } from "../../utils/requests/failure.ts";
import { NO_FILTERS, newRecent } from "../../utils/requests/request.ts";
import type { Result } from "../../utils/requests/result.ts";

export type Asked<Value> = Result<Value, ApiFailure> | null;

/** What the services say of themselves; null: not asked yet. */
export const health = {
  search: signal<Asked<Health>>(null),
  factCheck: signal<Asked<Health>>(null),
} satisfies Record<Service, unknown>;
export const checking = { search: signal(false), factCheck: signal(false) };
export const stats = signal<Asked<Served<Stats>>>(null);
export const countries = signal<Asked<Served<Countries>>>(null);
/** Pages by level; null: not known, or the service counts none. */
export const levels = signal<readonly FacetCount[] | null>(null);

/** Whether all that is shown of the index has come: one part after the other would push the others about. */
export const isLoaded = signal(false);

export async function checkHealth(service: Service): Promise<void> {
  checking[service].value = true;
  health[service].value = await send("health", { service });
  checking[service].value = false;
}

export async function loadStatus(): Promise<void> {
  const healths = Promise.all([checkHealth("search"), checkHealth("factCheck")]);
  await Promise.all([
    send("stats", { effort: "saved" }).then((answer) => {
      stats.value = answer;
    }),
    send("countries", { effort: "saved" }).then((answer) => {
      countries.value = answer;
    }),
    loadLevels(),
  ]);
  isLoaded.value = true;
  await healths;
}

/** No call counts pages by level for itself. The feed in crawl order holds every page, so its counts say it. */
async function loadLevels(): Promise<void> {
  const everything = { ...newRecent(NO_FILTERS, 1), sort: "crawled" } as const;
  const answer = await send("recent", { request: everything, effort: "saved" });
  levels.value = (answer.ok && answer.value.value.facets.levels) || null;
}
