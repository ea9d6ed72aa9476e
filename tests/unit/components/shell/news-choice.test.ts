// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { type Signal, signal } from "@preact/signals";
import { beforeEach, expect, it, vi } from "vitest";
import type { Noun } from "../../../../components/base/PageNav.tsx";
import { createShell } from "../../../../components/shell/shell-store.ts";
import { failed } from "../../../../utils/platform/result.ts";
import { newWatch, type Watch } from "../../../../utils/watches/watch.ts";
import { fakeBrowser } from "../../../setup/browser.ts";
import { TAXES } from "../../utils/watches/sample.ts";

const world = vi.hoisted(
  () => ({}) as { watches: Signal<readonly Watch[]>; areWatchesRead: Signal<boolean> },
);

vi.mock("../../../../utils/calls/send.ts", () => ({ send: async () => failed({ kind: "offline" }) }));
vi.mock("../../../../utils/settings/settings.ts", () => ({
  readSettings: async () => ({ pageSize: 20, country: [], state: [], city: [] }),
  listenToSettings: () => () => undefined,
}));
vi.mock(import("../../../../components/watches/watches-store.ts"), async (original) => {
  const { signal } = await import("@preact/signals");
  Object.assign(world, { watches: signal([]), areWatchesRead: signal(true) });
  return { ...(await original()), ...world, hasWatches: () => true };
});

const FOLLOW = newWatch(TAXES, "taxes", 1);

function open(shown: Noun) {
  const tab = signal<Noun>(shown);
  return { tab, shell: createShell({ tab, chooseTab: () => undefined, leave: () => undefined }) };
}

beforeEach(() => {
  localStorage.clear();
  world.watches.value = [];
  Object.assign(fakeBrowser, { extension: { inIncognitoContext: false } });
});

it.each([
  ["everywhere", [], [FOLLOW]],
  ["all", [FOLLOW], []],
] as const)("what is new in %s stays in view when follows come or go", (choice, before, after) => {
  world.watches.value = before;
  const { shell, tab } = open("recent");
  expect(shell.newsChoice.value).toBe(choice);
  world.watches.value = after;
  expect(shell.newsChoice.value).toBe(choice);
  // Until another tab was looked at.
  tab.value = "search";
  tab.value = "recent";
  expect(shell.newsChoice.value).toBe(choice === "all" ? "everywhere" : "all");
});

it("what was chosen counts more than what was in view", () => {
  const { shell } = open("recent");
  expect(shell.newsChoice.value).toBe("everywhere");
  world.watches.value = [FOLLOW];
  shell.chooseNews("all");
  expect(shell.newsChoice.value).toBe("all");
});

it("a tab goes on with the words and dates that the list was narrowed to", () => {
  const opened: string[] = [];
  const create = async ({ url }: { url: string }) => void opened.push(url);
  Object.assign(fakeBrowser, { runtime: { getURL: (path: string) => path }, tabs: { create } });
  world.watches.value = [FOLLOW];
  const { shell } = open("recent");
  shell.openInTab();
  shell.chooseNews({ group: "Roads & water" });
  world.watches.value = [{ ...FOLLOW, details: { group: "Roads & water" } }];
  shell.news.changeRange({ words: "budget", sort: "published" });
  shell.openInTab();
  expect(opened).toEqual([
    "search.html?view=watches",
    "search.html?view=watches&group=Roads+%26+water&sort=published&words=budget",
  ]);
});
