// @vitest-environment happy-dom
import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RangeControls } from "../../../../../components/search/feed/RangeControls.tsx";
import { RecentControls } from "../../../../../components/search/feed/RecentControls.tsx";
import { rangeSentence } from "../../../../../components/search/feed/range-sentence.ts";
import type { ViewStore } from "../../../../../components/search/view/view-store.ts";
import {
  newRecent,
  newSearch,
  type PageRequest,
  type RecentRequest,
} from "../../../../../utils/search/request.ts";
import { control, fill, texts } from "../../user.ts";

const NOW = Date.UTC(2026, 10, 20, 12);
const changed = vi.fn();
const reader = () => ({ now: NOW, timeZone: "UTC", language: "en" });

function viewOf(request: PageRequest, page: object | null = null): ViewStore {
  const results = { request: signal(request), shown: signal(page && { request, page }) };
  return { results, changeRange: changed } as unknown as ViewStore;
}
const draw = (change: Partial<RecentRequest> = {}, page: object | null = null) =>
  act(() =>
    render(
      <RecentControls view={viewOf({ ...newRecent(), ...change }, page)} session={{ reader }} />,
      document.body,
    ),
  );
const options = (name: string) =>
  [...control(name).querySelectorAll("option")].map(({ value, text }) => `${value}|${text}`);
const date = (label: string) => control(label) as HTMLInputElement;
const enter = (label: string, value: string, type = "change") =>
  act(() => {
    date(label).value = value;
    date(label).dispatchEvent(new Event(type, { bubbles: true }));
  });

beforeEach(() => void changed.mockReset());
afterEach(() => render(null, document.body));

it("a search has no order and no range", () => {
  render(<RecentControls view={viewOf(newSearch("tax"))} session={{ reader }} />, document.body);
  expect(document.body.textContent).toBe("");
});

it("orders and periods are chosen by name", async () => {
  await draw();
  expect(options("Sort by").map((each) => each.replace(/\|.*/, ""))).toEqual([
    "updated",
    "published",
    "changed",
    "crawled",
  ]);
  await fill("Sort by", "published");
  expect(changed.mock.lastCall).toEqual([{ sort: "published" }]);
  expect(options("Since").slice(0, 4)).toEqual(["|Any time", "24h|24 hours", "7d|7 days", "4w|4 weeks"]);
  expect(
    options("Since")
      .slice(4)
      .map((each) => each.replace(/\|.*/, "")),
  ).toEqual(["6m", "1y", "date"]);
  await fill("Since", "7d");
  expect(changed.mock.lastCall).toEqual([{ since: "7d" }]);
  await fill("Since", "");
  expect(changed.mock.lastCall).toEqual([{ since: null }]);
  await fill("Since", "date");
  expect(changed.mock.lastCall).toEqual([{ since: "2026-11-20" }]);
  await fill("Until", "date");
  expect(changed.mock.lastCall).toEqual([{ until: "2026-11-20" }]);
  await fill("Until", "");
  expect(changed.mock.lastCall).toEqual([{ until: null }]);
  expect(document.querySelectorAll("input")).toHaveLength(0);
});

it.each([
  ["3w", "3w|3 weeks", true],
  ["7d", "7d|7 days", false],
  ["2026-01-02", "2026-01-02|", false],
])("a period from the address, %s, is offered beside the others once", async (since, option, isMore) => {
  await draw({ since });
  expect(options("Since")).toHaveLength(isMore ? 8 : 7);
  expect(options("Since").includes(option)).toBe(since !== "2026-01-02");
});

