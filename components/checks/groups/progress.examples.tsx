import { signal } from "@preact/signals";
import type { Examples } from "../../../gallery/examples.ts";
import type { Check } from "../../../utils/checks/check.ts";
import type { Group } from "../../../utils/checks/groups/group.ts";
import type { PlaceInLine, WaitReason } from "../../../utils/checks/place-in-line.ts";
import type { ApiFailure } from "../../../utils/platform/failure.ts";
import { done, exampleActions, failedCheck, NOW, running, waiting } from "../card/example-checks.ts";
import type { PassagesAsk } from "../passages-store.ts";
import { GroupPassages } from "./GroupPassages.tsx";
import { GroupProgress } from "./GroupProgress.tsx";
import { GroupRowLine } from "./GroupRowLine.tsx";
import { type GroupRow, rowsOf } from "./group-row.ts";

const nothing = (): void => undefined;
const MINUTE = 60_000;
const NO_ACCESS: ApiFailure = { kind: "no-access", origins: "https://search.example.org/*" };

const GROUP: Group = {
  id: "g",
  title: "Five tax myths",
  note: "",
  origin: null,
  claims: ["1", "2", "3", "4"],
  createdAt: NOW - 10 * MINUTE,
  places: null,
  isPaused: false,
};

/** The row of a text whose sentences have come so far. */
function row(checks: readonly Check[], change: Partial<Group> = {}): GroupRow {
  const ofGroup = checks
    .map((check, index) => {
      const key = String(index + 1);
      return { ...check, id: key, key, claim: `Sentence ${key}`, group: "g", order: index + 1 };
    })
    .toReversed();
  const [found] = rowsOf(ofGroup, ofGroup, new Map([["g", { ...GROUP, ...change }]]));
  if (found?.kind !== "group") throw new Error("There is no group.");
  return found;
}

const answered = (minutesAgo: number) => done("", { finishedAt: NOW - minutesAgo * MINUTE });
const place = (reason: WaitReason, canHurry = false): PlaceInLine => ({
  place: 1,
  startsAt: NOW + MINUTE,
  reason,
  canHurry,
});

const PROGRESS: readonly (readonly [name: string, row: GroupRow, place?: PlaceInLine])[] = [
  ["nothing answered yet", row([running, waiting, waiting, waiting])],
  ["waiting for its turn", row([answered(3), answered(2), running, waiting]), place("limit")],
  ["about to end", row([answered(9), answered(5), answered(1), running])],
  ["not reached", row([answered(3), waiting, waiting, waiting]), place("unreachable", true)],
  ["the service asks to wait", row([answered(3), waiting, waiting, waiting]), place("service-asked")],
  ["paused", row([answered(3), answered(2), waiting, waiting], { isPaused: true })],
  ["ended, one failed", row([answered(3), answered(2), answered(1), failedCheck])],
  ["all failed", row([failedCheck, failedCheck, failedCheck, failedCheck])],
  ["without a title", row([answered(3), answered(2)], { title: "" })],
];

const DONE = row([answered(2), answered(1)]);
const PASSAGES: readonly (readonly [name: string, ask: PassagesAsk | null, left: readonly string[]])[] = [
  ["nobody asked", null, []],
  ["asked", "asking", ["1", "2"]],
  ["offline", { kind: "offline" }, []],
  ["no access", NO_ACCESS, []],
];

/** How far the sentences of a text have come. */
export const EXAMPLES: Examples = {
  of: "Progress of a text",
  states: [
    ...PROGRESS.map(([name, each, inLine]) => ({
      name,
      width: "panel" as const,
      draw: () => (
        <>
          <GroupRowLine row={each} now={NOW} isOpen={false} opensInPlace={false} onToggle={nothing} />
          <GroupProgress
            row={each}
            places={new Map(inLine && each.claims.map(({ latest }) => [latest.id, inLine]))}
            now={NOW}
            onStop={nothing}
          />
        </>
      ),
    })),
    ...PASSAGES.map(([name, ask, left]) => ({
      name: `Passages: ${name}`,
      width: "panel" as const,
      draw: () => (
        <GroupPassages
          row={DONE}
          passages={{ ...exampleActions().passages, of: () => ask }}
          inTurn={{ left: signal(left), ask: async () => undefined }}
        />
      ),
    })),
  ],
};
