// @vitest-environment happy-dom
import { signal } from "@preact/signals";
import { render } from "preact";
import { afterEach, expect, it, vi } from "vitest";
import { InsteadNote } from "../../../../../components/search/results/InsteadNote.tsx";
import type { ViewStore } from "../../../../../components/search/view/view-store.ts";
import { NO_FILTERS, newSearch } from "../../../../../utils/search/request.ts";

afterEach(() => render(null, document.body));

it.each([
  [{}, "No pages found for “the water bill texas”. Showing results for “water bill”."],
  [{ state: ["TX"] }, "No pages found for “the water bill texas”. Showing results for “water bill” (Texas)."],
])("with %j it says what is shown instead, and leads back", (filters, sentence) => {
  const asked = newSearch("the water bill texas");
  const searchExactly = vi.fn();
  const view = {
    results: { shown: signal({ request: newSearch("water bill", { ...NO_FILTERS, ...filters }) }) },
    lists: {
      lists: signal({
        countries: [],
        states: [{ code: "TX", name: "Texas", country: "us", type: null, cities: 1 }],
      }),
    },
    searchExactly,
  } as unknown as ViewStore;
  render(<InsteadNote view={view} insteadOf={asked} onCheck={vi.fn()} />, document.body);
  expect(document.querySelector("[role=status]")?.textContent).toBe(sentence);
  const button = document.querySelector("button");
  expect(button?.textContent).toBe("Search exactly for “the water bill texas”");
  button?.click();
  expect(searchExactly.mock.calls).toEqual([[asked]]);
});
