// @vitest-environment happy-dom
import { render } from "preact";
import { afterEach, describe, expect, it, vi } from "vitest";
import { NoResults } from "../../../../../components/search/results/NoResults.tsx";
import type { Offers } from "../../../../../components/search/view/second-tries.ts";
import { NO_FILTERS, newSearch } from "../../../../../utils/search/request.ts";
import { pageOf } from "../../sample-result.ts";

const NONE = pageOf(0);

afterEach(() => render(null, document.body));

function renderNone(
  query: string,
  needsWords: boolean,
  level: readonly string[] = [],
  offers: Offers | null = null,
  onFederal = vi.fn(),
  onCheck?: (claim: string) => void,
) {
  const onWords = vi.fn();
  const onChange = vi.fn();
  const onRemoveAll = vi.fn();
  render(
    <NoResults
      query={query}
      needsWords={needsWords}
      filters={{ ...NO_FILTERS, level }}
      known={{ countries: [], states: [] }}
      page={NONE}
      onChange={onChange}
      onRemoveAll={onRemoveAll}
      onWords={onWords}
      offers={offers}
      isTrying={false}
      onFederal={onFederal}
      onPage={() => undefined}
      onCheck={onCheck}
    />,
    document.body,
  );
  const buttons = [...document.querySelectorAll("button")];
  return { onWords, onChange, onRemoveAll, buttons, names: buttons.map((button) => button.textContent) };
}

it.each([
  ["The federal minimum wage is $7.25 an hour.", ["Fact-check this"]],
  ["minimum wage", []],
])("offers to check “%s” where it reads as a claim, and says what that sends", (query, names) => {
  const onCheck = vi.fn();
  const { buttons, names: shown } = renderNone(query, true, [], null, vi.fn(), onCheck);
  expect(shown).toEqual(names);
  const hints = [...document.querySelectorAll(".hint")].map(({ textContent }) => textContent);
  expect(hints).toEqual(
    names.map(() => expect.stringContaining("Sends this sentence to the fact-check service")),
  );
  for (const button of buttons) button.click();
  expect(onCheck.mock.calls).toEqual(names.map(() => [query]));
});

it("offers what is known to find something", () => {
  const federal = newSearch("passport", { ...NO_FILTERS, country: ["us"], level: ["federal"] });
  const onFederal = vi.fn();
  const { onWords, buttons, names } = renderNone(
    "pasport",
    true,
    [],
    { words: ["passport"], federal },
    onFederal,
  );
  expect(names).toEqual(["passport", "Show federal pages"]);
  for (const button of buttons) button.click();
  expect(onWords.mock.calls).toEqual([["passport"]]);
  expect(onFederal.mock.calls).toEqual([[federal]]);
});

it.each([
  ["https://www.irs.gov/credits-deductions?id=7", "https://www.irs.gov/"],
  ["irs.gov", "https://irs.gov/"],
  ["www.irs.gov/forms", "https://www.irs.gov/"],
  ["impôts.gouv.fr", "https://xn--impts-8ta.gouv.fr/"],
])("an address that was entered as words can be asked about: %s", (query, searched) => {
  renderNone(query, true);
  const links = [...document.querySelectorAll("a")].map((link) => new URL(link.href).searchParams);
  expect(links.map((asked) => asked.get("wants"))).toEqual(["search", "answer"]);
  expect(links[0]?.get("address")).toBe(searched);
  expect(document.body.textContent).toContain("This is an address");
});

it.each([
  "property tax",
  "e.g.",
  "U.S.C. 5",
  "3.5",
  "v1.2.3",
  "site:irs.gov",
  "fw4.pdf",
  "DS11.DOCX",
  "index.html",
  "ftp://irs.gov",
  "..",
  "https://",
])("words are no address: %s", (query) => {
  renderNone(query, true);
  expect(document.querySelectorAll("a")).toHaveLength(0);
  expect(document.body.textContent).not.toContain("This is an address");
});

describe("where nothing was found", () => {
  it.each([
    ["tax state:tx", true, ["Remove state:tx"]],
    ["state:tx country:uk tax", true, ["Remove state:tx", "Remove country:uk"]],
    ['tax city:"St. Louis" -filetype:PDF', true, ['Remove city:"St. Louis"', "Remove -filetype:PDF"]],
    ["tax state:tx state:tx", true, ["Remove state:tx"]],
    ["tax", true, []],
    ["state:tx", true, []],
    ["state:tx", false, ["Remove state:tx"]],
  ])("the operators of %j can be dropped", (query, needsWords, expected) => {
    expect(renderNone(query, needsWords).names).toEqual(expected);
  });

  it.each([[[]], [["passport"]], [["passport", "passports"]]])("the near words %j are offered", (words) => {
    const { onWords } = renderNone("pasport", true, [], { words, federal: null });
    const offered = [...document.querySelectorAll("fieldset button")].map(({ textContent }) => textContent);
    expect(offered).toEqual(words);
    expect(document.querySelectorAll("fieldset").length).toBe(words.length > 0 ? 1 : 0);
    document.querySelector<HTMLElement>("fieldset button")?.click();
    expect(onWords.mock.calls.flat()).toEqual(words.slice(0, 1));
  });

  it("they stand beside the filters, with the sentence about both", () => {
    const { names } = renderNone("tax state:tx", true, ["city"]);
    expect(names).toEqual(["Remove Level: City", "Remove state:tx"]);
    expect(document.querySelector("p")?.textContent).toContain("These filters are on");
  });

  it("one filter is spoken of as one", () => {
    renderNone("tax", true, ["city"]);
    expect(document.querySelector("p")?.textContent).toContain("This filter is on. Removing it may help");
  });

  it("of several filters all can be removed at once, and the words stay", () => {
    const { onRemoveAll, onChange, onWords, names, buttons } = renderNone("tax", true, ["city", "state"]);
    expect(names).toEqual(["Remove Level: City", "Remove Level: State", "Remove all filters"]);
    buttons.at(-1)?.click();
    expect([onRemoveAll.mock.calls.length, onChange.mock.calls]).toEqual([1, []]);
    expect(onWords).not.toHaveBeenCalled();
  });

  it("dropping one leaves the other words", () => {
    const { onWords, buttons } = renderNone('state:tx "minimum wage" country:uk -draft state:tx', true);
    buttons[0]?.click();
    expect(onWords).toHaveBeenCalledExactlyOnceWith('"minimum wage" country:uk -draft');
  });
});
