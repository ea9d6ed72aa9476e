// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Trouble } from "../../../../components/base/trouble.tsx";
import type { OpenedTab } from "../../../../components/sites/opened-tab.ts";
import { readOpenedTab } from "../../../../components/sites/opened-tab.ts";
import { ThisPageLine } from "../../../../components/sites/ThisPageLine.tsx";
import { failed, success } from "../../../../utils/platform/result.ts";
import { fakeBrowser } from "../../../setup/browser.ts";
import { click, control, focused, named, press, texts } from "../person.ts";

const world = vi.hoisted(() => ({
  sent: [] as [string, unknown][],
  answers: {} as Record<string, unknown>,
  list: null as unknown,
  settings: { siteList: false } as Record<string, unknown>,
  changed: [] as (() => void)[],
  page: {} as unknown,
}));
vi.mock("../../../../utils/calls/send.ts", () => ({
  send: async (name: string, request: unknown) => {
    world.sent.push([name, request]);
    return world.answers[name] ?? success(null);
  },
}));
vi.mock("../../../../utils/settings/settings.ts", () => ({
  readSettings: async () => world.settings,
  saveSettings: async (change: object) => void Object.assign(world.settings, change),
}));
vi.mock("../../../../utils/sites/kept-site-list.ts", () => ({
  readSiteList: async () => world.list,
  watchSiteList: (listener: () => void) => {
    world.changed.push(listener);
    return () => undefined;
  },
}));
vi.mock("../../../../utils/checks/consent.ts", () => ({
  askConsent: async () => true,
  ifAllowed: (work: () => Promise<unknown>) => work().then(() => success(null)),
}));
vi.mock("../../../../utils/platform/changes.ts", () => ({
  onChange: () => () => undefined,
}));
vi.mock("../../../../components/sites/read-page.ts", () => ({ readPage: async () => world.page }));

const actions = { searchSite: vi.fn(), showChanges: vi.fn(), searchAbout: vi.fn(), showChecks: vi.fn() };
const LIST = {
  lines: "",
  count: 600,
  next: null,
  fetchedAt: Date.now(),
  triedAt: Date.now(),
  shrunkTo: null,
};
const asked = (name: string) => world.sent.filter(([each]) => each === name).map(([, request]) => request);

async function draw(address: string | null, title = ""): Promise<void> {
  const tab: OpenedTab | null = address === null ? null : { id: 1, windowId: 1, address, title };
  const opened = Promise.resolve(tab);
  await act(() =>
    render(
      <>
        <Trouble />
        <ThisPageLine opened={opened} actions={actions} />
      </>,
      document.body,
    ),
  );
  await vi.waitFor(() => expect(texts(".this-page-answer")[0]).not.toBe(""));
}

beforeEach(() => {
  Object.assign(fakeBrowser, { extension: { inIncognitoContext: false } });
  Object.assign(world, { answers: {}, list: null, settings: { siteList: false }, page: {} });
  world.sent.length = world.changed.length = 0;
  for (const action of Object.values(actions)) action.mockReset();
});
afterEach(async () => {
  await act(() => render(null, document.body));
});

describe("the tab in front", () => {
  it.each<[string, object[], object | null]>([
    [
      "shows a page",
      [{ id: 1, windowId: 2, url: "https://a.gov/", title: "A" }],
      { id: 1, windowId: 2, address: "https://a.gov/", title: "A" },
    ],
    [
      "shows a page without a title",
      [{ id: 1, windowId: 2, url: "https://a.gov/" }],
      { id: 1, windowId: 2, address: "https://a.gov/", title: "" },
    ],
    ["keeps its address to itself", [{ id: 1, windowId: 2 }], null],
    ["has an empty address", [{ id: 1, url: "" }], null],
    ["has no number", [{ url: "https://a.gov/" }], null],
    ["is not there", [], null],
  ])("%s", async (_, tabs, expected) => {
    const query = vi.fn(async () => tabs);
    Object.assign(fakeBrowser, { tabs: { query } });
    expect(await readOpenedTab()).toEqual(expected);
    expect(query.mock.calls).toEqual([[{ active: true, currentWindow: true }]]);
  });
});

