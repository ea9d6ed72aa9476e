import { render } from "preact";
import { ResultList } from "../../components/search/results/ResultList.tsx";
import { CARD_ACTIONS } from "../../gallery/examples.ts";
import { NO_FILTERS } from "../../utils/search/request.ts";
import type { SearchResult } from "../../utils/search/service-answers.ts";

/** Draws a list from scratch and answers how long it took until it was laid out. */
export function drawList(results: readonly SearchResult[]): { readonly time: number; readonly html: string } {
  const holder = document.createElement("div");
  document.body.replaceChildren(holder);
  const reader = { now: Date.now(), timeZone: "UTC", language: "en" };
  const start = performance.now();
  render(
    <ResultList
      results={results}
      known={{ countries: [], states: [] }}
      filters={NO_FILTERS}
      reader={reader}
      actions={CARD_ACTIONS}
      feed={null}
    />,
    holder,
  );
  holder.getBoundingClientRect();
  const time = performance.now() - start;
  const html = holder.innerHTML;
  render(null, holder);
  return { time, html };
}

/** The same markup, set as HTML. */
export function setHtml(html: string): number {
  const holder = document.createElement("div");
  document.body.replaceChildren(holder);
  const start = performance.now();
  holder.innerHTML = html;
  holder.getBoundingClientRect();
  return performance.now() - start;
}
