// @vitest-environment happy-dom
import { render } from "preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pageClock } from "../../../../components/base/clock.ts";
import { SiteAsked } from "../../../../components/sites/SiteAsked.tsx";
import { success } from "../../../../utils/platform/result.ts";
import type { SiteQuestion } from "../../../../utils/sites/site-question.ts";
import { fakeBrowser } from "../../../setup/browser.ts";
import { click, control, named, texts } from "../user.ts";

const sent = vi.hoisted(() => [] as [string, unknown][]);
vi.mock("../../../../utils/calls/send.ts", () => ({
  send: async (name: string, request: unknown) => {
    sent.push([name, request]);
    return success(name === "lookUpSite" ? [] : null);
  },
}));
vi.mock("../../../../utils/settings/settings.ts", () => ({
  readSettings: async () => ({ siteList: false, pageSize: 20 }),
  lockedSettings: async () => [],
  listenToSettings: () => () => undefined,
}));
const world = vi.hoisted(() => ({ list: null as unknown }));
vi.mock("../../../../utils/sites/kept-site-list.ts", () => ({
  readSiteList: async () => world.list,
  listenToSiteList: () => () => undefined,
}));

const goOn = vi.fn();

beforeEach(() => {
  Object.assign(fakeBrowser, { extension: { inIncognitoContext: false } });
  world.list = null;
  sent.length = 0;
  goOn.mockReset();
});
afterEach(() => render(null, document.body));

function ask(question: SiteQuestion): void {
  render(<SiteAsked question={question} clock={pageClock} goOn={goOn} />, document.body);
}

describe("a site asked about", () => {
  it.each<[string, SiteQuestion["wants"], string, string]>([
    ["https://www.irs.gov/", "search", "tax", "search.html?q=tax&domain=irs.gov&size=20"],
    ["https://apps.irs.gov/", "search", "", "search.html?domain=irs.gov&size=20"],
    ["https://news.example.co.uk/", "search", "", "search.html?domain=example.co.uk&size=20"],
    ["https://services.toronto.ca/", "changes", "", "search.html?view=recent&domain=toronto.ca&sort=changed"],
    ["https://alice.github.io/", "search", "", "search.html?domain=alice.github.io&size=20"],
    ["http://127.0.0.1/", "search", "tax", "search.html?q=tax&size=20"],
  ])("%s is opened (%s %j) as %s", async (address, wants, words, expected) => {
    world.list = {
      lines: "toronto.ca\tCity of Toronto",
      count: 1,
      next: null,
      fetchedAt: 1,
      triedAt: 1,
      shrunkTo: null,
    };
    ask({ address, wants, words });
    await vi.waitFor(() => expect(goOn.mock.calls).toEqual([[expected]]));
    // The page that it leads to remembers the words, once somebody sees that.
    expect(sent).toEqual([]);
  });

  it.each<[SiteQuestion["wants"], string]>([
    ["search", "A look-alike is not searched. Its address was not sent."],
    ["changes", "A look-alike is not searched. Its address was not sent."],
    ["answer", "Decided on this device. The address was not sent, and the link was not opened."],
  ])("that is a look-alike is told, and not searched (%s)", async (wants, words) => {
    ask({ address: "https://irs.gov.evil.example/login", wants, words: "refund" });
    await vi.waitFor(() => expect(texts("h1 ~ p")).toEqual([words]));
    expect(texts("[role=status]")[0]).toContain("Look-alike: this is not irs.gov");
    expect(named("Go to irs.gov")).toHaveLength(1);
    expect([goOn.mock.calls, sent]).toEqual([[], []]);
  });

  it.each([
    ["https://www.irs.gov:8443/a", "Official · irs.gov"],
    ["https://IRS.gov./", "Official · irs.gov"],
    ["https://irs.gov@evil.example/", "Look-alike: this is not irs.gov"],
    ["https://іrs.gov/", "Look-alike: this is not"],
    ["https://irs.gov.evil.example/", "Look-alike: this is not irs.gov"],
    ["https://news.example/irs.gov", "It may still be official."],
    ["https://alice.github.io/", "It may still be official."],
    ["http://127.0.0.1/", "Not a registered domain name"],
    ["http://intranet/", "Not a registered domain name"],
    ["", "This is not a page of a website."],
    ["no address", "This is not a page of a website."],
  ])("behind a link of any kind gets an answer: %j", async (address, words) => {
    ask({ address, wants: "answer", words: "" });
    await vi.waitFor(() => expect(texts("[role=status]").join()).toContain(words));
    expect([texts("h1"), goOn.mock.calls, sent]).toEqual([["Is this link official?"], [], []]);
  });

  it.each(["search", "changes"] as const)("that has none is not taken for everything (%s)", async (wants) => {
    ask({ address: "http://intranet/", wants, words: "" });
    await vi.waitFor(() =>
      expect(texts("h1 ~ p")).toEqual(["This page has no site to search. Its address was not sent."]),
    );
    expect([goOn.mock.calls, sent]).toEqual([[], []]);
  });

  it("is no longer said to be unsent once the service was asked about it", async () => {
    ask({ address: "https://news.example/a", wants: "answer", words: "" });
    await vi.waitFor(() => expect(texts("h1 ~ p")).toHaveLength(1));
    await click(control("More about this page"));
    await click(control("Look it up"));
    await vi.waitFor(() => expect(sent).toEqual([["lookUpSite", { domain: "news.example" }]]));
    await vi.waitFor(() => expect(texts("h1 ~ p")).toEqual([]));
  });

  it("behind a link is told without opening or sending anything", async () => {
    ask({ address: "https://www.irs.gov/refunds", wants: "answer", words: "" });
    await vi.waitFor(() => expect(texts("h1 ~ p")).toHaveLength(1));
    expect(texts("section[aria-label] > [role=status]")).toEqual([
      "Official · irs.gov Only US governments can register .gov.",
    ]);
    expect([goOn.mock.calls, sent]).toEqual([[], []]);
    named("Search this site")[0]?.click();
    await vi.waitFor(() => expect(goOn.mock.calls).toEqual([["search.html?domain=irs.gov&size=20"]]));
  });
});
