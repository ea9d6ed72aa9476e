import "fake-indexeddb/auto";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, vi } from "vitest";
import { Toast } from "../../../../components/base/Toast.tsx";
import { Trouble } from "../../../../components/base/trouble.tsx";
import type { Followed } from "../../../../components/watches/news/news-choice.ts";
import { NewsPage } from "../../../../entrypoints/search/NewsPage.tsx";
import type { ResultsPage } from "../../../../entrypoints/search/results-page-store.ts";
import { CARD_ACTIONS } from "../../../../gallery/examples.ts";
import { success } from "../../../../utils/platform/result.ts";
import type { Settings } from "../../../../utils/settings/settings.ts";
import { entryOf, type WatchEntry } from "../../../../utils/watches/entry.ts";
import type { RememberedPage } from "../../../../utils/watches/page-states.ts";
import type { Watch } from "../../../../utils/watches/watch.ts";
import { fakeBrowser } from "../../../setup/browser.ts";
import { NOW, page, TAXES, watchOf } from "../../utils/watches/sample.ts";
import { PERMISSIONS } from "../granted-permissions.ts";
import { click, waitFor } from "../user.ts";

/** What the page hears from the rest of the extension, and what it sent there. Each test of a file that imports this begins with it anew. */
export const world = {
  watches: [] as unknown[],
  unread: 2,
  entries: [] as unknown[],
  sent: [] as [string, unknown][],
  answers: {} as Record<string, unknown>,
  changed: [] as (() => void)[],
  address: "https://search.example.org" as string | null,
  policy: {} as Partial<Settings>,
  remembered: {} as Record<string, readonly RememberedPage[]>,
};

vi.mock("../../../../utils/calls/send.ts", () => ({
  send: async (name: string, request: unknown) => {
    world.sent.push([name, request]);
    return world.answers[name] ?? success(name === "restoreWatch" ? { hasRoom: true } : null);
  },
}));

vi.mock("../../../../utils/platform/changes.ts", () => ({
  onChange: (_what: string, listener: () => void) => {
    world.changed.push(listener);
    return () => undefined;
  },
}));

vi.mock("../../../../utils/watches/count-unread.ts", () => ({
  countUnreadSoon: async () => ({ pages: world.unread, isMore: false }),
}));
vi.mock("../../../../utils/watches/read-watches.ts", () => ({
  readWatches: async () => world.watches,
  readEntries: async (count: number) => world.entries.slice(0, count),
  readEntriesOf: async (watch: string) =>
    world.entries.filter((each) => (each as WatchEntry).watch === watch),
  readRememberedPages: async (watch: string) => world.remembered[watch] ?? [],
  readWholeWatch: async (id: string) => ({ watch: world.watches.find((each) => (each as Watch).id === id) }),
}));

vi.mock("../../../../utils/settings/settings.ts", () => ({
  readSettings: async () => ({
    searchServiceUrl: world.address,
    forbidBackgroundWatches: false,
    ...world.policy,
  }),
  listenToSettings: () => () => undefined,
}));

export const RESULTS = {
  actions: { ...CARD_ACTIONS, onOpen: () => true },
  hasSide: { value: true },
  openOptions: () => world.sent.push(["options", null]),
  session: {
    clock: { now: () => Date.now(), after: () => () => undefined },
    reader: () => ({ now: Date.now(), timeZone: "UTC", language: "en" }),
    lists: { lists: { value: { countries: [], states: [] } } },
    settings: { value: { singleKeys: true } },
  },
  view: { value: null },
} as unknown as ResultsPage;

export const TAX = watchOf({ id: "tax", name: "Taxes", unread: 2, lastAnswered: NOW });

export const RENT = watchOf({
  id: "rent",
  name: "Rent",
  notify: false,
  request: { ...TAXES.request, q: "rent" },
});

export const files: { name: string; text: Promise<string> }[] = [];

/** One for each of the new pages. */
export const PAGES = "ul[aria-label='New pages'] > li";

export const sentNames = () => world.sent.map(([name]) => name);

export const last = () => world.sent.at(-1);

export const entry = (watch: string, url: string, unread = true): WatchEntry => {
  const { unread: _unread, ...read } = entryOf(watch, page(url, NOW), NOW, NOW);
  return unread ? entryOf(watch, page(url, NOW), NOW, NOW) : read;
};

/** What is stored was changed by the worker. */
export async function change(watches: readonly Watch[], entries: readonly WatchEntry[] = []): Promise<void> {
  Object.assign(world, { watches, entries });
  for (const listener of world.changed) listener();
  await waitFor(0);
}

export const of = (domain: string, found: WatchEntry): WatchEntry => ({
  ...found,
  result: { ...found.result, domain },
});

export async function draw(watch: string | null = null, choice?: Followed): Promise<void> {
  await act(() =>
    render(
      <>
        <Trouble />
        <Toast />
        <NewsPage choice={choice ?? (watch === null ? "all" : { watch })} page={RESULTS} />
      </>,
      document.body,
    ),
  );
  await change(world.watches as readonly Watch[], world.entries as readonly WatchEntry[]);
  await waitFor(1_000);
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW + 60_000 });
  Object.assign(world, {
    watches: [TAX, RENT],
    entries: [],
    answers: {},
    address: "https://search.example.org",
    policy: {},
    remembered: {},
  });
  world.sent.length = files.length = 0;
  Object.assign(fakeBrowser, {
    action: { getBadgeText: async () => "" },
    extension: { inIncognitoContext: false },
    permissions: PERMISSIONS,
    runtime: { ...fakeBrowser.runtime, openOptionsPage: async () => void world.sent.push(["options", null]) },
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    const file = files.at(-1);
    if (file !== undefined) file.name = this.download;
  });
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    files.push({ name: "", text: (blob as Blob).text() });
    return "blob:x";
  });
});

afterEach(async () => {
  await act(() => render(null, document.body));
  vi.useRealTimers();
});

export const menu = (of: string, item: string) => click(of).then(() => click(item));
