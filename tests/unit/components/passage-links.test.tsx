// @vitest-environment happy-dom
import { type ComponentChild, render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it, vi } from "vitest";
import { ResultCard } from "../../../components/search/results/ResultCard.tsx";
import { LinkedSites } from "../../../components/sites/LinkedSites.tsx";
import type { PageKnown } from "../../../components/sites/this-page-store.ts";
import { EntryCard } from "../../../components/watches/news/EntryCard.tsx";
import { CARD_ACTIONS } from "../../../gallery/examples.ts";
import { NO_FILTERS } from "../../../utils/search/request.ts";
import { fakeBrowser } from "../../setup/browser.ts";
import { result } from "../utils/search/sample-results.ts";
import { RESULT } from "./sample-result.ts";
import { KNOWN, READER } from "./search/results/outcome-sample.ts";

vi.mock("../../../utils/sites/kept-site-list.ts", () => ({ readSiteList: async () => null }));
vi.mock("../../../utils/calls/send.ts", () => ({ send: async () => ({ ok: true, value: undefined }) }));

afterEach(() => render(null, document.body));

const SNIPPET = "Who may claim a <mark>tax</mark> credit for the year in which a child was born";

const resultCard = (contentType: string): ComponentChild => (
  <ResultCard
    result={{ ...RESULT, url: "https://www.irs.gov/credits", snippet: SNIPPET, contentType }}
    known={KNOWN}
    filters={NO_FILTERS}
    reader={READER}
    sort={null}
    actions={CARD_ACTIONS}
  />
);

const entryCard = (contentType: string): ComponentChild => {
  const entry = {
    ...{ id: "e", watch: "w", result: result({ snippet: SNIPPET, contentType }) },
    ...{ at: 0, foundAt: 1, order: "1" },
  };
  return <EntryCard line={{ entries: [entry] }} reader={READER} day={null} isNamed actions={CARD_ACTIONS} />;
};

/** "Where this page gets its facts", of a page that quotes one. */
function linkedSites(): ComponentChild {
  const link = {
    ...{ address: "https://www.irs.gov/a", words: "the agency says", isAside: false },
    ...{ before: "“Refunds take up to 21 days,” ", after: "." },
  };
  const read = { address: "https://news.example/", title: "News", links: [link], total: 1 };
  Object.assign(fakeBrowser, { scripting: { executeScript: async () => [{ result: read }] } });
  const page: PageKnown = {
    tab: { id: 7, windowId: 1, address: "https://news.example/", title: "News" },
    answer: { kind: "not-listed", reason: "unknown", host: "news.example", owner: "news.example" },
    listState: "none",
    domain: "news.example",
    words: "News",
  };
  return <LinkedSites page={page} onChecked={() => undefined} onClose={() => undefined} />;
}

/** Presses the first link to a passage; whether that is left to the browser. */
function press(button: number): boolean {
  const link = document.querySelector<HTMLAnchorElement>("a.card-link, a[href*='#:~:text=']");
  if (link === null) throw new Error("no link");
  return link.dispatchEvent(new MouseEvent("auxclick", { button, bubbles: true, cancelable: true }));
}

it.each([
  ["a result", () => resultCard("text/html")],
  ["a page of the news", () => entryCard("text/html")],
  ["a page that another one quotes", linkedSites],
])("the middle button opens %s at the passage, in a tab of the extension", async (_, drawn) => {
  const create = vi.fn(async () => undefined);
  Object.assign(fakeBrowser, { tabs: { create } });
  await act(() => render(drawn(), document.body));
  await vi.waitFor(() => expect([press(2), create.mock.calls]).toEqual([true, []]));
  expect(press(1)).toBe(false);
  expect(create.mock.calls).toEqual([
    [{ url: expect.stringMatching(/^https:\/\/www\.irs\.gov\/.*#:~:text=/), active: false }],
  ]);
});

it.each([
  ["a result", () => resultCard("application/pdf")],
  ["a page of the news", () => entryCard("application/pdf")],
])("the middle button leaves %s without a passage to the browser", async (_, drawn) => {
  const create = vi.fn(async () => undefined);
  Object.assign(fakeBrowser, { tabs: { create } });
  await act(() => render(drawn(), document.body));
  expect([press(1), create.mock.calls]).toEqual([true, []]);
});
