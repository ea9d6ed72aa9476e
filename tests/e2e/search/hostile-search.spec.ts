import { expect, test } from "../fixtures.ts";
import { mischiefIn, watchForMischief, withoutPolicy } from "../hostile.ts";
import { HOSTILE_TEXTS } from "../hostile-vectors.ts";

/** The most results the contract puts on a page. */
const PAGE = 50;

for (const [name, path, address] of [
  ["a search", "/api/v1/search", "search.html?q=tax"],
  ["the recent feed", "/api/v1/recent", "search.html?view=recent"],
] as const) {
  test(`no text of ${name} runs, loads or links to anything but web pages`, async ({
    session,
    service,
    openPage,
  }) => {
    test.setTimeout(120_000);
    await using watch = await watchForMischief(session.context, service.url);
    const page = await openPage("options.html");
    await withoutPolicy(page);
    for (let start = 0; start < HOSTILE_TEXTS.length; start += PAGE) {
      const texts = HOSTILE_TEXTS.slice(start, start + PAGE);
      await service.fault({ match: path, kind: "custom", body: hostileResults(texts) });
      await page.goto(session.address(`${address}&language=en&page=${start / PAGE + 1}`));
      const results = page.getByRole("list", { name: "Results" }).getByRole("listitem");
      await expect(results.first()).toBeVisible();
      expect(await mischiefIn(page)).toEqual([]);
      await service.clearFaults();
    }
    expect(watch.strayRequests).toEqual([]);
  });
}

function hostileResults(texts: readonly string[]): string {
  const counts = texts.map((value) => ({ value, count: 1 }));
  return JSON.stringify({
    query: texts[0],
    total: texts.length,
    total_is_lower_bound: false,
    page: 1,
    size: PAGE,
    took_ms: 1,
    sort: texts[0],
    sort_meaning: texts.join(" "),
    window: texts[0],
    place: texts[0],
    facets: {
      countries: counts,
      levels: counts,
      states: counts,
      cities: counts,
      domains: counts,
      types: counts,
    },
    results: texts.map((text, index) => ({
      url: index % 2 ? text : `https://www.example.gov/${index}`,
      title: text,
      snippet: text,
      domain: text,
      organization: text,
      country: text,
      level: text,
      state: text,
      language: text,
      city: text,
      content_type: text,
      published_at: text,
      content_changed_at: text,
      updated_at: text,
      last_crawled: text,
      word_count: 1,
      score: 1,
    })),
  });
}

test("no words or cities of a refused search are more than text", async ({ session, service, openPage }) => {
  await using watch = await watchForMischief(session.context, service.url);
  const cities = HOSTILE_TEXTS.map((city) => ({ city, state: city }));
  for (const [status, body] of [
    [400, { detail: HOSTILE_TEXTS.join(" "), suggestions: cities }],
    [400, { detail: { message: HOSTILE_TEXTS.join(" "), suggestions: HOSTILE_TEXTS } }],
    [422, { detail: HOSTILE_TEXTS.map((msg) => ({ loc: ["query", msg], msg, type: msg })) }],
    [503, { error: HOSTILE_TEXTS.join("\n") }],
  ] as const) {
    await service.fault({ match: "/api/v1/search", kind: "custom", status, body: JSON.stringify(body) });
    const page = await openPage("options.html");
    await withoutPolicy(page);
    await page.goto(session.address(`search.html?q=tax&city=x${status}`));
    await expect(page.getByRole("main")).toContainText("alert(1)");
    expect(await mischiefIn(page)).toEqual([]);
    await page.close();
    await service.clearFaults();
  }
  expect(watch.strayRequests).toEqual([]);
});
