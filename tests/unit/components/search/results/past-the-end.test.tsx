// @vitest-environment happy-dom
import { render } from "preact";
import { afterEach, describe, expect, it, vi } from "vitest";
import { NoResults } from "../../../../../components/search/results/NoResults.tsx";
import { Paging } from "../../../../../components/search/results/Paging.tsx";
import { NO_FILTERS } from "../../../../../utils/search/request.ts";
import type { ResultPage } from "../../../../../utils/search/service-answers.ts";

const PAST: ResultPage = {
  total: 509,
  totalIsLowerBound: false,
  page: 60,
  size: 10,
  results: [],
  dropped: 0,
  facets: {},
  tookMs: 1,
};

afterEach(() => render(null, document.body));

function renderNone(page: ResultPage, onPage: (page: number) => void): void {
  const known = { countries: [], states: [] };
  render(
    <NoResults
      query="tax"
      needsWords
      filters={NO_FILTERS}
      known={known}
      page={page}
      onChange={() => undefined}
      onRemoveAll={() => undefined}
      onWords={() => undefined}
      offers={null}
      isTrying={false}
      onFederal={() => undefined}
      onPage={onPage}
    />,
    document.body,
  );
}

describe("a page past the last result", () => {
  it("says how many results there are and leads to the first page", () => {
    const onPage = vi.fn();
    renderNone(PAST, onPage);
    expect(document.querySelector("h2")?.textContent).toBe("Page 60 has no results");
    expect(document.querySelector("p")?.textContent).toContain("509 results in total");
    document.querySelector("button")?.click();
    expect(onPage).toHaveBeenCalledExactlyOnceWith(1);
  });

  it.each([30, 0])("after a floor of %d it says that the results have ended and leads back", (total) => {
    const onPage = vi.fn();
    renderNone({ ...PAST, page: 4, total, totalIsLowerBound: true }, onPage);
    expect(document.querySelector("h2")?.textContent).toBe("Page 4 has no results");
    expect(document.querySelector("p")?.textContent).toContain("The results end before this page.");
    for (const button of document.querySelectorAll("button")) button.click();
    expect(onPage.mock.calls).toEqual([[3], [1]]);
  });

  it.each([
    { page: 1, total: 0 },
    { page: 2, total: 0 },
  ])("is not meant where nothing was found: %o", (found) => {
    renderNone({ ...PAST, ...found }, () => undefined);
    expect(document.querySelector("h2")?.textContent).toBe("No pages found for “tax”");
  });

  it("has no range, and the page before it is the last one with results", () => {
    const onPage = vi.fn();
    render(<Paging page={PAST} onPage={onPage} />, document.body);
    expect(document.querySelector("nav > span")?.textContent).toBe("");
    const [previous, next] = document.querySelectorAll("button");
    expect(next?.disabled).toBe(true);
    previous?.click();
    expect(onPage).toHaveBeenCalledExactlyOnceWith(51);
  });
});
