import type { Check, RunningCheck } from "../../../utils/checks/check.ts";
import type { UnstoredAnswer } from "../../../utils/checks/unstored.ts";
import type { Verdict } from "../../../utils/checks/verdict.ts";
import type { ApiFailure } from "../../../utils/platform/failure.ts";
import type { Result } from "../../../utils/platform/result.ts";
import { storageProblem } from "../../../utils/platform/storage-problem.ts";
import type { Clock } from "./line.ts";
import { markAnswered, settleCheck } from "./store.ts";

/** Where unstored answers survive the death of the worker. */
export interface AnswerMemory {
  read(): Promise<readonly UnstoredAnswer[]>;
  write(answers: readonly UnstoredAnswer[]): Promise<void>;
}

interface Waiting {
  readonly answer: UnstoredAnswer;
  readonly tries: number;
  /** On the stopwatch. */
  readonly dueAt: number;
}

/** Waits before an answer is stored again. They double, so that a disk that stays full causes little work. */
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 300_000;

/** Stores the answers of checks. One that does not fit on the disk is held and tried again, never asked for again. */
export function createAnswerKeeper(memory: AnswerMemory, clock: Clock, onSettled: (check: Check) => void) {
  const held = new Map<string, Waiting>();
  let takingOver: Promise<void> | null = null;

  /** Stores how a check ended, or holds that until there is room. */
  async function record(
    check: RunningCheck,
    outcome: Result<Verdict, ApiFailure>,
    answeredAt: number,
  ): Promise<void> {
    const answer: UnstoredAnswer = { check, outcome, answeredAt, problem: "full" };
    try {
      await store(answer);
    } catch (error) {
      console.error("An answer could not be stored:", error);
      const problem = storageProblem(error) ?? "no-access";
      hold({ ...answer, problem }, 0);
      await remember();
      // If the browser is closed before there is room, only this mark keeps the check from being sent again.
      await markAnswered(check, problem).catch((why: unknown) => console.error("Nor could that:", why));
    }
  }

  async function store({ check, outcome, answeredAt }: UnstoredAnswer): Promise<void> {
    const settled = await settleCheck(check, outcome, answeredAt, clock);
    if (held.delete(check.id)) await remember();
    if (settled !== null) onSettled(settled);
  }

  function hold(answer: UnstoredAnswer, tries: number): void {
    const wait = Math.min(FIRST_WAIT * 2 ** tries, LONGEST_WAIT);
    held.set(answer.check.id, { answer, tries, dueAt: clock().steady + wait });
  }

  async function remember(): Promise<void> {
    try {
      await memory.write([...held.values()].map(({ answer }) => answer));
    } catch (error) {
      // This worker still holds them.
      console.error("Unstored answers could not be written down:", error);
    }
  }

  /** Takes over what an earlier life of the worker could not store. */
  function takeOver(): Promise<void> {
    takingOver ??= memory.read().then(
      (answers) => {
        for (const answer of answers) held.set(answer.check.id, { answer, tries: 0, dueAt: 0 });
      },
      (error: unknown) => console.error("Unstored answers could not be read:", error),
    );
    return takingOver;
  }

  /** Tries again to store the answers whose wait is over. */
  async function storeDue(): Promise<void> {
    await takeOver();
    const now = clock().steady;
    for (const { answer, tries, dueAt } of [...held.values()]) {
      if (dueAt > now) continue;
      try {
        await store(answer);
      } catch {
        hold(answer, tries + 1);
      }
    }
  }

  /** Stores one answer at once. False where none is held for this check; rejects where there is still no room. */
  async function storeNow(id: string): Promise<boolean> {
    await takeOver();
    const waiting = held.get(id);
    if (waiting === undefined) return false;
    await store(waiting.answer);
    return true;
  }

  async function drop(ids: readonly string[]): Promise<void> {
    await takeOver();
    const dropped = ids.filter((id) => held.delete(id));
    if (dropped.length > 0) await remember();
  }

  async function dropAll(): Promise<void> {
    await takeOver();
    await drop([...held.keys()]);
  }

  /** How long until each held answer is tried again. */
  function waits(): readonly number[] {
    const now = clock().steady;
    return [...held.values()].map(({ dueAt }) => Math.max(0, dueAt - now));
  }

  return { record, storeDue, storeNow, drop, dropAll, waits, ids: () => new Set(held.keys()) };
}
