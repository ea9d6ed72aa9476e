import "fake-indexeddb/auto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { lookUpPassages } from "../../../../../entrypoints/background/checks/sources/look-up-passages.ts";
import { CACHE_LIMITS, createCache } from "../../../../../entrypoints/background/search/cache.ts";
import { searchQuestion } from "../../../../../entrypoints/background/search/search-client.ts";
import { createServing } from "../../../../../entrypoints/background/search/serving.ts";
import { type RunningService, startService } from "../../../../../server/start.ts";
import { readCheck } from "../../../../../utils/checks/history/read-checks.ts";
import { passagesIn, passagesOf } from "../../../../../utils/checks/sources/passages.ts";
import { markShared, tellingWords } from "../../../../../utils/checks/sources/shared-words.ts";
import { inChecks } from "../../../../../utils/checks/transaction.ts";
import type { OfficialSource } from "../../../../../utils/checks/verdict.ts";
import { highlightParts, plainText } from "../../../../../utils/text/highlights.ts";
import { done, VERDICT } from "../../../utils/checks/sample.ts";
import { testNetwork } from "../network/network.ts";

const CLAIMS = join(import.meta.dirname, "..", "..", "..", "..", "..", "server", "data", "claims.jsonl");

let service: RunningService;
beforeAll(async () => {
  service = await startService({ port: 0, host: "127.0.0.1", faults: true });
});
afterAll(() => service.close());

it("shows nothing but snippets that the service sent, for every claim of its table", async () => {
  const claims = (await readFile(CLAIMS, "utf8"))
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  const sent = new Set<string>();
  let requests = 0;
  const network = testNetwork({
    fetch: async (address, init) => {
      requests += 1;
      const answer = await fetch(address, init);
      const { results } = await answer.clone().json();
      for (const { snippet } of results) sent.add(snippet);
      return answer;
    },
  });
  const { answer } = createServing(network, createCache(CACHE_LIMITS, Date.now));
  const never = new AbortController().signal;
  let [asked, found] = [0, 0];
  for (const { claim, sources: urls } of claims) {
    if (urls.length === 0) continue;
    const sources = urls.map(
      (url: string): OfficialSource => ({ title: url, url, domain: null, excerpt: null }),
    );
    await inChecks(({ checks }) =>
      checks.put(done(1, { id: "c", claim, verdict: { ...VERDICT, claim, sources } })),
    );
    const gathered = await lookUpPassages({ id: "c" }, never, (request, signal) =>
      answer(searchQuestion(service.url, request, true), "up-to-date", signal),
    );
    expect(gathered.ok).toBe(true);
    const check = await readCheck("c");
    const passagesBySite = (check?.state === "done" && check.passagesBySite) || [];
    for (const source of sources) {
      const shown = passagesOf(source, sources, passagesBySite);
      asked += 1;
      if (shown.kind === "passage") found += 1;
      for (const { snippet } of passagesIn(shown)) {
        expect(sent).toContain(snippet);
        const drawn = markShared(highlightParts(snippet), tellingWords([claim]));
        expect(
          drawn
            .map(({ text }) => text)
            .join("")
            .trim(),
        ).toBe(plainText(snippet));
      }
    }
  }
  expect(asked).toBeGreaterThan(150);
  expect(found / asked).toBeGreaterThan(0.95);
  expect(requests / asked).toBeLessThan(1.5);
}, 60_000);
