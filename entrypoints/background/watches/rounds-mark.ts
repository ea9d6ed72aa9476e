import type { WatchesTransaction } from "../../../utils/watches/database.ts";
import { type Budget, FULL_BUDGET } from "./due.ts";
import { NOTHING_UNTOLD, type Untold } from "./untold.ts";

const ROUNDS = "watch-rounds";

/** What rounds leave for the next one, also for the next life of the worker. */
export interface RoundsMark extends Untold {
  readonly budget: Budget;
  /** Presets that the user removed. */
  readonly removedPresets: readonly string[];
}

const NO_ROUNDS: RoundsMark = { budget: FULL_BUDGET, ...NOTHING_UNTOLD, removedPresets: [] };

export async function readRoundsMark({
  marks,
}: {
  readonly marks: Pick<WatchesTransaction["marks"], "get">;
}): Promise<RoundsMark> {
  const value = (await marks.get(ROUNDS))?.value;
  return isRoundsMark(value) ? { ...NO_ROUNDS, ...value } : NO_ROUNDS;
}

export async function writeRoundsMark({ marks }: WatchesTransaction, value: RoundsMark): Promise<void> {
  await marks.put({ name: ROUNDS, value });
}

function isRoundsMark(value: unknown): value is RoundsMark {
  return typeof value === "object" && value !== null && "budget" in value && "toTell" in value;
}
