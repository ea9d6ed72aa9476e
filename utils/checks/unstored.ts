import { browser } from "../platform/browser.ts";
import { announceChange } from "../platform/changes.ts";
import type { ApiFailure, StorageProblem } from "../platform/failure.ts";
import { isPrivateWindow } from "../platform/private-window.ts";
import type { Result } from "../platform/result.ts";
import { type StorageKey, storageArea } from "../platform/stored-data.ts";
import { askedOf } from "./asked.ts";
import type { Check, FailedCheck, RunningCheck, UnsentCheck } from "./check.ts";
import type { Verdict } from "./verdict.ts";

/** The answer to a check, or its failure, that is not stored yet. */
export interface UnstoredAnswer {
  readonly check: RunningCheck;
  readonly outcome: Result<Verdict, ApiFailure>;
  readonly answeredAt: number;
  readonly problem: StorageProblem;
}

/**
 * What the database has no room for, kept in the browser's memory: it outlives the worker without needing the disk, and
 * ends with the browser. Private windows have none, since they share this memory with the other windows.
 */
export interface Unstored {
  /** Answers to checks that the store still has as running. */
  readonly answers: readonly UnstoredAnswer[];
  /** Claims that a user pointed at, which could not be added. */
  readonly claims: readonly UnsentCheck[];
}

const NOTHING: Unstored = { answers: [], claims: [] };
/** One record each, so that neither is written over while the other changes. */
const KEYS = {
  answers: "unstored-answers",
  claims: "unstored-claims",
} as const satisfies Record<keyof Unstored, StorageKey>;

export async function readUnstored(): Promise<Unstored> {
  try {
    const kept = (await area()?.get([KEYS.answers, KEYS.claims])) ?? {};
    const [answers, claims] = [kept[KEYS.answers], kept[KEYS.claims]];
    return {
      answers: isListOf<UnstoredAnswer>(answers) ? answers : [],
      claims: isListOf<UnsentCheck>(claims) ? claims : [],
    };
  } catch {
    // The checks can still be shown: as running, until their answers are stored.
    return NOTHING;
  }
}

/** Rejects where even the memory has no room. */
export async function writeUnstoredAnswers(answers: readonly UnstoredAnswer[]): Promise<void> {
  await area()?.set({ [KEYS.answers]: answers });
  announceChange("checks");
}

/** Puts a claim before the others. Rejects where even the memory has no room. */
export function addUnstoredClaim(claim: UnsentCheck): Promise<void> {
  return changeClaims((claims) => [claim, ...claims]);
}

export function dropUnstoredClaims(isDropped: (claim: UnsentCheck) => boolean): Promise<void> {
  return changeClaims((claims) => claims.filter((claim) => !isDropped(claim)));
}

/** One change at a time, so that none is lost. */
async function changeClaims(
  change: (claims: readonly UnsentCheck[]) => readonly UnsentCheck[],
): Promise<void> {
  await navigator.locks.request("unstored-claims", async () => {
    const { claims } = await readUnstored();
    const changed = change(claims);
    if (changed.length === claims.length) return;
    await area()?.set({ [KEYS.claims]: changed });
    announceChange("checks");
  });
}

function area() {
  const name = storageArea(KEYS.answers, isPrivateWindow());
  return name === null ? null : browser.storage[name];
}

/** Written by this build alone, and gone when the browser is closed or the extension updated. */
function isListOf<Item>(value: unknown): value is readonly Item[] {
  return Array.isArray(value);
}

/** The checks as they should be shown: one whose answer is not stored has failed, though the store has it as running. */
export function withUnstored(
  stored: readonly Check[],
  unstored: readonly UnstoredAnswer[],
): readonly Check[] {
  if (unstored.length === 0) return stored;
  const byId = new Map(unstored.map((answer) => [answer.check.id, answer]));
  return stored.map((check) => {
    const answer = byId.get(check.id);
    return answer !== undefined && isSameRun(check, answer.check) ? notStored(check, answer) : check;
  });
}

/** Whether a stored check is still the one that was sent: not removed, not sent again by another worker. */
export function isSameRun(stored: Check | undefined, ran: RunningCheck): stored is RunningCheck {
  return stored?.state === "running" && stored.worker === ran.worker && stored.startedAt === ran.startedAt;
}

/** `stored`: with the note that it has by now. */
function notStored(stored: RunningCheck, { answeredAt, problem }: UnstoredAnswer): FailedCheck {
  // It counts as seen, because that could not be stored either.
  const ended = { finishedAt: answeredAt, seenAt: answeredAt };
  return { ...askedOf(stored), ...ended, state: "failed", failure: { kind: "unstored", problem } };
}
