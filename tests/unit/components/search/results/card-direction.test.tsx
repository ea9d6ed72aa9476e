// @vitest-environment happy-dom
import { render } from "preact";
import { afterEach, expect, it } from "vitest";
import { ResultCard } from "../../../../../components/search/results/ResultCard.tsx";
import { CARD_ACTIONS } from "../../../../../gallery/examples.ts";
import { NO_FILTERS } from "../../../../../utils/search/request.ts";
import { RESULT } from "../../sample-result.ts";

afterEach(() => render(null, document.body));

it("title, snippet and organization run in the direction of their own letters", () => {
  const result = { ...RESULT, title: "طلب جواز السفر", snippet: "كيفية التقديم", organization: "משרד הפנים" };
  render(
    <ResultCard
      result={result}
      known={{ countries: [], states: [] }}
      filters={NO_FILTERS}
      reader={{ now: 0, timeZone: "UTC", language: "en" }}
      sort={null}
      actions={CARD_ACTIONS}
    />,
    document.body,
  );
  const automatic = [...document.querySelectorAll("[dir=auto]")].map(({ textContent }) => textContent);
  expect(automatic).toEqual([result.organization, result.title, result.snippet]);
});
