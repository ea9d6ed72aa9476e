// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PageHead } from "../../../../components/shell/PageHead.tsx";
import { fakeBrowser } from "../../../setup/browser.ts";

const world = vi.hoisted(() => ({ isPrivate: false, isRead: true, watches: [] as unknown[], checks: 0 }));
vi.mock("../../../../components/watches/watches-store.ts", () => ({
  hasWatches: () => !world.isPrivate,
  areWatchesRead: {
    get value() {
      return world.isRead;
    },
  },
  watches: {
    get value() {
      return world.watches;
    },
  },
  unread: { value: { pages: 0, isMore: false } },
  listenToWatches: () => undefined,
}));
vi.mock("../../../../utils/checks/history/read-checks.ts", () => ({
  countChecks: async () => ({ inLine: world.checks, unseen: 0 }),
}));

beforeEach(() => {
  Object.assign(world, { isPrivate: false, isRead: true, watches: [], checks: 0 });
  Object.assign(fakeBrowser, { action: { getBadgeText: async () => (world.checks > 0 ? "1" : "") } });
});
afterEach(() => render(null, document.body));

const link = (name: string): HTMLAnchorElement | undefined =>
  [...document.querySelectorAll("a")].find(({ textContent }) => textContent?.startsWith(name));

it.each([
  ["what is followed", { watches: [{ id: "w" }] }, "search.html?view=watches"],
  ["everywhere where nothing is followed", { watches: [] }, "search.html?view=recent"],
  ["everywhere in a private window", { isPrivate: true, isRead: false }, "search.html?view=recent"],
  ["what is followed until that is known", { isRead: false }, "search.html?view=watches"],
])("the head of a full page leads What’s new to %s", async (_, given, address) => {
  Object.assign(world, given);
  await act(() => render(<PageHead current="search" />, document.body));
  expect(link("What’s new")?.getAttribute("href")).toBe(address);
});

it("the head of a full page says how many fact-checks run or are new, as the tabs of the popup do", async () => {
  world.checks = 2;
  await act(() => render(<PageHead current="search" />, document.body));
  await vi.waitFor(() => expect(link("Fact-checks")?.textContent).toContain("2"));
  const described = link("Fact-checks")?.getAttribute("aria-describedby") ?? "";
  expect(document.getElementById(described)?.textContent).toMatch(/^2 /);
});
