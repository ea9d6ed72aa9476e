// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Digest } from "../../../../components/watches/Digest.tsx";
import { openDigest } from "../../../../components/watches/digest-store.ts";
import { followWatches } from "../../../../components/watches/watches-store.ts";
import { success } from "../../../../utils/platform/result.ts";
import { entryOf } from "../../../../utils/watches/watch.ts";
import { fakeBrowser } from "../../../setup/browser.ts";
import { NOW, page, watchOf } from "../../utils/watches/sample.ts";

const MINUTE = 60_000;
const sent = vi.hoisted(() => [] as string[]);
vi.mock("../../../../utils/calls/send.ts", () => ({
  send: async (name: string) => {
    sent.push(name);
    return success(null);
  },
}));
vi.mock("../../../../utils/watches/read-watches.ts", () => ({
  readWatches: async () =>
    Array.from({ length: 200 }, (_, each) => watchOf({ id: `${each}`, lastAnswered: NOW, unread: 1 })),
  readEntries: async (count: number) =>
    Array.from({ length: count }, (_, each) =>
      entryOf(`${each}`, page(`https://a.gov/${each}`, NOW), NOW, NOW),
    ),
}));

beforeEach(() => {
  vi.useFakeTimers({ now: NOW + MINUTE });
  const event = { addListener: () => undefined, removeListener: () => undefined };
  Object.assign(fakeBrowser, {
    permissions: { contains: async () => true, onAdded: event, onRemoved: event },
  });
});
afterEach(() => {
  render(null, document.body);
  vi.useRealTimers();
});

const count = (selector: string): number => document.querySelectorAll(selector).length;
const pass = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });

it("draws what fills the window before the rest, asks after that, and goes on counting the minutes", async () => {
  act(() => render(<Digest />, document.body));
  followWatches();
  openDigest(null);
  await pass(0);
  expect(count(".card")).toBeGreaterThan(0);
  expect(count(".card")).toBeLessThan(10);
  expect(count(".watch-line")).toBeLessThan(20);
  expect(sent).toEqual([]);
  const more = () =>
    [...document.querySelectorAll("button")].filter(({ textContent }) => textContent === "Show more");
  expect(more()).toHaveLength(0);

  await pass(1000);
  expect(count(".card")).toBe(50);
  expect(count(".watch-line")).toBe(200);
  expect(sent).toEqual(["lookAtWatches"]);
  expect(more()).toHaveLength(1);

  const checked = () => document.querySelector(".watch-list .hint")?.textContent;
  expect(checked()).toBe("Last checked 1 minute ago.");
  await pass(4 * MINUTE);
  expect(checked()).toBe("Last checked 5 minutes ago.");
  expect(sent).toHaveLength(1);
});
