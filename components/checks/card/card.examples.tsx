import type { Examples } from "../../../gallery/examples.ts";
import { CheckCard } from "./CheckCard.tsx";
import {
  ASKED,
  CLAIM,
  changed,
  done,
  exampleActions,
  failedCheck,
  NOW,
  refuted,
  running,
  SSA,
  waiting,
} from "./example-checks.ts";

const none = { earlier: [], inLine: null, now: NOW, actions: exampleActions() } as const;
/** The card of a check, in every state. */
export const EXAMPLES: Examples = {
  of: "CheckCard",
  states: [
    {
      name: "Verdict with its passage",
      width: "panel",
      draw: () => <CheckCard check={refuted} {...none} />,
    },
    {
      name: "Passages not asked for yet",
      width: "panel",
      draw: () => <CheckCard check={done("plain", {})} {...none} />,
    },
    {
      name: "A source changed, and the answer before was another",
      width: "panel",
      draw: () => (
        <CheckCard
          check={changed}
          {...none}
          earlier={[done("before", { finishedAt: NOW - 9e9 }, { verdict: "CONFIRMED", summary: "" })]}
        />
      ),
    },
    ...(
      [
        ["CONFIRMED", 0.9],
        ["PARTIALLY_TRUE", 0.6],
        ["MISLEADING", null],
        ["SATIRE", 0.5],
      ] as const
    ).map(([verdict, confidence]) => ({
      name: verdict,
      width: "panel" as const,
      draw: () => <CheckCard check={done(verdict, {}, { verdict, confidence, sources: [SSA] })} {...none} />,
    })),
    {
      name: "Not a government matter",
      width: "panel",
      draw: () => (
        <CheckCard
          check={done(
            "outside",
            { claim: "The mayor of Leeds cut the library budget by a third" },
            { verdict: "NOT_A_GOVERNMENT_MATTER", sources: [], summary: "", result: "" },
          )}
          {...none}
        />
      ),
    },
    {
      name: "No official source found",
      width: "panel",
      draw: () => (
        <CheckCard
          check={done(
            "nothing",
            { claim: "The IRS is closing its Austin campus next spring" },
            {
              verdict: "UNVERIFIABLE",
              sources: [],
              summary: "",
              result: "The nearest page is https://www.irs.gov/newsroom.",
            },
          )}
          {...none}
        />
      ),
    },
    { name: "Running", width: "panel", draw: () => <CheckCard check={running} {...none} /> },
    {
      name: "Waiting",
      width: "panel",
      draw: () => (
        <CheckCard
          check={waiting}
          {...none}
          inLine={{ place: 2, startsAt: NOW + 24_000, reason: "limit", canHurry: false }}
        />
      ),
    },
    { name: "Failed", width: "panel", draw: () => <CheckCard check={failedCheck} {...none} /> },
    {
      name: "Not sent",
      width: "panel",
      draw: () => (
        <CheckCard
          check={{ ...ASKED, id: "unsent", state: "unsent", problem: { reason: "no-consent" } }}
          {...none}
        />
      ),
    },
    {
      name: "Hostile: a long claim, a long verdict, long words",
      width: "panel",
      draw: () => (
        <CheckCard
          check={done(
            "long",
            { claim: `${CLAIM}. `.repeat(9) },
            { verdict: "A_VERDICT_NOBODY_KNOWS_".repeat(5), summary: "x".repeat(300), confidence: null },
          )}
          {...none}
        />
      ),
    },
    {
      name: "Beside a list, with room for the passages",
      width: "page",
      draw: () => <CheckCard check={{ ...refuted, id: "wide" }} {...none} />,
    },
  ],
};
