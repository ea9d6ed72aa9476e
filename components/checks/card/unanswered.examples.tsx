import type { Examples } from "../../../gallery/examples.ts";
import type { FailedCheck, UnsentCheck, UnsentProblem } from "../../../utils/checks/check.ts";
import { isPause, type WaitReason } from "../../../utils/checks/place-in-line.ts";
import type { ApiFailure } from "../../../utils/platform/failure.ts";
import { CheckCard } from "./CheckCard.tsx";
import { ASKED, exampleActions, failedCheck, NOW, running, waiting } from "./example-checks.ts";
import { PausedCard } from "./PendingCard.tsx";

/** Countdowns go by the real time. */
const FAR_AWAY = Date.UTC(2100, 0, 15, 12);
const none = { earlier: [], inLine: null, now: NOW, actions: exampleActions() } as const;
const refused = (status: number): ApiFailure => ({
  kind: "refused",
  status,
  message: "",
  fields: [],
  suggestions: [],
});

const FAILURES: readonly (readonly [name: string, failure: ApiFailure])[] = [
  ["not reached", { kind: "unreachable" }],
  ["no access", { kind: "no-access", origins: "https://check.example.org/*" }],
  ["too slow", { kind: "timeout", seconds: 180 }],
  ["a pause", { kind: "rate-limited", until: FAR_AWAY }],
  ["not available", { kind: "unavailable", status: 503, message: "The model is being loaded." }],
  ["not set", { kind: "not-configured", service: "factCheck" }],
  ...([400, 403, 404, 413] as const).map((status) => [`refused with ${status}`, refused(status)] as const),
  ["refused with words", { ...refused(422), message: "claim: Too short" } as ApiFailure],
  ...(["not-json", "wrong-shape", "too-large", "redirected", "lost", "other-claim"] as const).map(
    (problem) => [`not readable, ${problem}`, { kind: "unreadable", problem }] as const,
  ),
  ["a full disk", { kind: "storage", problem: "full" }],
  ["an answer without room", { kind: "unstored", problem: "full" }],
  ["an answer that is lost", { kind: "unstored", problem: "no-access" }],
  ["interrupted", { kind: "interrupted" }],
];

const failed = (failure: ApiFailure): FailedCheck => ({ ...failedCheck, failure });

const LINK = "https://irs.gov@refunds.example/form";
const UNSENT: readonly (readonly [name: string, problem: UnsentProblem, claim?: string])[] = [
  ["nothing selected", { reason: "nothing-selected" }, ""],
  ["a closed page", { reason: "page-closed" }, ""],
  [
    "a link with the name of another site",
    { reason: "user-name", name: "irs.gov", host: "refunds.example" },
    LINK,
  ],
  ["an address that nobody judged", { reason: "unjudged" }, "https://www.ssa.gov/benefits"],
  ["a full disk", { reason: "not-stored", problem: "full" }],
  ["too long", { reason: "claim-too-long", length: 10_400, limit: 10_000 }],
  ["a private address", { reason: "private-address", host: "nas.local" }, "http://nas.local/"],
];

const unsent = (problem: UnsentProblem, claim = ASKED.claim): UnsentCheck => ({
  ...ASKED,
  claim,
  id: "unsent",
  state: "unsent",
  problem,
});

const REASONS: readonly (readonly [reason: WaitReason, canHurry: boolean])[] = [
  ["starting", false],
  ["running", false],
  ["earlier", false],
  ["service-asked", true],
  ["service-asked", false],
  ["unreachable", true],
  ["offline", true],
];
/** Only a pause has an end that is known. */
const startOf = (reason: WaitReason): number => (isPause(reason) ? NOW + 24_000 : NOW);
const ORIGIN = { title: "Five tax myths", url: "https://example-news.com/myths" };

/** Fact-checks that have no verdict, and why. */
export const EXAMPLES: Examples = {
  of: "Fact-checks without a verdict",
  states: [
    ...FAILURES.map(([name, failure]) => ({
      name: `Failed: ${name}`,
      width: "panel" as const,
      draw: () => <CheckCard check={failed(failure)} {...none} />,
    })),
    ...UNSENT.map(([name, problem, claim]) => ({
      name: `Not sent: ${name}`,
      width: "panel" as const,
      draw: () => <CheckCard check={unsent(problem, claim)} {...none} />,
    })),
    ...REASONS.map(([reason, canHurry]) => ({
      name: `Waiting: ${reason}${canHurry ? ", can be hurried" : ""}`,
      width: "panel" as const,
      draw: () => (
        <CheckCard
          check={waiting}
          {...none}
          inLine={{ place: 1, startsAt: startOf(reason), reason, canHurry }}
        />
      ),
    })),
    {
      name: "Waiting: a sentence of a text that is paused",
      width: "panel",
      draw: () => <PausedCard check={{ ...waiting, origin: ORIGIN }} actions={exampleActions()} />,
    },
    {
      name: "Running again after the browser stopped it",
      width: "panel",
      draw: () => <CheckCard check={{ ...running, setbacks: { unreached: 0, interrupted: 1 } }} {...none} />,
    },
    {
      name: "Running, selected in the middle of a sentence of a page without a title",
      width: "panel",
      draw: () => (
        <CheckCard
          check={{
            ...running,
            claim: "is $7.25",
            sentence: "The minimum wage is $7.25 an hour.",
            origin: { title: "", url: "javascript:alert(1)" },
          }}
          {...none}
        />
      ),
    },
  ],
};
