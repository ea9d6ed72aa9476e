// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { NewsChips } from "../../../../../components/watches/news/NewsChips.tsx";
import type { NewsChoice } from "../../../../../components/watches/news/news-choice.ts";
import { areWatchesRead, listenToWatches, watches } from "../../../../../components/watches/watches-store.ts";
import type { Watch } from "../../../../../utils/watches/watch.ts";
import { watchOf } from "../../../utils/watches/sample.ts";
import { click, texts } from "../../user.ts";

const world = vi.hoisted(() => ({
  watches: [] as readonly unknown[],
  unread: { pages: 1, isMore: false },
  changed: (): void => undefined,
}));
vi.mock("../../../../../utils/platform/changes.ts", () => ({
  onChange: (_: string, listener: () => void) => {
    world.changed = listener;
    return () => undefined;
  },
}));
vi.mock("../../../../../utils/watches/count-unread.ts", () => ({
  countUnreadSoon: async () => world.unread,
}));
vi.mock("../../../../../utils/watches/read-watches.ts", () => ({ readWatches: async () => world.watches }));

const seen = (selector = "button") =>
  [...document.querySelectorAll(selector)].map((chip) =>
    [...chip.children].map((part) => (part.matches(".visually-hidden") ? "" : part.textContent)).join(""),
  );
const chosen = vi.fn();
const draw = (choice: NewsChoice) => render(<NewsChips choice={choice} onChoose={chosen} />, document.body);
const follow = (id: string, change: Partial<Watch>): Watch => watchOf({ id, name: id, ...change });

beforeEach(async () => {
  world.watches = [
    follow("Roads", { unread: 500, overflow: 600, details: { group: "Work" } }),
    follow("Taxes", { unread: 1 }),
    follow("Water", { unread: 0, details: { group: "Home" } }),
  ];
  world.unread = { pages: 1_201, isMore: true };
  await act(() => listenToWatches());
  await vi.waitFor(() => expect(areWatchesRead.value).toBe(true));
});
afterEach(() => {
  render(null, document.body);
  chosen.mockReset();
});

it("are all, everywhere, each group by name and each follow, with what is unread", () => {
  draw("all");
  expect(document.querySelector("ul")?.getAttribute("aria-label")).toBe("Following");
  expect(seen()).toEqual([
    "All you follow1,201+",
    "Everywhere",
    "Home",
    "Work",
    "Roads500+",
    "Taxes1",
    "Water",
  ]);
});

it("say in words how much is unread", () => {
  draw("all");
  expect(texts(".visually-hidden")).toEqual(["1,201+ unread pages", "500+ unread pages", "1 unread page"]);
});

it.each<[NewsChoice, string]>([
  ["all", "All you follow1,201+"],
  ["everywhere", "Everywhere"],
  [{ group: "Home" }, "Home"],
  [{ watch: "Taxes" }, "Taxes1"],
  [{ group: "Taxes" }, ""],
])("of %j the chip is pressed, and no other", (choice, name) => {
  draw(choice);
  expect(seen("[aria-pressed=true]").join()).toBe(name);
});

it.each<[string, NewsChoice]>([
  ["All you follow", "all"],
  ["Everywhere", "everywhere"],
  ["Work", { group: "Work" }],
  ["Water", { watch: "Water" }],
])("%s chooses %j", async (name, choice) => {
  draw("all");
  await click(
    [...document.querySelectorAll("button")].find(({ textContent }) => textContent.startsWith(name)),
  );
  expect(chosen.mock.calls).toEqual([[choice]]);
});

it("the chosen one is brought into view, here and where it was chosen before", async () => {
  const shown: string[] = [];
  vi.spyOn(HTMLElement.prototype, "scrollIntoView").mockImplementation(function (this: HTMLElement) {
    shown.push(this.textContent);
  });
  await act(() => draw({ watch: "Water" }));
  await act(() => draw("everywhere"));
  expect(shown).toEqual(["Water", "Everywhere"]);
});

it("only those of a follow can be led to from elsewhere", () => {
  draw("all");
  expect([...document.querySelectorAll("button")].map(({ id }) => id)).toEqual([
    "",
    "",
    "",
    "",
    "follow-Roads",
    "follow-Taxes",
    "follow-Water",
  ]);
});

it("of hundreds of follows are drawn in two steps, the chosen one in the first", async () => {
  world.watches = Array.from({ length: 200 }, (_, index) => follow(`Follow ${index}`, {}));
  world.changed();
  await vi.waitFor(() => expect(watches.value).toHaveLength(200));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    await act(() => draw({ watch: "Follow 150" }));
    expect(document.querySelectorAll("li").length).toBeLessThan(50);
    expect(seen("[aria-pressed=true]")).toEqual(["Follow 150"]);
    await act(async () => void (await vi.advanceTimersByTimeAsync(1_000)));
    expect(document.querySelectorAll("li")).toHaveLength(200);
  } finally {
    vi.useRealTimers();
  }
});
