import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { pageClock } from "../../../../components/base/clock.ts";
import { Trouble } from "../../../../components/base/trouble.tsx";
import type { AnswerSize } from "../../../../components/sites/answer-size.ts";
import type { OpenedTab } from "../../../../components/sites/opened-tab.ts";
import { LookAlike, ThisPage } from "../../../../components/sites/ThisPage.tsx";
import { createThisPage, type ThisPageSource } from "../../../../components/sites/this-page.ts";
import { success } from "../../../../utils/platform/result.ts";
import { fakeBrowser } from "../../../setup/browser.ts";
import { click, texts } from "../user.ts";

/** What the page hears from the rest of the extension, and what it sent there. Each test of a file that imports this begins with it anew. */
export const world = {
  sent: [] as [string, unknown][],
  answers: {} as Record<string, unknown>,
  list: null as unknown,
  settings: { siteList: false } as Record<string, unknown>,
  changed: [] as (() => void)[],
  page: {} as unknown,
};

vi.mock("../../../../utils/calls/send.ts", () => ({
  send: async (name: string, request: unknown) => {
    world.sent.push([name, request]);
    if (name === "saveSettings") Object.assign(world.settings, request);
    return world.answers[name] ?? success(null);
  },
}));

vi.mock("../../../../utils/settings/settings.ts", () => ({
  readSettings: async () => world.settings,
  listenToSettings: () => () => undefined,
  lockedSettings: async () => [],
}));

vi.mock("../../../../utils/sites/kept-site-list.ts", () => ({
  readSiteList: async () => world.list,
  listenToSiteList: (listener: () => void) => {
    world.changed.push(listener);
    return () => undefined;
  },
}));

vi.mock("../../../../utils/checks/consent.ts", () => ({
  askConsent: async () => true,
  ifAllowed: (work: () => Promise<unknown>) => work().then(() => success(null)),
}));

vi.mock("../../../../utils/platform/changes.ts", () => ({
  onChange: () => () => undefined,
}));

vi.mock("../../../../components/sites/read-page.ts", () => ({ readPage: async () => world.page }));

export const actions = {
  searchSite: vi.fn(),
  showChanges: vi.fn(),
  searchAbout: vi.fn(),
  showChecks: vi.fn(),
};

export const LIST = {
  lines: "",
  count: 600,
  next: null,
  fetchedAt: Date.now(),
  triedAt: Date.now(),
  shrunkTo: null,
};

export const asked = (name: string) =>
  world.sent.filter(([each]) => each === name).map(([, request]) => request);

export let source: ThisPageSource;

export const answer = () => texts("section[aria-label='This page'] > [role=status]")[0] ?? "";

export async function draw(address: string | null, title = "", size: AnswerSize = "card"): Promise<void> {
  const tab: OpenedTab | null = address === null ? null : { id: 1, windowId: 1, address, title };
  await act(() => {
    source.show(Promise.resolve(tab));
    render(
      <>
        <Trouble />
        <LookAlike page={source} size={size} />
        <ThisPage page={source} size={size} />
      </>,
      document.body,
    );
  });
  await vi.waitFor(() => expect(answer()).not.toBe(""));
}

/** Chooses from what is behind "⋯". */
export async function choose(name: string): Promise<void> {
  await click("More about this page");
  await click(name);
}

beforeEach(() => {
  Object.assign(fakeBrowser, { extension: { inIncognitoContext: false } });
  Object.assign(world, { answers: {}, list: null, settings: { siteList: false }, page: {} });
  world.sent.length = world.changed.length = 0;
  source = createThisPage({ actions, clock: pageClock });
  for (const action of Object.values(actions)) action.mockReset();
});

afterEach(async () => {
  await act(() => render(null, document.body));
});
