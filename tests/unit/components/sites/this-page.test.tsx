// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pageClock } from "../../../../components/base/clock.ts";
import { Trouble } from "../../../../components/base/trouble.tsx";
import type { OpenedTab } from "../../../../components/sites/opened-tab.ts";
import { readOpenedTab } from "../../../../components/sites/opened-tab.ts";
import type { Place } from "../../../../components/sites/place.ts";
import { LookAlike, ThisPage } from "../../../../components/sites/ThisPage.tsx";
import { createThisPage, type ThisPageSource } from "../../../../components/sites/this-page.ts";
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
    if (name === "saveSettings") Object.assign(world.settings, request);
    return world.answers[name] ?? success(null);
  },
}));
vi.mock("../../../../utils/settings/settings.ts", () => ({
  readSettings: async () => world.settings,
}));
vi.mock("../../../../utils/sites/kept-site-list.ts", () => ({
  readSiteList: async () => world.list,
  onSiteList: (listener: () => void) => {
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

let source: ThisPageSource;
/** Code is loaded on the way. */
const PATIENT = { timeout: 10_000 };
const answer = () => texts("section[aria-label='This page'] > [role=status]")[0] ?? "";

async function draw(address: string | null, title = "", place: Place = "card"): Promise<void> {
  const tab: OpenedTab | null = address === null ? null : { id: 1, windowId: 1, address, title };
  await act(() => {
    source.show(Promise.resolve(tab));
    render(
      <>
        <Trouble />
        <LookAlike page={source} place={place} />
        <ThisPage page={source} place={place} />
      </>,
      document.body,
    );
  });
  await vi.waitFor(() => expect(answer()).not.toBe(""), PATIENT);
}

/** Chooses from what is behind "⋯". */
async function choose(name: string): Promise<void> {
  await click("More about this page");
  await click(name);
}

/** What can be done, in view and behind "⋯". */
async function offered(): Promise<readonly string[]> {
  const inView = texts("section button, section a").filter((name) => name !== "");
  await click("More about this page");
  const inMenu = texts("[role=menuitem]");
  await click("More about this page");
  return [...inView, "⋯", ...inMenu];
}

beforeEach(() => {
  Object.assign(fakeBrowser, { extension: { inIncognitoContext: false } });
  Object.assign(world, { answers: {}, list: null, settings: { siteList: false }, page: {} });
  world.sent.length = world.changed.length = 0;
  source = createThisPage({ actions, clock: pageClock });
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
  it.each<[string | null, string, readonly string[]]>([
    [
      "https://www.irs.gov/forms",
      "Official · irs.gov Only US governments can register .gov.",
      [
        "Search this site",
        "What changed here",
        "⋯",
        "Fact-check sentences on this page",
        "Where this page gets its facts",
        "How we know",
      ],
    ],
    [
      "https://www.example.com/",
      "Not known · example.com Not a name reserved for governments. It may still be official.",
      [
        "Fact-check sentences",
        "Search this site",
        "⋯",
        "What changed here",
        "Where this page gets its facts",
        "Look it up",
        "How we know",
      ],
    ],
    [
      "http://127.0.0.1/",
      "Not known · 127.0.0.1 Not a registered domain name, so nobody can say whose site it is.",
      ["Fact-check sentences", "Where this page gets its facts", "⋯", "How we know"],
    ],
    ["chrome://settings", "Not known This is not a page of a website.", ["⋯", "How we know"]],
  ])("%s: %s", async (address, words, actions) => {
    await draw(address);
    expect([answer(), await offered()]).toEqual([words, actions]);
  });

  it("of which the browser says nothing says how it would", async () => {
    await draw(null);
    expect(answer()).toContain("open this from the toolbar on that page");
    expect(document.querySelector("section button")).toBeNull();
  });

  it("that looks like another says so above everything, and leads to the real site", async () => {
    await draw("https://irs.gov.evil.example/login");
    expect(answer()).toBe(
      "Look-alike: this is not irs.gov This address contains irs.gov but belongs to: irs.gov.evil.example/login",
    );
    expect(document.querySelectorAll("section[aria-label]")).toHaveLength(1);
    // Only whose it is is read out.
    expect(texts("section p b, section p [aria-hidden]")).toEqual(["irs.gov.", "evil.example", "/login"]);
    expect(control("Go to irs.gov").getAttribute("href")).toBe("https://irs.gov/");
    expect(await offered()).toEqual([
      ...["Go to irs.gov", "Official pages about this", "⋯"],
      ...["Fact-check sentences on this page", "Where this page gets its facts", "How we know"],
    ]);
  });

  it("that looks like a site nobody knows leads nowhere but to a search", async () => {
    await draw("https://ezpass.com-gov.us/", "");
    expect(answer()).toContain("this is not ezpass.gov");
    expect(await offered()).toEqual([
      ...[
        "Official pages about this",
        "Fact-check sentences",
        "⋯",
        "Where this page gets its facts",
        "How we know",
      ],
    ]);
    await click("Official pages about this");
    expect(actions.searchAbout.mock.calls).toEqual([["ezpass.gov"]]);
  });

  it("is a line where something else is what the reader came for", async () => {
    await draw("https://www.irs.gov/forms", "", "line");
    expect([answer(), await offered()]).toEqual([
      "Official · irs.gov",
      [
        ...["Search this site", "⋯", "What changed here"],
        ...["Fact-check sentences on this page", "Where this page gets its facts", "How we know"],
      ],
    ]);
    await draw("https://irs.gov.evil.example/login", "", "line");
    await vi.waitFor(() => expect(answer()).toBe("Look-alike · not irs.gov, but evil.example"));
    expect((await offered())[1]).toBe("Go to irs.gov");
  });

  it.each([null, "chrome://newtab/"])("is no line where there is no site: %s", async (address) => {
    await draw("https://www.irs.gov/forms", "", "line");
    await act(() =>
      source.show(Promise.resolve((address && { id: 1, windowId: 1, address, title: "New tab" }) || null)),
    );
    await vi.waitFor(() => expect(document.querySelector("section[aria-label]")).toBeNull());
  });

  it("leads to the site, its changes and its subject", async () => {
    await draw("https://www.irs.gov/credits", "Earned Income Tax Credit | Internal Revenue Service");
    await click("Search this site");
    await click("What changed here");
    expect([actions.searchSite.mock.calls, actions.showChanges.mock.calls]).toEqual([
      [["irs.gov"]],
      [["irs.gov"]],
    ]);
    await choose("Official pages about this");
    expect(actions.searchAbout.mock.calls[0]?.[0]).toContain("Earned Income Tax Credit");
    await draw("https://www.irs.gov/credits", "");
    await vi.waitFor(async () => expect(await offered()).not.toContain("Official pages about this"));
  });

  it("takes a title that comes later, and keeps what was looked up", async () => {
    world.answers.lookUpSite = success([
      { domain: "toronto.ca", organization: "City of Toronto", country: "CA" },
    ]);
    await draw("https://www.toronto.ca/");
    await choose("How we know");
    await click("Look it up");
    await vi.waitFor(() => expect(answer()).toContain("City of Toronto"));
    await draw("https://www.toronto.ca/", "Property tax rebates");
    await vi.waitFor(async () => expect(await offered()).toContain("Official pages about this"));
    expect(answer()).toContain("City of Toronto");
    expect(document.querySelector("[role=dialog]")).not.toBeNull();
  });

  it("is judged again when the list comes", async () => {
    await draw("https://www.toronto.ca/");
    expect(answer()).toContain("Not known · toronto.ca");
    world.list = { ...LIST, lines: "toronto.ca\tCity of Toronto\tCA\tON\tToronto" };
    world.changed[0]?.();
    await vi.waitFor(() =>
      expect(answer()).toContain("In the list of government sites: City of Toronto, Ontario."),
    );
  });

  it.each([
    [{ ...LIST, next: 500 }, "Not in the part of the list"],
    [LIST, "Not listed · example.com Not in the list of government sites."],
  ])("says how much of the list is here: %j", async (list, words) => {
    world.list = list;
    await draw("https://www.example.com/");
    expect(answer()).toContain(words);
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
    await choose("How we know");
    const proof = document.querySelector<HTMLAnchorElement>("[role=dialog] a");
    expect(proof?.textContent).toContain(".gov");
    expect(proof?.href).toMatch(/^https:/);
    expect(named("Look it up")).toEqual([]);
    expect(document.activeElement?.getAttribute("role")).toBe("dialog");
    control("Follow this site").focus();
    await press("Escape");
    expect([document.querySelector("[role=dialog]"), focused()]).toEqual([null, "More about this page"]);
  });

  it("a domain can be looked up, and why that failed is said", async () => {
    world.answers.lookUpSite = failed({ kind: "offline" });
    await draw("https://www.toronto.ca/");
    await choose("How we know");
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
    await vi.waitFor(() => expect(answer()).toContain("City of Toronto"));
    expect([named("Look it up"), texts("[role=dialog] [role=alert]")]).toEqual([[], []]);
  });

  it("says that it is looking up or fetching, and does one of them at a time", async () => {
    let answer = (_: unknown): void => undefined;
    const slow = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    await draw("https://www.toronto.ca/");
    await choose("How we know");
    expect(status()).toEqual(["The list of government sites is not on this device."]);
    world.answers.lookUpSite = slow();
    await click("Look it up");
    await vi.waitFor(() => expect(status()).toEqual(["Looking it up."]));
    const keep = () => named("Download the list of government sites (1 MB)")[0];
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
    await choose("How we know");
    await vi.waitFor(() => expect(status()[0]).toContain(words));
    expect(texts("[role=dialog] button")).toEqual([...buttons, "Follow this site"]);
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
    await choose("Fact-check sentences on this page");
  }

  it.each([
    [{ ok: false, problem: "closed" }, "does not let extensions read this page"],
    [{ ok: false, problem: "moved" }, "The tab shows another page now."],
    [{ ok: false, problem: "too-large" }, "too large to read"],
    [page({ text: "Hello." }), "No sentence on this page has figures"],
    [page({ text: "Hello.", hasOtherSite: true }), "Part of this page belongs to another site"],
    [page({ language: "fr" }), "Sentences are suggested on English pages only"],
  ])("say why there are none: %j", async (said, words) => {
    await open(said);
    await vi.waitFor(() => expect(texts("[role=dialog] [role=alert]")[0]).toContain(words));
  });

  it("are counted as they are chosen, checked in the order of the page, and close the panel", async () => {
    world.answers.addGroup = success({ id: "a" });
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
    expect(asked("addGroup")).toEqual([
      { id: expect.any(String), title: "News", origin, text: null, claims: SENTENCES },
    ]);
    expect(document.querySelector("[role=dialog]")).toBeNull();
  });

  it("stay chosen where they could not be stored, and can be sent again", async () => {
    world.answers.addGroup = failed({ kind: "storage", problem: "full" });
    await open(page());
    await vi.waitFor(() => expect(document.querySelectorAll("fieldset input")).toHaveLength(2));
    for (const box of document.querySelectorAll<HTMLInputElement>("fieldset input"))
      await act(() => box.click());
    await click("Check 2 sentences");
    await vi.waitFor(() => expect(texts(".trouble [role=alert]")[0]).toContain("full"));
    expect(asked("addGroup")).toHaveLength(1);
    expect(actions.showChecks).not.toHaveBeenCalled();
    expect(control("Check 2 sentences").hasAttribute("disabled")).toBe(false);
    await click(control("Close this message", document.querySelector("[role=dialog]") ?? document));
    expect([document.querySelector("[role=dialog]"), focused()]).toEqual([
      null,
      "Fact-check sentences on this page",
    ]);
    // The page is read again, and nothing is chosen.
    await choose("Fact-check sentences on this page");
    await vi.waitFor(() => expect(named("Choose sentences to check")).toHaveLength(1));
  });
});