describe("the line of a page", () => {
  it.each([
    ["https://www.irs.gov/forms", "official", "Official: irs.gov.", true],
    ["https://irs.gov.evil.example/", "look-alike", "Look-alike:", false],
    ["https://www.example.com/", "not-listed", "Not listed: ", true],
    ["chrome://settings", "not-listed", "this is not a page of a website", false],
    [null, "not-listed", "open this from the toolbar on that page", false],
  ])("%s is %s", async (address, kind, words, hasDomain) => {
    await draw(address);
    const line = document.querySelector(".this-page-answer");
    expect(line?.className).toContain(`site-${kind}`);
    expect(line?.textContent).toContain(words);
    expect(named("Search this site")).toHaveLength(hasDomain ? 1 : 0);
    const isSite = address?.startsWith("https:") === true;
    expect(named("Check sentences of this page")).toHaveLength(isSite ? 1 : 0);
    expect(named("About this answer")).toHaveLength(address === null ? 0 : 1);
  });

  it("leads to the site, its changes and its subject", async () => {
    await draw("https://www.irs.gov/credits", "Earned Income Tax Credit | Internal Revenue Service");
    await click("Search this site");
    await click("What changed here");
    expect([actions.searchSite.mock.calls, actions.showChanges.mock.calls]).toEqual([
      [["irs.gov"]],
      [["irs.gov"]],
    ]);
    await click("Official pages about this");
    expect(actions.searchAbout.mock.calls[0]?.[0]).toContain("Earned Income Tax Credit");
    await draw("https://www.irs.gov/credits", "");
    await vi.waitFor(() => expect(named("Official pages about this")).toEqual([]));
  });

  it("takes a title that comes later, and keeps what was looked up", async () => {
    world.answers.lookUpSite = success([
      { domain: "toronto.ca", organization: "City of Toronto", country: "CA" },
    ]);
    await draw("https://www.toronto.ca/");
    await click("About this answer");
    await click("Look it up");
    await vi.waitFor(() => expect(texts(".this-page-answer")[0]).toContain("City of Toronto"));
    await draw("https://www.toronto.ca/", "Property tax rebates");
    await vi.waitFor(() => expect(named("Official pages about this")).toHaveLength(1));
    expect(texts(".this-page-answer")[0]).toContain("City of Toronto");
    expect(document.querySelector("[role=dialog]")).not.toBeNull();
  });

  it("is judged again when the list comes", async () => {
    await draw("https://www.toronto.ca/");
    expect(texts(".this-page-answer")[0]).toContain("is not a government-only name");
    world.list = { ...LIST, lines: "toronto.ca\tCity of Toronto\tCA\tON\tToronto" };
    world.changed[0]?.();
    await vi.waitFor(() =>
      expect(texts(".this-page-answer")[0]).toContain("toronto.ca is listed: City of Toronto"),
    );
  });

  it.each([
    [{ ...LIST, next: 500 }, "is not in the part of the list"],
    [LIST, "is not in the list of government sites"],
  ])("says how much of the list is here: %j", async (list, words) => {
    world.list = list;
    await draw("https://www.example.com/");
    expect(texts(".this-page-answer")[0]).toContain(words);
  });
});

/** Nothing here takes longer than promises do. */
const everythingRead = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

