import { expect, it } from "vitest";
import type { DoneCheck } from "../../../../utils/checks/check.ts";
import { checkedSentence } from "../../../../utils/checks/sentences.ts";

const NOW = Date.parse("2026-11-22T12:00:00Z");
const CHECK: DoneCheck = {
  id: "1",
  claim: "The wage is $7.25.",
  key: "k",
  origin: null,
  order: 1,
  state: "done",
  addedAt: NOW - 60_000,
  finishedAt: NOW,
  seenAt: NOW,
  repeatedAt: null,
  verdict: {
    claim: "",
    verdict: "CONFIRMED",
    confidence: 1,
    summary: "",
    sources: [],
    result: "",
    timestamp: null,
  },
};
const saidOf = (timestamp: string | null) =>
  checkedSentence({ ...CHECK, verdict: { ...CHECK.verdict, timestamp } }, NOW);

it("an answer the service found before it was asked is dated", () => {
  expect(saidOf("2026-03-04T10:00:00Z")).toMatch(
    /^Checked today at .+ · the service’s answer is from Mar 4, 2026 at /,
  );
});

it.each([null, "soon", "2026-11-22T11:59:30Z", "2026-11-22T11:51:00Z", "2027-01-01T00:00:00Z"])(
  "a timestamp of %j says nothing more",
  (timestamp) => {
    expect(saidOf(timestamp)).toMatch(/^Checked today at [^·]+$/);
  },
);
