import { describe, expect, it } from "vitest";
import { checkFailureSentence } from "../../../../utils/checks/sentences.ts";
import type { ApiFailure, StorageProblem } from "../../../../utils/platform/failure.ts";
import {
  failureSentence,
  resumingSentence,
  savedCopySentence,
  withServiceWords,
} from "../../../../utils/platform/failure-sentences.ts";
import { unrestoredSentence } from "../../../../utils/settings/backup-sentences.ts";
import { addressProgress } from "../../../../utils/settings/service-sentences.ts";

const NOW = Date.UTC(2026, 0, 2, 12);
const refused = (status: number, message = ""): ApiFailure => ({
  kind: "refused",
  status,
  message,
  fields: [],
  suggestions: [],
});

const FAILURES: readonly ApiFailure[] = [
  { kind: "offline" },
  { kind: "unreachable" },
  { kind: "no-access", origins: "https://search.example/*" },
  { kind: "timeout", seconds: 10 },
  refused(400, "Unknown level"),
  refused(400),
  refused(200),
  refused(401),
  refused(403),
  refused(404),
  refused(410),
  refused(413),
  { kind: "rate-limited", until: NOW + 30_000 },
  { kind: "rate-limited", until: NOW - 30_000 },
  { kind: "unavailable", status: 503, message: "" },
  { kind: "unavailable", status: 500, message: "Overloaded." },
  { kind: "unreadable", problem: "not-json" },
  { kind: "unreadable", problem: "wrong-shape" },
  { kind: "unreadable", problem: "too-large" },
  { kind: "unreadable", problem: "too-many-parts" },
  { kind: "unreadable", problem: "other-claim" },
  { kind: "unreadable", problem: "redirected" },
  { kind: "unreadable", problem: "lost" },
  { kind: "not-configured", service: "search" },
  { kind: "not-configured", service: "factCheck" },
  { kind: "not-sent", problem: { reason: "query-empty" } },
  { kind: "not-sent", problem: { reason: "query-too-long", length: 1234, limit: 500 } },
  { kind: "not-sent", problem: { reason: "beyond-window", limit: 1000 } },
  { kind: "not-sent", problem: { reason: "bad-since", value: "soon" } },
  { kind: "not-sent", problem: { reason: "bad-until", value: "never" } },
  { kind: "not-sent", problem: { reason: "claim-empty" } },
  { kind: "not-sent", problem: { reason: "claim-too-long", length: 12_000, limit: 10_000 } },
  { kind: "not-sent", problem: { reason: "private-address", host: "10.0.0.1" } },
  { kind: "not-sent", problem: { reason: "range-reversed" } },
  { kind: "not-sent", problem: { reason: "forbidden" } },
  { kind: "not-sent", problem: { reason: "no-consent" } },
  { kind: "storage", problem: "full" },
  { kind: "storage", problem: "later-version" },
  { kind: "storage", problem: "no-access" },
  { kind: "unstored", problem: "full" },
  { kind: "unstored", problem: "no-access" },
  { kind: "aborted" },
  { kind: "updated" },
  { kind: "interrupted" },
];

