// @vitest-environment happy-dom
import { act } from "preact/test-utils";
import { describe, expect, it, vi } from "vitest";
import { failed, success } from "../../../../utils/platform/result.ts";
import { click, control, texts } from "../user.ts";
import { actions, answer, choose, draw, LIST, source, world } from "./draw-this-page.tsx";

/** What can be done, in view and behind "⋯". */
async function offered(): Promise<readonly string[]> {
  const inView = texts("section button, section a").filter((name) => name !== "");
  await click("More about this page");
  const inMenu = texts("[role=menuitem]");
  await click("More about this page");
  return [...inView, "⋯", ...inMenu];
}

/** The line of a page that was looked up, with the panel in which it was. */
async function lookUpToronto(address: string): Promise<void> {
  world.answers.lookUpSite = success([
    { domain: "toronto.ca", organization: "City of Toronto", country: "CA" },
  ]);
  await draw(address);
  await choose("How we know");
  await click("Look it up");
  await vi.waitFor(() => expect(answer()).toContain("City of Toronto"));
}

it("what is looked up from the menu is told in the panel that is open already", async () => {
  world.answers.lookUpSite = failed({ kind: "offline" });
  await draw("https://www.toronto.ca/services");
  await choose("How we know");
  await choose("Look it up");
  await vi.waitFor(() => expect(texts("[role=dialog] [role=alert]")).toHaveLength(1));
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
    [
      "chrome://settings",
      "Not known This is not a page of a website. On one, you see here whether it is an official site.",
      ["⋯", "How we know"],
    ],
  ])("%s: %s", async (address, words, actions) => {
    await draw(address);
    expect([answer(), await offered()]).toEqual([words, actions]);
  });

  it("offers no sentences to fact-check where an administrator forbids that", async () => {
    world.settings = { siteList: false, forbidFactChecks: true };
    await draw("https://www.example.com/");
    const left = ["Search this site", "What changed here", "Where this page gets its facts", "Look it up"];
    await vi.waitFor(async () =>
      expect([...(await offered())].sort()).toEqual([...left, "How we know", "⋯"].sort()),
    );
  });

  it("of which the browser says nothing says how it would", async () => {
    await draw(null);
    expect(answer()).toContain("click the toolbar icon there");
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

  it("that looks like a name below which others have their sites leads nowhere but to a search", async () => {
    await draw("https://fed.us.evil.example/", "");
    expect(answer()).toContain("this is not fed.us");
    expect((await offered()).filter((name) => name.startsWith("Go to"))).toEqual([]);
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
    await lookUpToronto("https://www.toronto.ca/");
    await draw("https://www.toronto.ca/", "Property tax rebates");
    await vi.waitFor(async () => expect(await offered()).toContain("Official pages about this"));
    expect(answer()).toContain("City of Toronto");
    expect(document.querySelector("[role=dialog]")).not.toBeNull();
  });

  it("stays the same page where another part of it is shown", async () => {
    await lookUpToronto("https://www.toronto.ca/taxes");
    await draw("https://www.toronto.ca/taxes#rebates");
    expect(answer()).toContain("City of Toronto");
    expect(document.querySelector("[role=dialog]")).not.toBeNull();
    await draw("https://www.toronto.ca/parks");
    expect(document.querySelector("[role=dialog]")).toBeNull();
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
