import { announceChange } from "../../../utils/platform/changes.ts";
import { inWatches, type WatchesTransaction } from "../../../utils/watches/database.ts";
import { type Budget, FULL_BUDGET } from "./due.ts";

const ROUNDS = "watch-rounds";

/** What rounds leave for the next one, also for the next life of the worker. */
export interface RoundsMark extends Untold {
  readonly budget: Budget;
  /** Presets that the user removed. */
  readonly removedPresets: readonly string[];
}

/** What users were not told of yet. */
export interface Untold {
  /** How many new entries of watches that notify. */
  readonly toTell: number;
  /** The same of watches of verdicts. */
  readonly sourcesToTell: number;
  /** How many pages are missing. */
  readonly missingToTell: number;
  /** How many of these watches have had nothing new for so long that it is to be said. */
  readonly silencesToTell: number;
}

export const NOTHING_UNTOLD: Untold = { toTell: 0, sourcesToTell: 0, missingToTell: 0, silencesToTell: 0 };

const NO_ROUNDS: RoundsMark = { budget: FULL_BUDGET, ...NOTHING_UNTOLD, removedPresets: [] };

export const isUntold = ({ toTell, sourcesToTell, missingToTell, silencesToTell }: Untold): boolean =>
  toTell + sourcesToTell + missingToTell + silencesToTell > 0;

/** The mark with more that is to be told. */
export function withUntold(mark: RoundsMark, more: Partial<Untold>): RoundsMark {
  const { toTell = 0, sourcesToTell = 0, missingToTell = 0, silencesToTell = 0 } = more;
  return {
    ...mark,
    toTell: mark.toTell + toTell,
    sourcesToTell: mark.sourcesToTell + sourcesToTell,
    missingToTell: mark.missingToTell + missingToTell,
    silencesToTell: mark.silencesToTell + silencesToTell,
  };
}

/** From then on these count as told. Later than telling: a worker that dies in between tells again rather than never. */
export function markTold(told: Untold): Promise<void> {
  return inWatches(async (stores) => {
    const mark = await readMark(stores);
    const left = (of: keyof Untold): number => Math.max(0, mark[of] - told[of]);
    await writeMark(stores, {
      ...mark,
      toTell: left("toTell"),
      sourcesToTell: left("sourcesToTell"),
      missingToTell: left("missingToTell"),
      silencesToTell: left("silencesToTell"),
    });
  });
}

export async function readMark({ marks }: WatchesTransaction): Promise<RoundsMark> {
  const value = (await marks.get(ROUNDS))?.value;
  return isRoundsMark(value) ? { ...NO_ROUNDS, ...value } : NO_ROUNDS;
}

export async function writeMark({ marks }: WatchesTransaction, value: RoundsMark): Promise<void> {
  await marks.put({ name: ROUNDS, value });
}

function isRoundsMark(value: unknown): value is RoundsMark {
  return typeof value === "object" && value !== null && "budget" in value && "toTell" in value;
}

/** Works in one transaction, and tells pages that something of the watches has changed. */
export async function changing<Answer>(
  change: (stores: WatchesTransaction) => Promise<Answer>,
): Promise<Answer> {
  const answer = await inWatches(change);
  announceChange("watches");
  return answer;
}
