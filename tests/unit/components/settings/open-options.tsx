import "fake-indexeddb/auto";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { Trouble } from "../../../../components/base/trouble.tsx";
import { failed, success } from "../../../../utils/platform/result.ts";
import { FALLBACKS, type Settings } from "../../../../utils/settings/settings-table.ts";
import { fakeBrowser } from "../../../setup/browser.ts";

/** What the page hears from the rest of the extension, and what it sent there. Each test of a file that imports this begins with it anew. */
export const world = {
  stored: {} as Record<string, unknown>,
  locked: [] as string[],
  unreadable: [] as string[],
  managedWatches: undefined as unknown,
  answers: {} as Record<string, unknown>,
  sent: [] as [string, unknown][],
  listeners: [] as ((settings: unknown) => void)[],
  /** What is saved is saved once this is over. */
  saving: Promise.resolve(),
  full: false,
  marked: false,
  /** How often the browser was asked whether the mark is on. It says how it was then once the next is over. */
  looks: 0,
  asked: Promise.resolve(),
  allowed: true as boolean | "fails",
};

vi.mock("../../../../utils/settings/settings.ts", () => ({
  // The same object until something is saved, as in the settings themselves.
  readSettings: async () => world.stored,
  rereadSettings: async () => world.stored,
  listenToSettings: (listener: (settings: unknown) => void) => {
    world.listeners.push(listener);
    return () => undefined;
  },
  lockedSettings: async () => world.locked,
  unreadableSettings: async () => world.unreadable,
  managedWatches: async () => world.managedWatches,
}));

vi.mock("../../../../utils/calls/send.ts", () => ({
  send: async (name: string, request: unknown) => {
    world.sent.push([name, request]);
    if (name === "saveSettings") {
      await world.saving;
      if (world.full) return failed({ kind: "storage", problem: "full" });
      world.stored = { ...world.stored, ...(request as object) };
      return success(null);
    }
    return world.answers[name] ?? failed({ kind: "offline" });
  },
}));

vi.mock("../../../../utils/sites/toolbar-rules.ts", () => ({
  isToolbarMarked: async () => {
    world.looks += 1;
    const { marked } = world;
    await world.asked;
    return marked;
  },
  allowToolbarMark: async () => {
    if (world.allowed === "fails") throw new Error("The browser cannot ask.");
    world.marked = world.allowed;
    return world.allowed;
  },
  endToolbarMark: async () => {
    world.marked = false;
    world.sent.push(["ended", null]);
  },
}));

const SETTINGS: Settings = {
  ...FALLBACKS,
  searchServiceUrl: "https://search.example.org",
  factCheckServiceUrl: null,
  country: [],
  state: [],
  city: [],
  pageSize: 10,
  openIn: "new-tab",
  suggestions: null,
  notifications: false,
  sourcePassages: false,
  siteList: false,
  language: "browser",
  singleKeys: true,
};

const COUNTRY = {
  code: "us",
  name: "United States",
  aliases: [],
  levels: ["federal"],
  domains: 7,
  pages: 900,
};

const CANADA = {
  ...COUNTRY,
  code: "ca",
  name: "Canada",
  domains: 1,
  pages: 450,
  levels: ["federal", "provincial"],
};

export const served = (value: unknown, failure: unknown = null) =>
  success({ value, fetchedAt: 0, from: "service", failure });

export const opened: string[] = [];

export async function draw(change: Partial<Settings> = {}): Promise<void> {
  world.stored = { ...world.stored, ...change };
  const { App } = await import("../../../../entrypoints/options/App.tsx");
  await act(() =>
    render(
      <>
        <App />
        <Trouble />
      </>,
      document.body,
    ),
  );
  await vi.waitFor(() => expect(document.querySelectorAll("section.section")).toHaveLength(8));
}

/** The part of the page below a heading. */
export function section(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`no section ${id}`);
  return found;
}

export const field = (control: Element): HTMLInputElement => control as HTMLInputElement;

export const isDisabled = (control: Element | undefined): boolean =>
  control?.hasAttribute("disabled") === true;

export const sentNames = () => world.sent.map(([name]) => name);

beforeEach(() => {
  const event = { addListener: () => undefined, removeListener: () => undefined };
  world.stored = { ...SETTINGS };
  Object.assign(world, {
    locked: [],
    unreadable: [],
    managedWatches: undefined,
    sent: [],
    saving: Promise.resolve(),
    full: false,
    marked: false,
    looks: 0,
    allowed: true,
  });
  world.asked = Promise.resolve();
  world.answers = {
    cacheSize: success({ entries: 0, bytes: 0 }),
    clearCache: success(null),
    removeAllChecks: success(null),
    removeAllWatches: success(null),
    health: success({ up: true, rows: [] }),
    markToolbar: success(null),
    countries: served({ countries: [COUNTRY, CANADA] }),
    recent: served({ facets: {} }),
    places: served({
      states: [{ code: "TX", name: "Texas", country: "us", type: "state", cities: 1 }],
      cities: [],
    }),
    stats: served({ indexedPages: 1350, domainsTotal: null, crawl: [], details: [], crawlIsEstimate: true }),
  };
  Object.assign(fakeBrowser, {
    action: { getBadgeText: async () => "" },
    runtime: { ...fakeBrowser.runtime, getURL: (path: string) => path, onMessage: event },
    storage: { onChanged: event },
    tabs: { create: async ({ url }: { url: string }) => void opened.push(url) },
    permissions: {
      contains: async () => true,
      onAdded: event,
      onRemoved: event,
      request: async () => true,
      remove: async () => true,
    },
    omnibox: {},
    commands: {
      getAll: async () => [
        { name: "_execute_action", shortcut: "Alt+Shift+G" },
        { name: "fact-check-selection", shortcut: "" },
        { name: "another", shortcut: "F1" },
      ],
    },
  });
  Element.prototype.scrollIntoView = vi.fn();
});

afterEach(async () => {
  await act(() => render(null, document.body));
  localStorage.clear();
  opened.length = 0;
  world.listeners.length = 0;
});