describe("days", () => {
  it("are entered within each other", async () => {
    await draw({ since: "2026-01-02", until: "2026-03-04" });
    const fields = [...document.querySelectorAll("input")].map(({ value, min, max }) => [value, min, max]);
    expect(fields).toEqual([
      ["2026-01-02", "1980-01-01", "2026-03-04"],
      ["2026-03-04", "2026-01-02", "2026-11-20"],
    ]);
    const [since, until] = document.querySelectorAll("label");
    await enter(since?.textContent ?? "", "2026-02-03");
    expect(changed.mock.lastCall).toEqual([{ since: "2026-02-03" }]);
    await enter(until?.textContent ?? "", "2026-02-04");
    expect(changed.mock.lastCall).toEqual([{ until: "2026-02-04" }]);
  });

  it.each([
    ["UTC", ["Start date (UTC)", "End date (UTC)"]],
    ["America/Los_Angeles", ["Start date", "End date"]],
  ])("of %s are called what they are", async (timeZone, labels) => {
    const range = { sort: "found", sorts: [], since: "2026-01-02", until: "2026-03-04" };
    await act(() =>
      render(
        <RangeControls {...range} meaning="" now={NOW} timeZone={timeZone} onChange={changed} />,
        document.body,
      ),
    );
    expect(texts("label")).toEqual(labels);
  });

  it("reach today and back to 1980 where there is no other", async () => {
    await draw({ until: "2026-03-04" });
    expect([...document.querySelectorAll("input")].map(({ min, max }) => [min, max])).toEqual([
      ["1980-01-01", "2026-11-20"],
    ]);
    await draw({ since: "2026-01-02" });
    expect([...document.querySelectorAll("input")].map(({ max }) => max)).toEqual(["2026-11-20"]);
  });

  it("are shown for a period that ends the range, and as the earliest of one that begins it", async () => {
    await draw({ since: "7d", until: "24h" });
    expect([...document.querySelectorAll("input")].map(({ value, min }) => [value, min])).toEqual([
      ["2026-11-19", "2026-11-13"],
    ]);
  });

  it.each([
    ["0202-05-05", false],
    ["", false],
    ["1979-12-31", false],
    ["1980-01-01", true],
  ])("that are typed halfway are not sent: %j", async (value, isSent) => {
    await draw({ since: "2026-01-02" });
    await enter(texts("label")[0] ?? "", value);
    expect(changed.mock.calls).toEqual(isSent ? [[{ since: value }]] : []);
  });

  it("whose year is being typed stay in their field while an answer comes, and the last one comes back where it is left", async () => {
    await draw({ since: "2026-01-02" });
    const label = texts("label")[0] ?? "";
    await enter(label, "0202-05-05", "input");
    await draw({ since: "2026-01-02" }, {});
    expect(date(label).value).toBe("0202-05-05");
    await act(() => void date(label).dispatchEvent(new Event("blur", { bubbles: true })));
    expect(date(label).value).toBe("2026-01-02");
  });

  it("that are typed before the page has come to rest stay in their field", async () => {
    // As in a browser, what follows a drawing waits for the next frame.
    render(
      <RecentControls view={viewOf({ ...newRecent(), since: "2026-11-01" })} session={{ reader }} />,
      document.body,
    );
    const field = date("Start date (UTC)");
    field.value = "0002-11-01";
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    for (let turn = 0; turn < 5; turn += 1) {
      await Promise.resolve();
      expect(field.value).toBe("0002-11-01");
    }
  });

  it("that were deleted come back, others stay as they were typed", async () => {
    await draw({ since: "2026-01-02" });
    const label = texts("label")[0] ?? "";
    await enter(label, "", "blur");
    expect(date(label).value).toBe("2026-01-02");
    await enter(label, "2026-05-06", "blur");
    expect(date(label).value).toBe("2026-05-06");
  });
});

describe("the words about the order", () => {
  it.each<[string, object | null, string]>([
    ["the service says other ones", { sort_meaning: "By date of update", echoes: [] }, ""],
    ["there is no answer yet", null, ""],
    ["it says what it understood", { echoes: ["window 7d", ""] }, " · window 7d"],
    ["an answer is kept from before it said anything", {}, ""],
  ])("are ours, also where %s", async (_, page, more) => {
    await draw({}, page);
    const ours = "The page’s date or its last change, whichever is later.";
    expect(texts(".hint")).toEqual([`${ours}${more}`]);
    expect(control("Sort by").getAttribute("aria-describedby")).toBe(document.querySelector(".hint")?.id);
  });
});

describe("the sentence of a range", () => {
  it.each([
    [{ since: null, until: null }, "Changed, any time"],
    [{ since: "7d", until: null }, "Changed, past 7 days"],
    [{ since: "2026-11-03", until: null }, "Changed, since Nov 3, 2026"],
    [{ since: "1y", until: "2026-11-03" }, "Changed, past 1 year, until Nov 3, 2026"],
    [{ since: null, until: "2026-11-03" }, "Changed, until Nov 3, 2026"],
    [{ since: "last week", until: "2026-02-30" }, "Changed, since last week, until 2026-02-30"],
    [{ since: "0d", until: "soon" }, "Changed, since 0d, until soon"],
  ])("of %o is %s", (range, sentence) => {
    expect(rangeSentence("Changed", range, NOW)).toBe(sentence);
  });
});
