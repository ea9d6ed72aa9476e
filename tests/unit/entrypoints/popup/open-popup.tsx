import "fake-indexeddb/auto";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, vi } from "vitest";
import type { Popup } from "../../../../entrypoints/popup/popup-store.ts";
import type { Check } from "../../../../utils/checks/check.ts";
import { failed, success } from "../../../../utils/platform/result.ts";
import type { PageRequest } from "../../../../utils/search/request.ts";
import { fakeBrowser } from "../../../setup/browser.ts";
import { noKeptWords } from "../../components/no-kept-words.ts";
import { RESULT } from "../../components/sample-result.ts";
import { click, fill, press, texts } from "../../components/user.ts";

/** What the popup hears from the rest of the extension, and what it sent there. Each test of a file that imports this begins with it anew. */
export const world = {
  sent: [] as [string, unknown][],
  answers: {} as Record<string, unknown>,
  changed: new Map<string, () => void>(),
  settings: {
    pageSize: 20,
    country: ["us"],
    state: [],
    city: [],
    openIn: "new-tab",
    singleKeys: true,
    suggestions: false,
    siteList: false,
  },
  panels: [] as unknown[],
  /** Resolves once the panel is there. */
  opened: Promise.resolve(),
  stored: [] as readonly unknown[] | Error,
  watches: [] as unknown[],
  entries: [] as unknown[],
  counts: { inLine: 0, unseen: 0 } as unknown,
  badge: "",
};
vi.mock("../../../../utils/calls/send.ts", () => ({
  send: async (name: string, request: { request?: PageRequest } | null) => {
    world.sent.push([name, request]);
    if (name in world.answers) return world.answers[name];
    if (name !== "search" && name !== "recent") return failed({ kind: "offline" });
    const results = request?.request?.q === "nothing" ? [] : [RESULT];
    const page = { total: results.length, totalIsLowerBound: false, page: 1, size: 10, dropped: 0 };
    const value = { ...page, results, facets: {}, tookMs: 1 };
    return success({ value, fetchedAt: Date.now(), from: "service", failure: null });
  },
}));
vi.mock("../../../../utils/settings/settings.ts", () => ({
  readSettings: async () => world.settings,
  listenToSettings: () => () => undefined,
}));
vi.mock("../../../../utils/platform/changes.ts", () => ({
  announceChange: () => undefined,
  onChange: (what: string, listener: () => void) => {
    world.changed.set(what, listener);
    return () => undefined;
  },
}));
vi.mock("../../../../utils/checks/history/newest-checks.ts", () => ({
  readHistoryPart: async () => {
    if (world.stored instanceof Error) throw world.stored;
    return { checks: world.stored, groups: [], unreadable: [], hasMore: false };
  },
  countHistory: async () => {
    const all = Array.isArray(world.stored) ? world.stored.length : 0;
    return { all, verdicts: all };
  },
}));
vi.mock("../../../../utils/checks/history/read-checks.ts", () => ({
  countChecks: async () => world.counts,
}));
vi.mock("../../../../utils/checks/transaction.ts", () => ({
  readLine: async () => ({ starts: [], pause: null }),
}));
vi.mock("../../../../utils/checks/sources/kept-source-changes.ts", () => ({
  readSourceChanges: async () => ({ askedAt: {}, pages: {} }),
}));
vi.mock("../../../../utils/platform/open-panel.ts", () => ({
  openPanel: (id: unknown) => {
    world.panels.push(id);
    return world.opened;
  },
}));
vi.mock("../../../../utils/checks/consent.ts", () => ({ askConsent: async () => true }));
vi.mock("../../../../utils/watches/count-unread.ts", () => ({
  countUnreadSoon: async (watches: readonly { unread: number }[]) => ({
    pages: watches.reduce((sum, { unread }) => sum + unread, 0),
    isMore: false,
  }),
}));
vi.mock("../../../../utils/watches/read-watches.ts", () => ({
  readWatches: async () => world.watches,
  readEntries: async () => world.entries,
  readEntriesOf: async () => world.entries,
}));

/** What it opened or closed. */
export const did: string[] = [];
export const asked = (name: string) =>
  world.sent.filter(([each]) => each === name).map(([, request]) => request);

/** The popup, as it is after a click on the toolbar icon. */
/** `onDrawn`: before it is painted, and so before any effect that waits for that. */
export async function open(onDrawn = (): void => undefined): Promise<Popup> {
  vi.resetModules();
  const { App } = await import("../../../../entrypoints/popup/App.tsx");
  const { createPopup } = await import("../../../../entrypoints/popup/popup-store.ts");
  const { Toast } = await import("../../../../components/base/Toast.tsx");
  const { Trouble } = await import("../../../../components/base/trouble.tsx");
  const popup = createPopup();
  const page = (
    <>
      <App popup={popup} />
      <Trouble />
      <Toast />
    </>
  );
  await act(() => {
    render(page, document.body);
    onDrawn();
  });
  return popup;
}
export const close = () => act(() => render(null, document.body));

export async function search(words: string): Promise<void> {
  await fill(document.querySelector("[role=combobox]"), words);
  document.querySelector<HTMLElement>("[role=combobox]")?.focus();
  await press("Enter");
}

export async function openChecks(...all: readonly Check[]): Promise<void> {
  world.stored = all;
  await open();
  await click("Fact-checks");
  await vi.waitFor(() => expect(texts("article")).toHaveLength(1));
}

beforeEach(async () => {
  await noKeptWords(["claim", "wanted-check"]);
  localStorage.clear();
  world.sent.length = did.length = world.panels.length = 0;
  world.answers = {};
  world.watches = world.entries = [];
  world.stored = [];
  world.settings.openIn = "new-tab";
  world.badge = "";
  const event = { addListener: () => undefined, removeListener: () => undefined };
  Object.assign(fakeBrowser, {
    extension: { inIncognitoContext: false },
    action: { getBadgeText: async () => world.badge },
    windows: { getCurrent: async () => ({ id: 3 }) },
    tabs: {
      query: async () => [],
      create: async ({ url, active }: { url: string; active?: boolean }) =>
        void did.push(`${active === false ? "behind" : "tab"} ${url}`),
      update: async ({ url }: { url: string }) => void did.push(`here ${url}`),
      onActivated: event,
      onUpdated: event,
    },
    runtime: {
      ...fakeBrowser.runtime,
      getURL: (path: string) => `/${path}`,
      onMessage: event,
      openOptionsPage: async () => void did.push("options"),
    },
    storage: { onChanged: event },
  });
  vi.spyOn(window, "close").mockImplementation(() => void did.push("closed"));
});
afterEach(close);
