import "fake-indexeddb/auto";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { Toast } from "../../../../../components/base/Toast.tsx";
import { Trouble } from "../../../../../components/base/trouble.tsx";
import { ClaimEditor } from "../../../../../components/checks/ClaimEditor.tsx";
import { ChecksBody } from "../../../../../components/checks/list/ChecksBody.tsx";
import { type ChecksStore, createChecksStore } from "../../../../../components/checks/list/checks-store.ts";
import { NoticeBar } from "../../../../../components/checks/list/NoticeBar.tsx";
import type { Check } from "../../../../../utils/checks/check.ts";
import { byClaim } from "../../../../../utils/checks/history/earlier-answers.ts";
import { failed, success } from "../../../../../utils/platform/result.ts";
import { fakeBrowser } from "../../../../setup/browser.ts";
import { done, failedCheck, VERDICT } from "../../../utils/checks/sample.ts";
import { click, control, nameOf, texts } from "../../user.ts";

/** What the page hears from the rest of the extension, and what it sent there. Each test of a file that imports this begins with it anew. */
export const world = {
  sent: [] as [string, unknown][],
  failing: new Set<string>(),
  stored: [] as readonly Check[],
  watches: [] as readonly object[],
  /** What a call answers, where that matters. */
  answers: {} as Record<string, unknown>,
};

vi.mock("../../../../../utils/checks/history/walk-history.ts", () => ({
  walkClaims: async function* () {
    yield byClaim(world.stored);
  },
}));

vi.mock("../../../../../utils/checks/groups/read-groups.ts", async (original) => ({
  ...(await original<typeof import("../../../../../utils/checks/groups/read-groups.ts")>()),
  readGroups: async () => new Map(),
}));

vi.mock("../../../../../utils/calls/send.ts", () => ({
  send: async (name: string, request: unknown) => {
    world.sent.push([name, request]);
    if (name in world.answers) return world.answers[name];
    return world.failing.has(name) ? failed({ kind: "offline" }) : success({ id: "new", sent: true });
  },
}));

vi.mock("../../../../../utils/watches/read-watches.ts", () => ({
  readWatches: async () => world.watches,
  readWholeWatch: async (id: string) => {
    const watch = world.watches.find((each) => "id" in each && each.id === id);
    return watch === undefined ? null : { watch, memory: null, entries: [] };
  },
  readEntries: async () => [],
}));

vi.mock("../../../../../utils/checks/consent.ts", () => ({ askConsent: async () => true }));

vi.mock("../../../../../utils/settings/settings.ts", () => ({
  readSettings: async () => ({ pageSize: 10, country: [], state: [], city: [] }),
  listenToSettings: () => () => undefined,
}));

export const files: { name: string; type: string; text: Promise<string> }[] = [];

export const opened: string[] = [];

export const sentNames = () => world.sent.map(([name]) => name);

/** The last check with another verdict, a failed one, and one that waits. */
export const CONFIRMED = done(3, {
  claim: "The wage is $7.25",
  key: "the wage is $7.25",
  verdict: { ...VERDICT, verdict: "CONFIRMED", result: "" },
});

export const REFUTED = done(2, { claim: "Benefits are never taxed", key: "benefits are never taxed" });

export const FAILED = failedCheck(1, { claim: "Rent is free" });

export let store: ChecksStore;

export async function draw(all: readonly Check[] | null, isWide = false): Promise<void> {
  store.reader.checks.value = all;
  world.stored = all ?? [];
  await act(() =>
    render(
      <>
        <Trouble />
        <Toast />
        <main id="checks">
          <ChecksBody
            store={store}
            isWide={isWide}
            offers={[]}
            editor={<ClaimEditor editor={store.editor} />}
          />
          <NoticeBar {...store.actions} />
        </main>
      </>,
      document.body,
    ),
  );
}

/** Of the open card and of each row, from the top. */
export const claims = () =>
  [...document.querySelectorAll("ul[aria-label='Fact-checks'] > li")].map(
    (item) =>
      item.querySelector("article blockquote")?.textContent.slice(1, -1) ??
      item.querySelector("button > span")?.textContent,
  );

export const status = () => texts("#checks .visually-hidden[role=status]")[0];

export const shareButton = ({ claim }: Check) => `Share “${claim}”`;

export const moreButton = ({ claim }: Check) => `More about “${claim}”`;

/** An item of one of the two menus on a card, whose buttons name its claim. */
export async function chooseOnCard(button: string, item: string): Promise<void> {
  const opener = control(button);
  expect(opener.closest("article")).not.toBeNull();
  await click(opener);
  const items = [...(opener.parentElement?.querySelectorAll("[role=menuitem]") ?? [])];
  await click(items.find((element) => nameOf(element) === item));
}

beforeEach(() => {
  store = createChecksStore();
  Object.assign(fakeBrowser, {
    runtime: {
      ...fakeBrowser.runtime,
      getURL: (path: string) => `chrome-extension://id/${path}`,
      openOptionsPage: async () => void opened.push("options"),
    },
    tabs: { create: async ({ url }: { url: string }) => void opened.push(url) },
    windows: { getCurrent: async () => ({ id: 1, type: "normal" }) },
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    const file = files.at(-1);
    if (file !== undefined) file.name = this.download;
  });
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    files.push({ name: "", type: (blob as Blob).type, text: (blob as Blob).text() });
    return "blob:x";
  });
  Element.prototype.scrollIntoView = vi.fn();
});

afterEach(async () => {
  await act(() => render(null, document.body));
  world.sent.length = files.length = opened.length = 0;
  world.failing.clear();
  world.answers = {};
  world.watches = [];
  store.editor.type("");
});
