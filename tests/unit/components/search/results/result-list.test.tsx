// @vitest-environment happy-dom
import { render } from "preact";
import { expect, it, vi } from "vitest";
import { Paging } from "../../../../../components/search/results/Paging.tsx";
import { ResultList } from "../../../../../components/search/results/ResultList.tsx";
import { ResultSkeleton } from "../../../../../components/search/results/ResultSkeleton.tsx";
import { CARD_ACTIONS } from "../../../../../gallery/examples.ts";
import { NO_FILTERS } from "../../../../../utils/search/request.ts";
import type { SearchResult } from "../../../../../utils/search/service-answers.ts";
import { RESULT } from "../../sample-result.ts";
import { click, named, texts } from "../../user.ts";
import { KNOWN, READER } from "./outcome-sample.ts";

it("a feed has a heading for each day and marks what is new, a search has neither", () => {
  const dated = (updatedAt: string | null, n: number) => ({
    ...RESULT,
    updatedAt,
    url: `https://a.gov/${n}`,
  });
  const results = [
    dated("2026-11-20T11:00:00Z", 1),
    dated("2026-11-20T09:00:00Z", 2),
    dated("2026-11-19", 3),
    dated(null, 4),
    dated(null, 5),
  ];
  const list = { results, known: KNOWN, filters: NO_FILTERS, reader: READER, actions: CARD_ACTIONS };
  render(<ResultList {...list} feed={null} />, document.body);
  expect([texts(".card").length, texts("h2.day"), texts(".card-new")]).toEqual([5, [], []]);
  const feed = { sort: "updated", lastVisit: Date.UTC(2026, 10, 20, 10) } as const;
  render(<ResultList {...list} feed={feed} />, document.body);
  expect(texts("h2.day")).toHaveLength(3);
  expect(texts("h2.day").at(-1)).toBe("No date");
  expect(
    [...document.querySelectorAll(".card")].map((card) =>
      card.textContent.includes("New since your last visit."),
    ),
  ).toEqual([true, false, false, false, false]);
});

it.each([
  ["an hour after the visit", "2026-11-20T11:00:00Z", true],
  ["at the visit itself", "2026-11-20T10:00:00Z", false],
  ["an hour before it", "2026-11-20T09:00:00Z", false],
  ["on a later day", "2026-11-21", true],
  ["on its day, at no known time", "2026-11-20", false],
  ["at no known date", null, false],
])("a page dated %s is new or not in a feed, and never at the first visit", (_, updatedAt, isNew) => {
  const list = {
    results: [{ ...RESULT, updatedAt }],
    known: KNOWN,
    filters: NO_FILTERS,
    reader: READER,
    actions: CARD_ACTIONS,
  };
  const drawAt = (lastVisit: number | null) =>
    render(<ResultList {...list} feed={{ sort: "updated", lastVisit }} />, document.body);
  drawAt(Date.UTC(2026, 10, 20, 10));
  expect(texts(".card-new")).toHaveLength(isNew ? 1 : 0);
  drawAt(null);
  expect(texts(".card-new")).toEqual([]);
});

it("turning the page moves the focus to the list", async () => {
  const onPage = vi.fn();
  const page = {
    total: 30,
    totalIsLowerBound: false,
    page: 2,
    size: 10,
    results: Array<SearchResult>(10).fill(RESULT),
    dropped: 0,
    facets: {},
    tookMs: 1,
  };
  render(
    <>
      <div id="list" tabIndex={-1} />
      <Paging page={page} onPage={onPage} />
    </>,
    document.body,
  );
  expect(texts("nav > span")).toEqual(["11–20 of 30"]);
  await click("Next page");
  await click("Previous page");
  expect([onPage.mock.calls, document.activeElement?.id]).toEqual([[[3], [1]], "list"]);
});

it("the place of a list holds as many cards as were asked for, and says when it takes long", () => {
  render(<ResultSkeleton cards={3} isLong={false} />, document.body);
  expect([document.querySelectorAll(".card").length, document.body.textContent]).toEqual([3, ""]);
  expect(document.querySelector(".cards")?.getAttribute("aria-busy")).toBe("true");
  render(<ResultSkeleton cards={3} isLong />, document.body);
  expect(texts("[role=status]")[0]).toContain("longer than usual");
  expect(named("Try again")).toEqual([]);
});