describe("the list", () => {
  const old = { ...LIST, fetchedAt: 0, triedAt: 0 };
  it.each<[string, object | null, boolean, boolean, boolean]>([
    ["is old and kept", old, true, false, true],
    ["is kept and not here", null, true, false, true],
    ["is old and not kept", old, false, false, false],
    ["is old, in a private window", old, true, true, false],
    ["is new", LIST, true, false, false],
  ])("that %s is renewed or not", async (_, list, isKept, inIncognitoContext, isRenewed) => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    Object.assign(fakeBrowser, { extension: { inIncognitoContext } });
    Object.assign(world, {
      list,
      settings: { siteList: isKept },
      answers: { renewSiteList: failed({ kind: "offline" }) },
    });
    await draw("https://www.example.com/");
    await everythingRead();
    expect(asked("renewSiteList")).toEqual(isRenewed ? [{ agreed: false }] : []);
    expect(document.querySelector("[role=alert]")).toBeNull();
    // What does not come is not asked for again and again.
    world.changed[0]?.();
    await everythingRead();
    expect(asked("renewSiteList")).toHaveLength(isRenewed ? 1 : 0);
  });
});

describe("about the answer", () => {
  const status = () => texts("[role=dialog] [role=status]").filter(Boolean);

  it("is told who guards the name, and where that is written", async () => {
    await draw("https://www.irs.gov/");
    await click("About this answer");
    const proof = document.querySelector<HTMLAnchorElement>("[role=dialog] a");
    expect(proof?.textContent).toContain(".gov");
    expect(proof?.href).toMatch(/^https:/);
    expect(named("Look it up")).toEqual([]);
    expect(control("About this answer").getAttribute("aria-expanded")).toBe("true");
    await press("Escape");
    expect(document.querySelector("[role=dialog]")).not.toBeNull();
    control("Watch this site").focus();
    await press("Escape");
    expect([document.querySelector("[role=dialog]"), focused()]).toEqual([null, "About this answer"]);
  });

  it("a domain can be looked up, and why that failed is said", async () => {
    world.answers.lookUpSite = failed({ kind: "offline" });
    await draw("https://www.toronto.ca/");
    await click("About this answer");
    expect(texts("[role=dialog] span.hint")).toEqual(["Sends “toronto.ca” to the search service."]);
    await click("Look it up");
    await vi.waitFor(() => expect(texts("[role=dialog] [role=alert]")[0]).toContain("offline"));
    world.answers.lookUpSite = success([
      {
        domain: "toronto.ca",
        organization: "City of Toronto",
        country: "CA",
        level: null,
        state: "ON",
        city: "Toronto",
      },
    ]);
    await click("Look it up");
    await vi.waitFor(() => expect(texts(".this-page-answer")[0]).toContain("City of Toronto"));
    expect([named("Look it up"), texts("[role=dialog] [role=alert]")]).toEqual([[], []]);
  });

  it("says that it is looking up or fetching, and does one of them at a time", async () => {
    let answer = (_: unknown): void => undefined;
    const slow = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    await draw("https://www.toronto.ca/");
    await click("About this answer");
    expect(status()).toEqual(["The list of government sites is not on this device."]);
    world.answers.lookUpSite = slow();
    await click("Look it up");
    await vi.waitFor(() => expect(status()).toEqual(["Looking it up."]));
    const keep = () => named("Keep the list of government sites on this device, about 1 MB")[0];
    expect([control("Look it up"), keep()].map((each) => each?.hasAttribute("disabled"))).toEqual([
      true,
      true,
    ]);
    await act(() => answer(success([])));
    await vi.waitFor(() => expect(keep()?.hasAttribute("disabled")).toBe(false));
    world.answers.renewSiteList = slow();
    await click(keep());
    await vi.waitFor(() => expect(status()).toEqual(["Fetching the list of government sites."]));
    expect([world.settings.siteList, asked("renewSiteList").at(-1)]).toEqual([true, { agreed: false }]);
    await act(() => answer(failed({ kind: "offline" })));
    await vi.waitFor(() => expect(texts("[role=dialog] [role=alert]")).toHaveLength(1));
  });

  it.each([
    [
      { ...LIST, count: 600, next: 500 },
      "600 sites of the list are on this device so far.",
      ["Fetch the rest of the list"],
    ],
    [{ ...LIST, count: 600 }, "600 sites are in the list on this device, fetched on", []],
  ])("the list is described, and the rest can be fetched: %j", async (list, words, buttons) => {
    world.list = list;
    await draw("https://www.irs.gov/");
    await click("About this answer");
    await vi.waitFor(() => expect(status()[0]).toContain(words));
    const offered = texts("[role=dialog] button").filter((name) => name !== "Watch this site");
    expect(offered).toEqual(buttons);
  });
});

