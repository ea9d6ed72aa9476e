// @vitest-environment happy-dom
import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it, vi } from "vitest";
import { FollowNotes } from "../../../../../components/watches/list/FollowNotes.tsx";
import type { NewsChoice } from "../../../../../components/watches/news/news-choice.ts";
import type { News } from "../../../../../components/watches/news/news-store.ts";
import { fakeBrowser } from "../../../../setup/browser.ts";
import { NOW, watchOf } from "../../../utils/watches/sample.ts";
import { click, control, isHeld, named, texts } from "../../user.ts";

const world = vi.hoisted(() => ({ watches: { value: [] as readonly unknown[] } }));
vi.mock("../../../../../components/watches/watches-store.ts", () => world);
world.watches.value = [watchOf({ id: "w", lookedBackTo: NOW, overflow: 600 })];

let isAllowed = true;
Object.assign(fakeBrowser, {
  permissions: {
    contains: async () => isAllowed,
    onAdded: { addListener: () => undefined, removeListener: () => undefined },
    onRemoved: { addListener: () => undefined, removeListener: () => undefined },
  },
});

type Said = Partial<Record<"progress" | "leftOver" | "isLooking", unknown>>;

const draw = (
  choice: NewsChoice,
  { progress = null, leftOver = null, isLooking = progress !== null }: Said = {},
) =>
  act(() => {
    const signals = { progress: signal(progress), leftOver: signal(leftOver), isLooking: signal(isLooking) };
    const news = { ...signals, now: signal(NOW), refresh } as unknown as News;
    render(<FollowNotes choice={choice} news={news} />, document.body);
  });

const status = () => texts("[role=status]").at(-1);
const OFFLINE = { failure: { kind: "offline" }, lastAsked: NOW, lastAnswered: NOW - 480_000 } as const;

const refresh = vi.fn();
afterEach(() => act(() => render(null, document.body)));

it("in the popup the pages of a follow say what is missing of it, and lead to its search", async () => {
  await draw({ watch: "w" });
  expect(texts("p")[0]).toContain("Looks back only to November 1, 2026");
  expect(texts("p")[0]).toContain("600 new pages. The newest 500 are kept.");
  expect(control("Narrow this search").getAttribute("href")).toContain("q=tax");
  // The popup would become that page, in its own width and without a way back.
  expect(control("Narrow this search").getAttribute("target")).toBe("_blank");
  await draw("all");
  expect(named("Narrow this search")).toEqual([]);
});

