// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LookBack } from "../../../../../components/watches/look-back/LookBack.tsx";
import { LookBackChart } from "../../../../../components/watches/look-back/LookBackChart.tsx";
import type { RecentRequest } from "../../../../../utils/search/request.ts";
import { answer, DAY, NOW, page, TAXES } from "../../../utils/watches/sample.ts";
import { click, texts } from "../../user.ts";

const world = vi.hoisted(() => ({
  asked: [] as { request: RecentRequest; effort: string }[],
  answerTo: (_: RecentRequest): unknown => null,
  follow: (_: unknown): void => undefined,
}));
vi.mock("../../../../../utils/settings/settings.ts", () => ({
  readSettings: async () => ({ searchServiceUrl: "https://a.example" }),
  listenToSettings: (listener: (settings: unknown) => void) => {
    world.follow = listener;
    return () => undefined;
  },
}));
vi.mock("../../../../../utils/calls/send.ts", () => ({
  send: async (_: string, asked: { request: RecentRequest; effort: string }) => {
    world.asked.push(asked);
    return world.answerTo(asked.request);
  },
}));

const served = (value: unknown) => ({
  ok: true,
  value: { value, fetchedAt: NOW, from: "service", failure: null },
});
const clock = { now: () => NOW, after: () => () => undefined };
let closed = 0;
const turn = () => act(() => new Promise((resolve) => setImmediate(resolve)));
/** The settings have been read, and what was drawn with them has been answered. */
const settled = async () => {
  await turn();
  await turn();
};
const draw = async (hasWords = false): Promise<void> => {
  const onClose = (): void => {
    closed += 1;
  };
  const props = { request: TAXES.request, hasWords, clock, onClose };
  act(() => render(<LookBack {...props} />, document.body));
  await settled();
};

beforeEach(() => {
  world.asked = [];
  closed = 0;
});
afterEach(() => act(() => render(null, document.body)));

const STATUS = "[role=status]";

it("counts a site with few pages by one request, which any saved copy of the day answers", async () => {
  world.answerTo = () =>
    served(answer([page("https://a.gov/1", NOW), page("https://a.gov/2", NOW - 8 * DAY)]));
  await draw();
  expect(world.asked).toHaveLength(1);
  expect(world.asked[0]?.effort).toBe("saved");
  expect(texts(STATUS)).toEqual(["2 pages in the past year."]);
  expect(document.querySelectorAll("tbody tr")).toHaveLength(52);
  expect(texts("tbody tr:first-child th")).toEqual(["Oct 26 – Nov 1, 2026"]);
  expect(texts("tbody td").slice(0, 3)).toEqual(["1", "1", "0"]);
  await click("Close the chart");
  expect(closed).toBe(1);
});

it.each([true, false])(
  "says that pages without the words of a follow count, if it has some: %s",
  async (hasWords) => {
    world.answerTo = () => served(answer([page("https://a.gov/1", NOW)]));
    await draw(hasWords);
    const isSaid = texts(".hint").some((text) => text.includes("Pages without your words are counted too."));
    expect(isSaid).toBe(hasWords);
  },
);

it("asks for a place with many pages in thirteen requests, and says where a count is only a floor", async () => {
  world.answerTo = ({ until }) => {
    const isLatest = until === "2026-11-01";
    return served({ ...answer([], 4000), totalIsLowerBound: isLatest });
  };
  await draw();
  expect(world.asked).toHaveLength(13);
  expect(texts(STATUS)).toEqual(["At least 48,000 pages in the past year."]);
  expect(texts("tbody td")[0]).toBe("at least 4,000");
  expect(texts("tbody td")[1]).toBe("4,000");
  expect(texts("p").at(-1)).toContain("dashed top are only a minimum");
  expect(texts("p").at(-1)).toContain("average of several weeks");
  const parts = world.asked.slice(1).map(({ request }) => [request.since, request.until]);
  expect(new Set(parts.flat())).toHaveLength(24);
});

it("says why it could not count, and goes on from there when it is asked again", async () => {
  let isPaused = true;
  world.answerTo = () =>
    isPaused && world.asked.length === 5
      ? { ok: false, failure: { kind: "rate-limited", until: NOW } }
      : served(answer([], 100));
  await draw();
  expect(texts("[role=alert]")[0]).toContain("Too many requests");
  isPaused = false;
  await click("Try again");
  await settled();
  expect(texts("[role=alert]")).toEqual([]);
  expect(texts(STATUS)).toEqual(["1,200 pages in the past year."]);
});

it("is made anew where the service's address changes, and mixes no two services", async () => {
  world.answerTo = () => served(answer([], 100));
  await draw();
  expect(texts(STATUS)).toEqual(["1,200 pages in the past year."]);
  world.answerTo = () => served(answer([], 200));
  await act(() => world.follow({ searchServiceUrl: "https://b.example" }));
  await settled();
  expect(texts(STATUS)).toEqual(["2,400 pages in the past year."]);
});

it("names the months in which the chart's first and last day are", () => {
  const week = (from: number) => ({ from, weeks: 1, pages: 1, isFloor: false });
  const stretches = [week(Date.UTC(2026, 4, 25)), week(Date.UTC(2026, 2, 30))];
  act(() => render(<LookBackChart stretches={stretches} />, document.body));
  expect(texts(".ends > span")).toEqual(["Mar 2026", "May 2026"]);
});
