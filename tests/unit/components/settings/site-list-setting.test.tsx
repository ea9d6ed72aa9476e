// @vitest-environment happy-dom
import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SiteListSetting } from "../../../../components/settings/SiteListSetting.tsx";
import type { SettingsStore } from "../../../../components/settings/settings-store.ts";
import type { ApiFailure } from "../../../../utils/platform/failure.ts";
import { failed, success } from "../../../../utils/platform/result.ts";
import type { Settings } from "../../../../utils/settings/settings.ts";
import { click, control, focused, isHeld, named, texts } from "../user.ts";

const world = vi.hoisted(() => ({
  did: [] as unknown[],
  list: null as object | null,
  answer: async (): Promise<unknown> => undefined,
  tell: () => {},
}));
vi.mock("../../../../utils/calls/send.ts", () => ({
  send: (...call: unknown[]) => {
    world.did.push(call);
    return world.answer();
  },
}));
vi.mock("../../../../utils/sites/kept-site-list.ts", () => ({
  readSiteList: async () => world.list,
  listenToSiteList: (listener: () => void) => {
    world.tell = listener;
    return () => undefined;
  },
}));

const LABEL = "Keep the list of government sites on this device";
const WHOLE = { lines: "", count: 8000, next: null, shrunkTo: null, fetchedAt: Date.UTC(2026, 10, 1, 12) };
const OFFLINE: ApiFailure = { kind: "offline" };

beforeEach(() => {
  Object.assign(world, { did: [], list: null, answer: async () => success(null) });
});
afterEach(() => act(() => render(null, document.body)));

async function draw(siteList: boolean): Promise<void> {
  const store: SettingsStore = {
    settings: signal(null),
    unreadable: signal([]),
    listen: () => () => undefined,
    change: async (values) => {
      world.did.push(values);
      if (values.siteList !== undefined) await draw(values.siteList);
      return true;
    },
    isLocked: () => false,
  };
  await act(() =>
    render(<SiteListSetting settings={{ siteList } as Settings} store={store} />, document.body),
  );
}

it.each([
  [true, [{ siteList: true }, ["renewSiteList", { agreed: false }]]],
  [false, [{ siteList: false }]],
])("keeping the list of sites: %s; a list that shrank is not agreed to by that", async (keep, expected) => {
  await draw(!keep);
  await click(LABEL);
  await vi.waitFor(() => expect(world.did).toEqual(expected));
});

it("says that the list of sites is on its way, and then how long it is", async () => {
  let come = (): void => undefined;
  world.answer = () =>
    new Promise((resolve) => {
      come = () => resolve(success(null));
    });
  await draw(false);
  await click(LABEL);
  const says = () => texts("[role=status]").at(-1);
  await vi.waitFor(() => expect(says()).toBe("Downloading the list of government sites…"));
  world.list = WHOLE;
  world.tell();
  await act(come);
  await vi.waitFor(() => expect(says()).toBe(""));
  expect(texts(".hint").at(-1)).toBe(
    "8,000 sites are in the list on this device, downloaded on November 1, 2026.",
  );
  expect(named("Download the list of government sites (1 MB)")).toEqual([]);
});

it("says in its own place why the list did not come, and asks again", async () => {
  world.answer = async () => failed(OFFLINE);
  await draw(false);
  await click(LABEL);
  await vi.waitFor(() => expect(texts("[role=alert]")).toEqual([expect.stringMatching(/^You are offline/)]));
  world.answer = async () => success(null);
  world.list = WHOLE;
  await click("Try again");
  await vi.waitFor(() => expect(texts(".hint").at(-1)).toContain("8,000 sites"));
  expect(texts("[role=alert]")).toEqual([]);
  expect(world.did.filter(Array.isArray)).toHaveLength(2);
});

it.each([
  [
    "is not here",
    null,
    "The list of government sites is not on this device.",
    "Download the list of government sites (1 MB)",
  ],
  [
    "is here in part",
    { ...WHOLE, count: 300, next: 300 },
    "300 sites of the list are on this device so far.",
    "Download the rest of the list",
  ],
  [
    "has shrunk",
    { ...WHOLE, shrunkTo: 40 },
    "The service’s list has only 40 sites now, so the earlier list was kept.",
    "Use the shorter list",
  ],
])(
  "a list that is to be kept and %s can be fetched, by a button that stays",
  async (_, list, sentence, button) => {
    world.list = list;
    world.answer = () => new Promise(() => undefined);
    await draw(true);
    await vi.waitFor(() => expect(texts(".hint").at(-1)).toBe(sentence));
    control(button).focus();
    await click(button);
    expect(world.did).toEqual([["renewSiteList", { agreed: button === "Use the shorter list" }]]);
    expect([focused(), isHeld(button)]).toEqual([button, true]);
  },
);

it("why the list did not come is not said once it is no longer wanted", async () => {
  world.answer = async () => failed(OFFLINE);
  await draw(false);
  await click(LABEL);
  await vi.waitFor(() => expect(texts("[role=alert]")).toHaveLength(1));
  await draw(false);
  expect(texts("[role=alert]")).toEqual([]);
});