it("in the popup a follow that could not be asked says why once, and asks again", async () => {
  world.watches.value = [watchOf({ id: "w", ...OFFLINE })];
  const leftOver = { names: ["Taxes"], of: 1, hasFailed: true };
  for (const choice of [{ watch: "w" }, "all"] as const) {
    await draw(choice, { leftOver });
    expect(texts("[role=alert]")).toEqual([expect.stringMatching(/^You are offline[^(]*$/)]);
    expect(texts(".hint")).toEqual([""]);
    await click("Try again");
    expect(refresh).toHaveBeenCalledOnce();
    refresh.mockClear();
  }
});

it("in the popup several that could not be asked say why once, and of how many that is true", async () => {
  const details = { group: "Home" };
  const follows = ["Taxes", "Water", "Rent", "Paused", "Fine"].map((name) =>
    watchOf({ id: name, name, ...(name === "Fine" ? {} : { ...OFFLINE, details }) }),
  );
  world.watches.value = follows.map((each) =>
    each.name === "Paused" ? { ...each, details: { ...details, paused: true } } : each,
  );
  await draw("all");
  expect(texts("[role=alert]")).toEqual([
    expect.stringMatching(/^You are offline.* The last refresh failed for 3 of 4 \(Taxes, Water, Rent\)\.$/),
  ]);
  await draw({ group: "Home" });
  expect(texts("[role=alert]")[0]).toContain("3 of 3 (Taxes, Water, Rent).");
  await click("Try again");
  expect(refresh).toHaveBeenCalledOnce();
  refresh.mockClear();
  // A refresh that the user asked for says what it did not come to, with the reason.
  await draw("all", { leftOver: { names: ["Taxes", "Water"], of: 4, hasFailed: true } });
  expect(texts("[role=alert]")).toEqual([
    expect.stringMatching(/^You are offline.* Not refreshed: 2 of 4 \(Taxes, Water\)\.$/),
  ]);
  await draw("everywhere");
  expect(texts("[role=alert]")).toEqual([]);
});

it("in the popup a reason is said of those that it is the reason of, and first the one that a press can mend", async () => {
  const noAccess = { kind: "no-access", origins: "https://a.example/*" } as const;
  const failures = { Taxes: OFFLINE.failure, Rent: noAccess, Water: OFFLINE.failure, Pumps: noAccess };
  world.watches.value = Object.entries(failures).map(([name, failure]) =>
    watchOf({ id: name, name, ...OFFLINE, failure }),
  );
  await draw("all");
  expect(texts("[role=alert] > :first-child")).toEqual([
    expect.stringMatching(
      / The last refresh failed for 2 of 4 \(Rent, Pumps\)\. Others failed for other reasons \(Taxes, Water\)\.$/,
    ),
  ]);
  expect(named("Allow access")).toHaveLength(1);
  // Also after a refresh that the user asked for.
  const said = texts("[role=alert] > :first-child");
  await draw("all", { leftOver: { names: Object.keys(failures), of: 4, hasFailed: true } });
  expect(texts("[role=alert] > :first-child")).toEqual(said);
});

it("in the popup what fails in the same way again is said again", async () => {
  world.watches.value = [watchOf({ id: "w", ...OFFLINE })];
  await draw("all");
  const words = document.querySelector("[role=alert] > *");
  await draw("all");
  expect(document.querySelector("[role=alert] > *")).toBe(words);
  world.watches.value = [watchOf({ id: "w", ...OFFLINE, lastAsked: NOW + 1 })];
  await draw("all");
  expect(document.querySelector("[role=alert] > *")).not.toBe(words);
});

it("in the popup another follow that could not be asked is not said to be asked because the first one is", async () => {
  const failed = { failure: { kind: "offline" }, lastAsked: NOW } as const;
  world.watches.value = [watchOf({ id: "w", ...failed }), watchOf({ id: "v", ...failed })];
  refresh.mockReturnValueOnce(new Promise(() => undefined));
  await draw({ watch: "w" });
  await click("Try again");
  expect(isHeld("Try again")).toBe(true);
  await draw({ watch: "v" });
  expect(isHeld("Try again")).toBe(false);
});

it("in the popup a refresh says that it runs, how far it is, and then when it was", async () => {
  world.watches.value = [watchOf({ id: "w", lastAnswered: NOW - 480_000 })];
  for (const choice of ["all", { watch: "w" }] as const) {
    await draw(choice, { isLooking: true });
    expect(status()).toBe("Refreshing…");
    await draw(choice);
    expect(status()).toBe("Refreshed 8 minutes ago");
  }
  await draw("all", { progress: { at: 3, of: 30 } });
  expect(status()).toBe("Refreshing… 3 of 30");
  await draw("everywhere", { isLooking: true });
  expect(status()).toBe("");
});

it("in the popup the end of a refresh is told, but not each minute how long ago it was", async () => {
  const live = () => document.querySelector("[role=status]")?.getAttribute("aria-live");
  world.watches.value = [watchOf({ id: "w", lastAnswered: NOW })];
  await draw("all");
  expect(live()).toBe("polite");
  world.watches.value = [watchOf({ id: "w", lastAnswered: NOW - 60_000 })];
  await draw("all");
  expect(live()).toBe("off");
  await draw("all", { isLooking: true });
  expect(live()).toBe("polite");
});

it("in the popup it is said that wished-for notifications are not allowed, whose question may have closed it", async () => {
  isAllowed = false;
  await draw("all");
  expect(named("Allow notifications")).toEqual([]);
  world.watches.value = [watchOf({ rhythm: "24h", notify: true })];
  await draw("all");
  await vi.waitFor(() => expect(named("Allow notifications")).toHaveLength(1));
  isAllowed = true;
  await act(() => render(null, document.body));
  await draw("all");
  expect(named("Allow notifications")).toEqual([]);
});
