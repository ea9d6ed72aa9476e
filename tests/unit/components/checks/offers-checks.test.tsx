// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { type ComponentChild, render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CheckCard } from "../../../../components/checks/card/CheckCard.tsx";
import { DraftForm } from "../../../../components/checks/draft/DraftForm.tsx";
import { createDraftStore } from "../../../../components/checks/draft/draft-store.ts";
import { ResultCard } from "../../../../components/search/results/ResultCard.tsx";
import { LinkedSites } from "../../../../components/sites/LinkedSites.tsx";
import type { PageKnown } from "../../../../components/sites/this-page-store.ts";
import { CARD_ACTIONS } from "../../../../gallery/examples.ts";
import type { Check } from "../../../../utils/checks/check.ts";
import { NO_FILTERS } from "../../../../utils/search/request.ts";
import { FALLBACKS } from "../../../../utils/settings/settings-table.ts";
import { fakeBrowser } from "../../../setup/browser.ts";
import { done, failedCheck, VERDICT } from "../../utils/checks/sample.ts";
import { RESULT } from "../sample-result.ts";
import { KNOWN, READER } from "../search/results/outcome-sample.ts";
import { click, press, texts } from "../user.ts";
import { sampleActions } from "./sample-actions.ts";

const policy = vi.hoisted(() => ({ forbids: false }));
vi.mock("../../../../utils/settings/settings.ts", () => ({
  // As in the settings in force, there is no address then.
  readSettings: async () => ({
    ...FALLBACKS,
    factCheckServiceUrl: policy.forbids ? null : "https://a.example",
    forbidFactChecks: policy.forbids,
  }),
  listenToSettings: () => () => undefined,
}));
vi.mock("../../../../utils/calls/send.ts", () => ({ send: async () => ({ ok: true, value: undefined }) }));
vi.mock("../../../../utils/sites/kept-site-list.ts", () => ({ readSiteList: async () => null }));

const nothing = (): void => undefined;

const card = (check: Check): ComponentChild => (
  <CheckCard check={check} earlier={[]} now={0} inLine={null} actions={sampleActions()} />
);

const unsent: Check = {
  ...{ id: "u", claim: "Claim", key: "claim", origin: null, order: 1, addedAt: 0 },
  ...{ state: "unsent", problem: { reason: "no-consent" } },
};

const page: PageKnown = {
  tab: { id: 1, windowId: 1, address: "https://news.example/a", title: "Minimum wage" },
  answer: { kind: "not-listed", reason: "unknown", host: "news.example", owner: "news.example" },
  listState: "none",
  domain: "news.example",
  words: "minimum wage",
};

const LINK = {
  ...{ address: "https://www.irs.gov/a", words: "the agency says", isAside: false },
  ...{ before: "“Refunds take up to 21 days,” ", after: "." },
};

const TEXT = "Get the service’s text version";

/** Where a claim can be sent from, what is drawn there, and the controls that offer it. */
const PLACES: readonly [string, () => ComponentChild, readonly string[]][] = [
  ["a verdict", () => card(done(1)), ["Check again", TEXT]],
  ["a saved verdict", () => card(done(1, { repeatedAt: 1 })), ["Check again", "Check again", TEXT]],
  [
    "a verdict without a source",
    () => card(done(1, { verdict: { ...VERDICT, verdict: "UNVERIFIABLE", sources: [] } })),
    ["Check again", "Check again", TEXT],
  ],
  ["a failed check", () => card(failedCheck(1)), ["Try again", "Edit"]],
  ["a check that was not sent", () => card(unsent), ["Allow and check", "Edit"]],
  [
    "a result",
    () => (
      <ResultCard
        result={RESULT}
        known={KNOWN}
        filters={NO_FILTERS}
        reader={READER}
        sort={null}
        actions={{ ...CARD_ACTIONS, offersChecks: () => !policy.forbids }}
      />
    ),
    ["Fact-check this page", "Check this as a claim"],
  ],
  [
    "what a page links to",
    () => <LinkedSites page={page} onChecked={nothing} onClose={nothing} />,
    ["Fact-check this sentence"],
  ],
];

const OFFERS = [...new Set(PLACES.flatMap(([, , offers]) => offers))];

/** What is offered that would send a claim, in the menus as well. */
async function offered(what: ComponentChild): Promise<string[]> {
  await act(async () => render(what, document.body));
  // What is read then: the settings, and the page's links.
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  for (const full of document.querySelectorAll("[aria-label='Full result']")) {
    await act(() => full.setAttribute("open", ""));
    await vi.waitFor(() => expect(full.querySelector(".markdown")).not.toBeNull());
  }
  const menus = [...document.querySelectorAll("[aria-haspopup=menu]")];
  const found = texts("button");
  for (const menu of menus) {
    await click(menu);
    found.push(...texts("[role=menuitem]"));
    await press("Escape");
  }
  return found.filter((name) => OFFERS.includes(name)).sort();
}

beforeEach(() => {
  policy.forbids = false;
  const event = { addListener: nothing, removeListener: nothing };
  const read = { address: page.tab.address, title: "News", links: [LINK], total: 1 };
  Object.assign(fakeBrowser, {
    permissions: { contains: async () => true, onAdded: event, onRemoved: event },
    scripting: { executeScript: async () => [{ result: read }] },
  });
});
afterEach(() => act(() => render(null, document.body)));

describe("where an administrator forbids fact-checks", () => {
  it.each(PLACES)("%s offers none", async (_, drawn, offers) => {
    expect(await offered(drawn())).toEqual([...offers].sort());
    await act(() => render(null, document.body));
    policy.forbids = true;
    expect(await offered(drawn())).toEqual([]);
  });
});

it("a text that cannot be checked leaves a way back", async () => {
  policy.forbids = true;
  const onClose = vi.fn();
  await act(async () =>
    render(
      <DraftForm draft={createDraftStore()} inLine={0} onStarted={nothing} onClose={onClose} />,
      document.body,
    ),
  );
  await vi.waitFor(() => expect(document.body.textContent).toContain("Set by your administrator"));
  await click("Back to the list");
  expect(onClose).toHaveBeenCalledOnce();
});
