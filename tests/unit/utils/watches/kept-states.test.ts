import { expect, it } from "vitest";
import { readKeptStates } from "../../../../utils/watches/kept-states.ts";
import { NOW } from "./sample.ts";

const STATE = { title: "Wages", snippet: "It is $7.25.", words: 5, seenAt: NOW };
const KEPT = {
  watch: 1,
  service: "https://search.example.org",
  pages: [[7, NOW, STATE, { ...STATE, title: "Pay" }]],
};

it("reads what was written", () => {
  expect(readKeptStates(JSON.parse(JSON.stringify(KEPT)))).toEqual(KEPT);
});

it.each([
  ["nothing", null],
  ["another type", "states"],
  ["a place that is none", { ...KEPT, watch: -1 }],
  ["no pages", { ...KEPT, pages: [] }],
  [
    "pages without a state",
    { ...KEPT, pages: [[7, NOW], [7, NOW, "state"], ["7", NOW, STATE], [7, "now", STATE], 7] },
  ],
  ["states without a time", { ...KEPT, pages: [[7, NOW, { ...STATE, seenAt: 8e15 }]] }],
])("is null for %s", (_, value) => {
  expect(readKeptStates(value)).toBeNull();
});

it("cuts what is long, and leaves out what is damaged", () => {
  const long = { ...STATE, title: "t".repeat(1_000_000), snippet: "a\nb ".repeat(100_000), words: "many" };
  const states = Array.from({ length: 500 }, () => STATE);
  const pages = [
    [7, NOW, "damaged", long],
    ...Array.from({ length: 400 }, (_, page) => [page, NOW, ...states]),
  ];
  const read = readKeptStates({ ...KEPT, pages });
  expect(read?.pages).toHaveLength(300);
  const [first, second] = read?.pages ?? [];
  expect(first?.[2]).toEqual({ title: expect.any(String), snippet: expect.any(String), seenAt: NOW });
  expect([first?.[2].title.length, (first?.[2].snippet.length ?? 0) <= 600]).toEqual([300, true]);
  expect(second).toHaveLength(33);
});