describe("the sentences of a page", () => {
  const SENTENCES = [
    "The federal minimum wage is $7.25 an hour.",
    "Social Security benefits rose by 2.5 percent in 2025.",
  ];
  const page = (change: object = {}) => ({
    ok: true,
    text: SENTENCES.join("\n"),
    language: "en",
    hasOtherSite: false,
    ...change,
  });

  async function open(said: unknown): Promise<void> {
    world.page = said;
    await draw("https://news.example.com/", "News");
    await click("Check sentences of this page");
  }

  it.each([
    [{ ok: false, problem: "closed" }, "does not let extensions read this page"],
    [{ ok: false, problem: "moved" }, "The tab shows another page now."],
    [{ ok: false, problem: "too-large" }, "too large to read"],
    [page({ text: "Hello." }), "No sentence on this page has figures"],
    [page({ text: "Hello.", hasOtherSite: true }), "Part of this page belongs to another site"],
  ])("say why there are none: %j", async (said, words) => {
    await open(said);
    await vi.waitFor(() => expect(texts("[role=dialog] [role=alert]")[0]).toContain(words));
  });

  it.each([
    ["en", false],
    ["en-US", false],
    ["es", false],
    ["", false],
    ["fr", true],
    ["eng", true],
  ])("in %j come with a word about the language: %s", async (language, isForeign) => {
    await open(page({ language }));
    await vi.waitFor(() => expect(document.querySelector("fieldset")).not.toBeNull());
    expect(texts("[role=dialog] [role=status]").join().includes("not in English")).toBe(isForeign);
  });

  it("are counted as they are chosen, checked in the order of the page, and close the panel", async () => {
    world.answers.addCheck = success({ id: "a", sent: true });
    await open(page());
    await vi.waitFor(() => expect(document.querySelectorAll("fieldset input")).toHaveLength(2));
    const [first, second] = document.querySelectorAll<HTMLInputElement>("fieldset input");
    expect(control("Choose sentences to check").hasAttribute("disabled")).toBe(true);
    await act(() => second?.click());
    expect(named("Check 1 sentence")).toHaveLength(1);
    await act(() => first?.click());
    await act(() => second?.click());
    await act(() => second?.click());
    await click("Check 2 sentences");
    await vi.waitFor(() => expect(actions.showChecks).toHaveBeenCalledOnce());
    const origin = { title: "News", url: "https://news.example.com/" };
    expect(asked("addCheck")).toEqual(SENTENCES.map((claim) => ({ claim, origin, again: false })));
    expect(document.querySelector("[role=dialog]")).toBeNull();
  });

  it("stop at the first that could not be stored, and can be sent again", async () => {
    world.answers.addCheck = failed({ kind: "storage", problem: "full" });
    await open(page());
    await vi.waitFor(() => expect(document.querySelectorAll("fieldset input")).toHaveLength(2));
    for (const box of document.querySelectorAll<HTMLInputElement>("fieldset input"))
      await act(() => box.click());
    await click("Check 2 sentences");
    await vi.waitFor(() => expect(texts(".trouble [role=alert]")[0]).toContain("full"));
    expect(asked("addCheck")).toHaveLength(1);
    expect(actions.showChecks).not.toHaveBeenCalled();
    expect(control("Check 2 sentences").hasAttribute("disabled")).toBe(false);
    await click(control("Close this message", document.querySelector("[role=dialog]") ?? document));
    expect([document.querySelector("[role=dialog]"), focused()]).toEqual([
      null,
      "Check sentences of this page",
    ]);
    // The page is read again, and nothing is chosen.
    await click("Check sentences of this page");
    await vi.waitFor(() => expect(named("Choose sentences to check")).toHaveLength(1));
  });
});
