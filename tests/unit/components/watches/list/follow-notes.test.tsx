// @vitest-environment happy-dom
import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it, vi } from "vitest";
import { FollowNotes } from "../../../../../components/watches/list/FollowNotes.tsx";
import type { RefreshProgress } from "../../../../../components/watches/news/news-store.ts";
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

const draw = (choice: "all" | { watch: string }, progress: RefreshProgress | null = null) =>
  act(() =>
    render(
      <FollowNotes choice={choice} news={{ progress: signal(progress), now: signal(NOW), refresh }} />,
      document.body,
    ),
  );

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
  const failed = { failure: { kind: "offline" }, lastAsked: NOW, lastAnswered: NOW - 480_000 } as const;
  world.watches.value = [watchOf({ id: "w", ...failed })];
  await draw({ watch: "w" });
  expect(texts("[role=alert]")).toEqual([expect.stringContaining("You are offline")]);
  expect(texts(".hint")).toEqual(["Last refreshed 8 minutes ago."]);
  await click("Try again");
  expect(refresh).toHaveBeenCalledOnce();
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

it("in the popup a refresh of several says how far it is", async () => {
  await draw("all", { at: 3, of: 30 });
  expect(texts("[role=status]")).toEqual(["Refreshing… 3 of 30"]);
  await draw("all");
  expect(texts("[role=status]")).toEqual([""]);
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
