import { signal } from "@preact/signals";
import type { Served } from "../../utils/platform/messages.ts";
import { send } from "../../utils/platform/send.ts";
import type { Countries, FacetCount, Health, Stats } from "../../utils/requests/answers.ts";
import type { ApiFailure, Service } from "../../utils/requests/failure.ts";
import { NO_FILTERS, newRecent } from "../../utils/requests/request.ts";
import type { Result } from "../../utils/requests/result.ts";

export type Asked<Value> = Result<Value, ApiFailure> | null;

/** The health of both services; null: not requested yet. */
export const health = {
  search: signal<Asked<Health>>(null),
  factCheck: signal<Asked<Health>>(null),
} satisfies Record<Service, unknown>;
export const checking = { search: signal(false), factCheck: signal(false) };
export const stats = signal<Asked<Served<Stats>>>(null);
export const countries = signal<Asked<Served<Countries>>>(null);
/** Pages by level; null: not known, or the service counts none. */
export const levels = signal<readonly FacetCount[] | null>(null);

/** Whether all figures have arrived. Shown one after the other they would push each other down. */
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

/** No endpoint counts pages by level, but the feed in crawl order contains all pages, so its facets do. */
async function loadLevels(): Promise<void> {
  const everything = { ...newRecent(NO_FILTERS, 1), sort: "crawled" } as const;
  const answer = await send("recent", { request: everything, effort: "saved" });
  levels.value = (answer.ok && answer.value.value.facets.levels) || null;
}
