// @vitest-environment happy-dom
import { act } from "preact/test-utils";
import { describe, expect, it, vi } from "vitest";
import { failed, success } from "../../../../utils/platform/result.ts";
import { fakeBrowser } from "../../../setup/browser.ts";
import { expectLogs } from "../../../setup/logs.ts";
import { click, control, focused, isHeld, named, press, texts } from "../user.ts";
import { answer, asked, choose, draw, LIST, world } from "./draw-this-page.tsx";

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
    if (isRenewed) expectLogs(/The list of government sites could not be renewed/);
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

it("what the menu opened gives the focus back to the menu, not to the button of another panel", async () => {
  await draw("https://www.example.com/");
  expect(control("Fact-check sentences on this page").getAttribute("aria-expanded")).toBe("false");
  const opener = document.querySelector<HTMLElement>("[aria-haspopup=menu]");
  await choose("How we know");
  expect(document.activeElement?.getAttribute("role")).toBe("dialog");
  await press("Escape");
  expect(document.activeElement).toBe(opener);
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
    await vi.waitFor(() => expect(status()).toEqual(["Looking it up…"]));
    const keep = () => named("Download the list of government sites (1 MB)")[0];
    expect([control("Look it up"), keep()].map(isHeld)).toEqual([true, true]);
    await click(keep());
    expect(asked("renewSiteList")).toEqual([]);
    await act(() => answer(success([])));
    await vi.waitFor(() => expect(isHeld(keep())).toBe(false));
    world.answers.renewSiteList = slow();
    await click(keep());
    await vi.waitFor(() => expect(status()).toEqual(["Downloading the list of government sites…"]));
    expect([world.settings.siteList, asked("renewSiteList").at(-1)]).toEqual([true, { agreed: false }]);
    await act(() => answer(failed({ kind: "offline" })));
    await vi.waitFor(() => expect(texts("[role=dialog] [role=alert]")).toHaveLength(1));
  });

  it.each([
    [
      { ...LIST, count: 600, next: 500 },
      "600 sites of the list are on this device so far.",
      ["Download the rest of the list"],
    ],
    [{ ...LIST, count: 600 }, "600 sites are in the list on this device, downloaded on", []],
  ])("the list is described, and the rest can be fetched: %j", async (list, words, buttons) => {
    world.list = list;
    await draw("https://www.irs.gov/");
    await choose("How we know");
    await vi.waitFor(() => expect(status()[0]).toContain(words));
    expect(texts("[role=dialog] button")).toEqual([...buttons, "Follow this site"]);
  });
});
