import { signal } from "@preact/signals";
import type { Examples } from "../../../gallery/examples.ts";
import type { Check } from "../../../utils/checks/check.ts";
import { claimKey } from "../../../utils/checks/claims/claim.ts";
import type { Group } from "../../../utils/checks/groups/group.ts";
import { DraftForm } from "../draft/DraftForm.tsx";
import type { DraftProblem, DraftStore } from "../draft/draft-store-types.ts";
import type { ReadText } from "../draft/read-sentences.ts";
import { GroupProgress } from "./GroupProgress.tsx";
import { GroupRowLine } from "./GroupRowLine.tsx";
import { GroupText } from "./GroupText.tsx";
import { type GroupRow, rowsOf } from "./group-row.ts";

const NOW = new Date(2026, 10, 24, 12, 0).getTime();
const nothing = (): void => undefined;

const WAGE = "The federal minimum wage is $7.25 an hour.";
const BENEFITS = "Social Security benefits are never taxed by the federal government.";
const LEEDS = "The mayor of Leeds cut the library budget by a third.";
const OPINION = "What a lovely day it was for everybody in the town.";
const TEXT = `${OPINION} ${WAGE}\n${BENEFITS} Nobody asked why. ${LEEDS}`;

const GROUP: Group = {
  id: "g",
  title: "Five tax myths",
  note: "",
  origin: null,
  claims: [WAGE, BENEFITS, LEEDS].map(claimKey),
  createdAt: NOW,
  places: null,
  isPaused: false,
};

function check(claim: string, order: number, state: "waiting" | "running" | string): Check {
  const asked = { id: claim, claim, key: claimKey(claim), origin: null, group: "g", order, addedAt: NOW };
  const setbacks = { unreached: 0, interrupted: 0 };
  if (state === "waiting") return { ...asked, state, setbacks };
  if (state === "running") return { ...asked, state, setbacks, startedAt: NOW - 4_000, worker: "w" };
  const answer = {
    claim,
    verdict: state,
    confidence: 0.9,
    summary: "",
    sources: [],
    result: "",
    timestamp: null,
  };
  return { ...asked, state: "done", verdict: answer, finishedAt: NOW, seenAt: NOW, repeatedAt: null };
}

function row(states: readonly string[], change: Partial<Group> = {}): GroupRow {
  const checks = [LEEDS, BENEFITS, WAGE].map((claim, index) =>
    check(claim, 3 - index, states[2 - index] ?? ""),
  );
  const [found] = rowsOf(checks, checks, new Map([["g", { ...GROUP, ...change }]]));
  if (found?.kind !== "group") throw new Error("There is no group.");
  return found;
}

const DONE = row(["CONFIRMED", "REFUTED", "NOT_A_GOVERNMENT_MATTER"]);
const HALF = row(["CONFIRMED", "running", "waiting"]);
const PAUSED = row(["CONFIRMED", "REFUTED", "waiting"], { isPaused: true });
const places = new Map([
  [LEEDS, { place: 1, startsAt: NOW + 72_000, reason: "limit", canHurry: false } as const],
]);

function draft(
  text: string,
  read: ReadText | null,
  problem: DraftProblem | null = null,
  isReplaced = false,
): DraftStore {
  return {
    text: signal(text),
    read: signal(read),
    isReading: signal(text !== "" && read === null),
    chosen: signal(read?.likely ?? new Set<string>()),
    isFull: signal(false),
    problem: signal(problem),
    isSending: signal(false),
    isReplaced: signal(isReplaced),
    type: nothing,
    choose: nothing,
    chooseAll: nothing,
    open: async () => undefined,
    replace: async () => undefined,
    clear: async () => undefined,
    takeBack: async () => undefined,
    takeUp: async () => false,
    start: async () => null,
    listen: () => nothing,
  };
}

const READ: ReadText = {
  sentences: [OPINION, WAGE, BENEFITS, "Nobody asked why.", LEEDS],
  likely: new Set([WAGE, BENEFITS, LEEDS]),
  leftOut: 0,
  isEnglish: true,
};
const NO_ENGLISH: ReadText = { ...READ, likely: new Set(), isEnglish: false, leftOut: 2 };
const NOTHING: ReadText = { ...READ, sentences: [], likely: new Set() };

const ROWS: readonly [string, GroupRow][] = [
  ["Checked", DONE],
  ["Running", HALF],
  ["Paused", PAUSED],
];
const DRAFTS: readonly [string, DraftStore][] = [
  ["Empty", draft("", null)],
  ["Being read", draft(TEXT, null)],
  ["Sentences to choose from", draft(TEXT, READ)],
  ["In place of another text", draft(TEXT, READ, null, true)],
  ["Another language", draft(TEXT, NO_ENGLISH)],
  ["No sentences", draft("— — —", NOTHING)],
  ["No text", draft("", null, { reason: "no-text" })],
];

/** A text to check, and the checks of one. */
export const EXAMPLES: Examples = {
  of: "Texts and groups",
  states: [
    ...DRAFTS.map(([name, store]) => ({
      name: `Choosing: ${name}`,
      width: "panel" as const,
      draw: () => <DraftForm draft={store} inLine={0} onStarted={nothing} onClose={nothing} />,
    })),
    ...ROWS.map(([name, each]) => ({
      name: `Row: ${name}`,
      width: "panel" as const,
      draw: () => <GroupRowLine row={each} now={NOW} isOpen={false} opensInPlace onToggle={nothing} />,
    })),
    ...ROWS.map(([name, each]) => ({
      name: `Text: ${name}`,
      width: "panel" as const,
      draw: () => (
        <>
          <GroupProgress row={each} places={places} now={NOW} onStop={nothing} />
          <GroupText
            text={TEXT}
            claims={each.claims}
            opened={claimKey(BENEFITS)}
            card={null}
            onToggle={nothing}
          />
        </>
      ),
    })),
  ],
};
