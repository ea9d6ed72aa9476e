// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it, vi } from "vitest";
import { FoldedPages } from "../../../../../components/watches/news/FoldedPages.tsx";
import { CARD_ACTIONS } from "../../../../../gallery/examples.ts";
import { result } from "../../../utils/search/sample-results.ts";
import { click, texts } from "../../user.ts";

const world = vi.hoisted(() => ({ did: [] as unknown[] }));
vi.mock("../../../../../components/watches/watches-store.ts", () => ({
  watches: { value: [] },
  markRead: () => undefined,
  markAllRead: async (which: { entries: readonly string[] }) => {
    world.did.push(["read", which]);
    return { ...which, overflows: {} };
  },
  markUnread: (marked: object) => void world.did.push(["unread", marked]),
}));

const READER = { now: Date.UTC(2026, 10, 5), timeZone: "UTC", language: "en" };
const TITLES = ["First report", "Second report"];

afterEach(() => render(null, document.body));

function draw(isUnread = false): void {
  const lines = TITLES.map((title) => ({
    entries: [
      {
        id: title,
        watch: "w",
        result: result({ title }),
        at: 0,
        foundAt: 1,
        order: "1",
        ...(isUnread && { unread: 1 as const }),
      },
    ] as const,
  }));
  act(() =>
    render(
      <FoldedPages
        lines={lines}
        site="irs.gov"
        reader={READER}
        day={null}
        isNamed={false}
        actions={CARD_ACTIONS}
      />,
      document.body,
    ),
  );
}

/** As a browser does it: what opened or closed is told a moment later. */
async function toggle(isOpen: boolean): Promise<void> {
  const folded = document.querySelector("details");
  await act(() => {
    if (folded) folded.open = isOpen;
    folded?.dispatchEvent(new Event("toggle"));
  });
}

it("many pages of one site are listed once they are opened", async () => {
  draw();
  expect(texts(".card-link")).toEqual([]);
  await toggle(true);
  expect(texts(".card-link")).toEqual(TITLES);
});

it.each([false, true])("on paper they are all open, and afterwards as before: %s", async (wasOpen) => {
  draw();
  if (wasOpen) await toggle(true);
  dispatchEvent(new Event("beforeprint"));
  expect(texts(".card-link")).toEqual(TITLES);
  expect(document.querySelector("details")?.open).toBe(true);
  await act(() => void document.querySelector("details")?.dispatchEvent(new Event("toggle")));
  await act(() => void dispatchEvent(new Event("afterprint")));
  expect(document.querySelector("details")?.open).toBe(wasOpen);
  await act(() => void document.querySelector("details")?.dispatchEvent(new Event("toggle")));
  expect(texts(".card-link")).toEqual(wasOpen ? TITLES : []);
});

it("all of them are marked as read at once, which can be taken back", async () => {
  draw(true);
  expect(texts("button")).toEqual(["Mark read"]);
  await click("Mark read: 2 pages of irs.gov");
  await act(() => vi.waitFor(() => expect(world.did).toHaveLength(1)));
  draw();
  await click("Undo: Mark read: 2 pages of irs.gov");
  expect(world.did).toEqual([
    ["read", { entries: TITLES }],
    ["unread", { entries: TITLES, overflows: {} }],
  ]);
  draw(true);
  draw();
  expect(texts("button")).toEqual([]);
});
