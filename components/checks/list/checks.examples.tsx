import type { Examples } from "../../../gallery/examples.ts";
import type { Check, DoneCheck } from "../../../utils/checks/check.ts";
import { CheckRow } from "./CheckRow.tsx";

const NOW = new Date(2026, 10, 24, 12, 0).getTime();
const asked = { key: "", origin: null, order: 1, addedAt: NOW };
const setbacks = { unreached: 0, interrupted: 0 };

function done(claim: string, verdict: string, domain: string | null): DoneCheck {
  const sources =
    domain === null ? [] : [{ title: domain, url: `https://${domain}/`, domain, excerpt: null }];
  const answer = { claim, verdict, confidence: 0.97, summary: "", sources, result: "", timestamp: null };
  const times = { finishedAt: NOW - 7_000_000, seenAt: NOW, repeatedAt: null };
  return { ...asked, ...times, id: claim, claim, state: "done", verdict: answer };
}

const TAXES = done("Social Security benefits are never taxed", "REFUTED", "ssa.gov");

const ROWS: readonly [string, Check, { readonly isChanged?: boolean; readonly isOpen?: boolean }][] = [
  ["Refuted", TAXES, {}],
  ["Shown beside the list", TAXES, { isOpen: true }],
  ["Confirmed", done("Texas has no state income tax", "CONFIRMED", "texas.gov"), {}],
  ["Partly true", done("Passports for children are valid for five years", "PARTIALLY_TRUE", "state.gov"), {}],
  ["A source changed", done("The standard deduction is $15,000", "OUTDATED", "irs.gov"), { isChanged: true }],
  ["Outside", done("The mayor of Leeds cut the budget by a third", "NOT_A_GOVERNMENT_MATTER", null), {}],
  [
    "Running",
    {
      ...asked,
      id: "r",
      claim: "Ontario raised its minimum wage",
      state: "running",
      setbacks,
      startedAt: NOW - 6_000,
      worker: "w",
    },
    {},
  ],
  [
    "Waiting",
    { ...asked, id: "w", claim: "Voting by mail is allowed everywhere", state: "waiting", setbacks },
    {},
  ],
  [
    "Failed",
    {
      ...asked,
      id: "f",
      claim: "Rent is free",
      state: "failed",
      failure: { kind: "offline" },
      finishedAt: NOW,
      seenAt: NOW,
    },
    {},
  ],
  [
    "Not sent, since nothing was selected",
    { ...asked, id: "u", claim: "", state: "unsent", problem: { reason: "nothing-selected" } },
    {},
  ],
  ["A word that nobody knows", done("x".repeat(200), "MOSTLY_HARMLESS", "irs.gov"), {}],
  ["Of years ago", { ...TAXES, finishedAt: NOW - 9e10 }, {}],
];

/** The rows of the list of fact-checks. */
export const EXAMPLES: Examples = {
  of: "Rows of fact-checks",
  states: [
    {
      name: "Opened in its place",
      width: "panel",
      draw: () => (
        <CheckRow
          check={TAXES}
          inLine={null}
          now={NOW}
          isChanged={false}
          isOpen
          opensInPlace
          onToggle={() => undefined}
        />
      ),
    },
    ...ROWS.map(([name, check, { isChanged = false, isOpen = false }]) => ({
      name,
      width: "panel" as const,
      draw: () => (
        <CheckRow
          check={check}
          inLine={{ place: 1, startsAt: NOW + 24_000, reason: "limit", canHurry: false }}
          now={NOW}
          isChanged={isChanged}
          isOpen={isOpen}
          opensInPlace={!isOpen}
          onToggle={() => undefined}
        />
      ),
    })),
  ],
};