describe("the sentence of a failure", () => {
  it.each(FAILURES.map((failure) => [JSON.stringify(failure), failure] as const))(
    "is at most two short sentences: %s",
    (_, failure) => {
      const sentence = failureSentence(failure);
      expect(sentence).not.toMatch(/\$\d|undefined|NaN|!/);
      expect(sentence).toMatch(/\.$/);
      expect(sentence.match(/[.?](?=\s|$)/g)?.length).toBeLessThanOrEqual(2);
    },
  );

  it.each(FAILURES.map((failure) => [JSON.stringify(failure), failure] as const))(
    "stays as short for an address that is only tried: %s",
    (_, failure) => {
      const chosen = {
        address: "https://a.example",
        origins: "https://a.example/*",
        encodedHost: null,
        changed: false,
      };
      const progress = addressProgress({ step: "failed", chosen, failure });
      const sentence = progress.step === "failed" ? progress.sentence : "";
      expect(sentence).not.toMatch(/\$\d|search/);
      expect(sentence.match(/[.?](?=\s|$)/g)?.length).toBeLessThanOrEqual(2);
    },
  );

  it.each(FAILURES.map((failure) => [JSON.stringify(failure), failure] as const))(
    "asks nobody to narrow a check, which is no search: %s",
    (_, failure) => expect(checkFailureSentence(failure)).not.toContain("narrow"),
  );

  it.each<[string, ApiFailure]>([
    ["not available right now", { kind: "unavailable", status: 503, message: "" }],
    ["an answer we cannot read", { kind: "unreadable", problem: "not-json" }],
    ["cannot read. Try again later.", { kind: "unreadable", problem: "wrong-shape" }],
    ["larger than 8 MB", { kind: "unreadable", problem: "too-large" }],
    ["redirected this request", { kind: "unreadable", problem: "redirected" }],
    ["does not understand this request", refused(400, "The service does not understand this request.")],
    ["does not accept this request", refused(403)],
    ["too long", refused(413)],
    ["without giving a reason (error 400)", refused(400)],
    // A refusal that came as a success has no number that says so.
    ["without giving a reason. Change it", refused(200)],
    ["No fact-check service address is set", { kind: "not-configured", service: "factCheck" }],
  ])("of a check says: %s", (words, failure) => expect(checkFailureSentence(failure)).toContain(words));

  it.each([unrestoredSentence, (problem: StorageProblem) => failureSentence({ kind: "storage", problem })])(
    "about what was not stored speaks of room only where there is none",
    (sentenceOf) => {
      expect(sentenceOf("full")).toContain("disk is full");
      for (const problem of ["no-access", "later-version"] as const) {
        expect(sentenceOf(problem)).not.toMatch(/disk|space/);
      }
    },
  );

  it("differs for each failure", () => {
    expect(new Set(FAILURES.map((failure) => failureSentence(failure))).size).toBe(FAILURES.length);
  });

  it("names the time from which a paused service can be asked, which stays true while it stands", () => {
    const until = new Date(2026, 10, 21, 16, 5, 9).getTime();
    const sentence = (now: number) => failureSentence({ kind: "rate-limited", until }, now);
    expect(sentence(until - 3_600_000)).toMatch(/Try again after 4:06\sPM\.$/);
    expect(sentence(until - 86_400_000)).toMatch(/Try again after Nov 21, 2026 at 4:06\sPM\.$/);
  });

  it("holds the service's own words as a sentence", () => {
    expect(failureSentence(refused(400, "Unknown level"))).toContain("“Unknown level.” ");
    expect(failureSentence(refused(400, "Unknown level."))).not.toContain("..");
  });
});

describe("a saved copy", () => {
  it("of today names its time, an older one its day", () => {
    const today = new Date(2026, 0, 2, 10, 32).getTime();
    const now = new Date(2026, 0, 2, 12).getTime();
    expect(savedCopySentence(today, now)).toBe("Showing the saved copy from 10:32 AM.");
    expect(savedCopySentence(new Date(2025, 11, 30, 10).getTime(), now)).toBe(
      "Showing the saved copy from December 30, 2025.",
    );
  });
});

describe("what is asked again by itself", () => {
  const until = NOW + 30_000;
  const paused: ApiFailure = { kind: "rate-limited", until };

  it("says only what happened, as a countdown says when", () => {
    const sentence = resumingSentence(paused, until);
    expect(sentence).not.toContain("Try again");
    expect(sentence).not.toBe(failureSentence(paused));
  });

  it("is not promised where nothing is asked again", () => {
    expect(resumingSentence(paused, null)).toBe(failureSentence(paused));
  });
});

describe("the words of a service", () => {
  it.each<[string, ApiFailure]>([
    ["Wait. “Overloaded.”", { kind: "unavailable", status: 500, message: "Overloaded." }],
    ["Wait. “Overloaded”", { kind: "unavailable", status: 500, message: "\u202EOverloaded" }],
    ["Wait.", { kind: "unavailable", status: 500, message: "" }],
    ["Wait.", refused(400, "Unknown level")],
  ])("follow ours where it is not available: %s", (sentence, failure) => {
    expect(withServiceWords("Wait.", failure)).toBe(sentence);
  });
});
