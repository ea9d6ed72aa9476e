// @vitest-environment happy-dom
import { render } from "preact";
import { afterEach, expect, it, vi } from "vitest";
import { Paging } from "../../../../../components/search/results/Paging.tsx";
import { isEndOfWindow } from "../../../../../components/search/results/where-results-end.ts";
import type { ResultPage, SearchResult } from "../../../../../utils/search/service-answers.ts";

afterEach(() => render(null, document.body));

/** Page `page` of ten, with so many results, of a total that is exact or a floor. */
function pageOf(page: number, results: number, total: number, totalIsLowerBound: boolean): ResultPage {
  const each = { url: "https://example.gov/" } as SearchResult;
  return {
    total,
    totalIsLowerBound,
    page,
    size: 10,
    results: Array<SearchResult>(results).fill(each),
    dropped: 0,
    facets: {},
    tookMs: 1,
  };
}

it.each([
  ["an exact total ends the pages", pageOf(3, 10, 30, false), false, false],
  ["a floor below the window does not", pageOf(3, 10, 30, true), true, false],
  ["nor a floor that pages have passed", pageOf(7, 10, 30, true), true, false],
  ["nor does a floor of nothing", pageOf(1, 10, 0, true), true, false],
  ["a page that is not full is the last above a floor", pageOf(3, 7, 27, true), false, false],
  ["an empty one too", pageOf(4, 0, 30, true), false, false],
  ["the window ends them, and it says so", pageOf(100, 10, 30, true), false, true],
  ["the window with more behind it too", pageOf(100, 10, 4_000, false), false, true],
  ["a floor as large as the window leaves more behind it", pageOf(100, 10, 1_000, true), false, true],
])("%s", (_, page, hasNext, isEnd) => {
  render(<Paging page={page} onPage={() => undefined} />, document.body);
  expect(document.querySelector<HTMLButtonElement>("nav button:last-child")?.disabled).toBe(!hasNext);
  expect(isEndOfWindow(page)).toBe(isEnd);
});

it("names no more results than the page has where the service sent too many", () => {
  render(
    <Paging page={{ ...pageOf(1, 10, 5_000, false), dropped: 2_990 }} onPage={() => undefined} />,
    document.body,
  );
  expect(document.querySelector("nav > span")?.textContent).toBe("1–10 of 5,000");
});

it("where a full page was followed by none, it leads back to that page", () => {
  const onPage = vi.fn();
  render(<Paging page={pageOf(6, 0, 30, true)} onPage={onPage} />, document.body);
  document.querySelector("button")?.click();
  expect(onPage).toHaveBeenCalledExactlyOnceWith(5);
});
