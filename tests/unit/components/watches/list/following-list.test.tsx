// @vitest-environment happy-dom
// First, so that what it replaces is replaced for all that is loaded after it.
import "../open-news.tsx";
import { render } from "preact";
import { act } from "preact/test-utils";
import { describe, expect, it, vi } from "vitest";
import { NewsPage } from "../../../../../entrypoints/search/NewsPage.tsx";
import { t } from "../../../../../utils/platform/i18n.ts";
import { failed, success } from "../../../../../utils/platform/result.ts";
import { tooManySentence } from "../../../../../utils/watches/sentences.ts";
import type { Watch } from "../../../../../utils/watches/watch.ts";
import { fakeBrowser } from "../../../../setup/browser.ts";
import { NOW } from "../../../utils/watches/sample.ts";
import { PERMISSIONS } from "../../granted-permissions.ts";
import { click, control, fill, focused, named, press, texts, waitFor } from "../../user.ts";
import { change, draw, entry, last, menu, PAGES, RENT, RESULTS, TAX, world } from "../open-news.tsx";

describe("the list of watches", () => {
  it("says which one is shown, and how much is unread", async () => {
    await draw();
    const current = () =>
      [...document.querySelectorAll("section [aria-current=page]")].map((each) => each.textContent);
    expect(current()).toEqual(["All you follow"]);
    // Of all of them each page is counted once.
    world.unread = 1;
    await change(world.watches as readonly Watch[]);
    expect(texts("section .visually-hidden").filter((words) => words.includes("unread"))).toEqual([
      "1 unread page",
      "2 unread pages",
    ]);
    world.unread = 2;
    await act(() => render(null, document.body));
    await draw("rent");
    expect(current()).toEqual(["Rent"]);
  });

  it("has groups below their names, which lead to their pages alone, refreshed and marked as read together", async () => {
    const details = { group: "Home", note: "for the council" };
    world.watches = [{ ...RENT, unread: 1, details }, TAX];
    world.entries = [entry("rent", "https://a.gov/rent"), entry("tax", "https://a.gov/tax")];
    await draw(null, { group: "Home" });
    expect(texts("section h3")).toEqual(["Home"]);
    expect(texts("section li a").slice(0, 3)).toEqual(["TaxesNotifications on", "Home", "Rent"]);
    expect(texts("h1")).toEqual(["Home"]);
    expect(texts(`${PAGES} h3`)).toEqual(["https://a.gov/rent"]);
    await click("Mark all read");
    expect(last()).toEqual(["markRead", { watches: ["rent"] }]);
    await menu("More about this list", "Refresh");
    expect(last()).toEqual(["lookAtWatches", { which: { ids: ["rent"] } }]);
    await act(() => render(null, document.body));
    await draw(null, { group: "gone" });
    expect(texts(`${PAGES} h3`)).toHaveLength(2);
  });

  it("has groups with unread pages before those without, and what is in no group above them", async () => {
    const inGroup = (id: string, group: string, unread: number) => ({
      ...RENT,
      ...{ id, name: id, unread, details: { group } },
    });
    world.watches = [inGroup("one", "Homes", 2), inGroup("two", "Schools", 1), inGroup("three", "Courts", 0)];
    world.watches = [...world.watches, { ...TAX, unread: 0 }];
    await draw();
    expect(texts("section h3")).toEqual(["Homes", "Schools", "Courts"]);
    expect(texts("section li a").at(0)).toContain("Taxes");
  });

  it("pauses and resumes one, and says which are paused", async () => {
    world.watches = [{ ...RENT, details: { words: "lead", paused: true } }, TAX];
    await draw();
    expect(texts("section li").filter((row) => row.includes("Paused"))).toHaveLength(1);
    await menu("More about Rent", "Resume Rent");
    expect(last()).toEqual(["changeWatches", { ids: ["rent"], choices: { paused: false } }]);
    await menu("More about Taxes", "Pause Taxes");
    expect(last()).toEqual(["changeWatches", { ids: ["tax"], choices: { paused: true } }]);
  });

  it("has unfollowing apart from what changes nothing for good", async () => {
    await draw();
    await click("More about Rent");
    const apart = [...document.querySelectorAll("[role=menu] hr")].map((line) => line.nextElementSibling);
    expect(apart.map((item) => item?.textContent)).toEqual(["Unfollow Rent"]);
    await click("More about Rent");
  });

  it("lets all that was unfollowed be brought back, not only the last", async () => {
    await draw();
    await menu("More about Rent", "Unfollow Rent");
    await waitFor(0);
    await menu("More about Taxes", "Unfollow Taxes");
    await waitFor(0);
    expect(last()).toEqual(["removeWatch", { id: "tax" }]);
    const gone = () => texts("main [role=status] span");
    expect(gone()).toEqual(["“Taxes” unfollowed", "“Rent” unfollowed"]);
    world.answers.restoreWatch = failed({ kind: "offline" });
    await click("Undo: Follow Rent again");
    await waitFor(0);
    expect(gone()).toHaveLength(2);
    world.answers.restoreWatch = success({ hasRoom: false });
    await click("Undo: Follow Rent again");
    await waitFor(0);
    // It stays, to be brought back once there is room.
    expect([gone().length, ...texts(".toast")]).toEqual([2, tooManySentence()]);
    delete world.answers.restoreWatch;
    await click("Undo: Follow Rent again");
    await waitFor(0);
    expect(last()).toEqual(["restoreWatch", { whole: { watch: RENT } }]);
    expect(gone()).toEqual(["“Taxes” unfollowed"]);
    await click("Undo: Follow Taxes again");
    await waitFor(0);
    expect(gone()).toEqual([]);
  });

  it("is not offered back once all that is followed was deleted, wherever", async () => {
    await draw();
    await menu("More about Rent", "Unfollow Rent");
    await waitFor(0);
    expect(named("Undo: Follow Rent again")).toHaveLength(1);
    const options = new BroadcastChannel("kept");
    options.postMessage({ name: "follow-form", at: NOW, entry: null });
    await waitFor(20);
    options.close();
    expect(named("Undo: Follow Rent again")).toEqual([]);
  });

  it("a double click unfollows one, and closes one offer to undo that", async () => {
    await draw();
    await menu("More about what you follow", "How often and notifications");
    await click("Unfollow Rent");
    await waitFor(0);
    await change([TAX]);
    // The row below has come up under the pointer.
    await click("Unfollow Taxes", { detail: 2 });
    expect(world.sent.filter(([name]) => name === "removeWatch")).toEqual([["removeWatch", { id: "rent" }]]);
    await click("Unfollow Taxes");
    await waitFor(0);
    const close = (name: string) => `Close this message: “${name}” unfollowed`;
    await click(close("Taxes"));
    await click(close("Rent"), { detail: 2 });
    expect(named(close("Rent"))).toHaveLength(1);
    await click(close("Rent"));
  });

  it("the focus goes to the follow that is back, as soon as it is", async () => {
    await draw();
    await menu("More about Taxes", "Unfollow Taxes");
    await change([RENT]);
    expect(focused()).toBe("Undo: Follow Taxes again");
    await click("Undo: Follow Taxes again");
    await waitFor(0);
    expect(document.activeElement?.getAttribute("role")).toBe("status");
    await change([RENT, TAX]);
    await waitFor(0);
    expect(document.activeElement?.getAttribute("href")).toContain(TAX.id);
  });

  it("shows how often each is refreshed by itself, and which of them notify", async () => {
    await change([
      { ...TAX, rhythm: "6h" },
      { ...RENT, rhythm: "look" },
    ]);
    await draw();
    const rows = texts("section ul[aria-label=Following] > li");
    expect(rows[0]).toContain("6hEvery 6 hours");
    expect(rows[0]).toContain("Notifications on");
    expect(rows[1]).not.toMatch(/Every|Notif/);
  });

  it("says how far a crowded one looks back, and offers to narrow it", async () => {
    world.watches = [{ ...RENT, lookedBackTo: NOW }];
    await draw();
    expect(texts(".hint")[0]).toContain("Looks back only to November 1, 2026");
    expect(control("Narrow this search").getAttribute("href")).toContain("q=rent");
  });

  it("says that what changed before a restored backup is not known", async () => {
    world.watches = [{ ...RENT, restoredAt: NOW }];
    await draw();
    expect(texts(".hint")[0]).toBe("Restored on November 1, 2026. What changed before then is not known.");
  });

  it("of one that is paused says so above its pages", async () => {
    world.watches = [{ ...RENT, details: { paused: true } }, TAX];
    await draw("rent");
    expect(texts("#results .hint")).toContain(t("watch.paused_note"));
  });

  it("shows how often each is refreshed and notifies, one by one or all at once", async () => {
    await draw();
    await menu("More about what you follow", "How often and notifications");
    expect(document.activeElement).toBe(document.querySelector("h1"));
    expect(texts("h1")).toEqual(["How often and notifications"]);
    await fill("How often: All you follow", "6h");
    expect(last()).toEqual(["changeWatches", { ids: ["tax", "rent"], choices: { rhythm: "6h" } }]);
    await fill("How often: Rent", "look");
    expect(last()).toEqual(["changeWatches", { ids: ["rent"], choices: { rhythm: "look" } }]);
    const ticks = document.querySelectorAll<HTMLInputElement>("input[type=checkbox]");
    await act(() => ticks[1]?.click());
    expect(last()).toEqual(["changeWatches", { ids: ["tax", "rent"], choices: { countsInBadge: true } }]);
    // There is no list to look for words in.
    expect(await press("/")).toBe(true);
    await click("Done");
    expect(texts("h1")).toEqual(["All you follow"]);
    expect(document.activeElement?.id).toBe("results");
    expect(await press("/")).toBe(false);
  });

  it("shows what is stored where a change of it failed", async () => {
    world.answers.changeWatches = failed({ kind: "storage", problem: "full" });
    await draw();
    await menu("More about what you follow", "How often and notifications");
    await fill("How often: Rent", "look");
    await waitFor(0);
    expect((control("How often: Rent") as HTMLSelectElement).value).toBe(RENT.rhythm);
  });

  it("lets nothing tell of what is refreshed only when a user looks", async () => {
    world.watches = [TAX, { ...RENT, rhythm: "look" }];
    await draw();
    await menu("More about what you follow", "How often and notifications");
    const isOff = [...document.querySelectorAll("main ul > li")].map((row) =>
      [...row.querySelectorAll("input")].map(({ disabled }) => disabled),
    );
    expect(isOff.slice(-3)).toEqual([
      [false, false],
      [false, false],
      [true, true],
    ]);
  });

  it("says that notifications are not allowed where a watch wants them, and offers to allow them", async () => {
    const request = vi.fn(async () => true);
    Object.assign(fakeBrowser, { permissions: { ...PERMISSIONS, contains: async () => false, request } });
    await draw();
    await waitFor(0);
    expect(texts("section .note")[0]).toContain("Notifications are not allowed");
    await click("Allow notifications");
    await waitFor(0);
    expect(request.mock.calls).toEqual([[{ permissions: ["notifications"] }]]);
    expect(texts("section .note")).toEqual([]);
    await change([RENT]);
    expect(texts("section .note")).toEqual([]);
  });

  it("offers nothing back where the watch could not be removed", async () => {
    world.answers.removeWatch = failed({ kind: "offline" });
    await draw();
    await menu("More about Rent", "Unfollow Rent");
    await waitFor(0);
    expect(texts("main [role=status] span")).toEqual([]);
  });

  it.each([
    ["fixed", false, true],
    ["removable", true, true],
    [null, true, false],
  ])("of a watch that is preset: %s", async (preset, isRemovable, isNamed) => {
    world.watches = [{ ...RENT, preset }];
    await draw();
    await click("More about Rent");
    expect(named("Unfollow Rent")).toHaveLength(isRemovable ? 1 : 0);
    expect(texts(".hint")[0]?.includes("Set by your administrator.")).toBe(isNamed);
  });

  it("is empty in private windows", async () => {
    Object.assign(fakeBrowser, { extension: { inIncognitoContext: true } });
    await act(() => render(<NewsPage choice="all" page={RESULTS} />, document.body));
    expect(texts("main")).toEqual(["Private windows follow nothing.Everywhere"]);
  });
});
