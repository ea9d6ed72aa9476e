import { signal } from "@preact/signals";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createSecondTries } from "../../../../../components/search/view/second-tries.ts";
import type { send } from "../../../../../utils/calls/send.ts";
import { success } from "../../../../../utils/platform/result.ts";
import { newSearch, type SearchRequest } from "../../../../../utils/search/request.ts";
import type { KnownValues } from "../../../../../utils/search/service-answers.ts";
import { toParameters } from "../../../../../utils/search/to-parameters.ts";
import { startTestService, type TestService } from "../../../../setup/service.ts";
import { NATURAL_QUERIES } from "./natural-queries.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

async function get<Body>(path: string): Promise<Body> {
  const response = await fetch(`${service.url}/api/v1/${path}`);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

async function readLists(): Promise<KnownValues> {
  const { countries } = await get<KnownValues>("countries");
  const { states, cities } = await get<Pick<KnownValues, "states" | "cities">>("places?limit=1000");
  return { countries, states, cities: cities ?? [] };
}

/** Whether a search leads to pages: by itself, or by what is tried in its place. */
it("of searches as people type them, five in six lead to pages", async () => {
  const lists = signal(await readLists());
  const search = (request: SearchRequest) => get<{ results: unknown[] }>(`search?${toParameters(request)}`);
  const call = async (name: string, asked: { request: SearchRequest; q: string; size: number }) => {
    const value =
      name === "suggest"
        ? (
            await get<{ suggestions: string[] }>(
              `suggest?q=${encodeURIComponent(asked.q)}&size=${asked.size}`,
            )
          ).suggestions
        : await search(asked.request);
    return success({ value, fetchedAt: 0, from: "service", failure: null });
  };
  const tries = createSecondTries({
    // Only these two are called, and only these parts of an answer are read.
    send: call as unknown as typeof send,
    lists: { lists, load: async () => undefined },
    ownSearches: signal([]),
  });
  const lost: string[] = [];
  for (const q of NATURAL_QUERIES) {
    const request = newSearch(q);
    const { results } = await search(request);
    if (results.length === 0 && (await tries(request, new AbortController().signal)) === null) lost.push(q);
    await service.reset();
  }
  expect(lost.length, lost.join("\n")).toBeLessThanOrEqual(NATURAL_QUERIES.length / 6);
});
