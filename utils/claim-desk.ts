import { type ReadonlySignal, signal } from "@preact/signals";
import type { Check } from "./checks/check.ts";
import { claimProblem } from "./checks/claim.ts";
import { unsentSentence } from "./checks/unsent-text.ts";
import { failureSentence, problemSentence } from "./failure-text.ts";
import { send } from "./send.ts";

/** A typed claim outlives its page: a popup closes on every click beside it. */
const KEPT = "claim";

export interface ClaimDesk {
  readonly text: ReadonlySignal<string>;
  readonly problem: ReadonlySignal<string | null>;
  /** The check whose claim lies on the desk; null: a new one. */
  readonly mended: ReadonlySignal<Check | null>;
  type(text: string): void;
  /** Lays the claim of a check on the desk. */
  take(check: Check): void;
  check(): Promise<void>;
  /** Drops what lies on the desk, and the check it came from where that was never sent. */
  discard(): Promise<void>;
}

/** What is behind a claim editor. `onAsked` is called with the id of the check that stands for the claim. */
export function createClaimDesk(onAsked: (id: string) => void): ClaimDesk {
  const text = signal(localStorage.getItem(KEPT) ?? "");
  const problem = signal<string | null>(null);
  const mended = signal<Check | null>(null);
  let busy = false;
  /** A second press on the button that has just done its work is no claim of nothing. */
  let wasAsked = false;

  function type(typed: string): void {
    text.value = typed;
    problem.value = null;
    wasAsked = false;
    if (mended.value === null) localStorage.setItem(KEPT, typed);
  }

  function take(check: Check): void {
    mended.value = check;
    text.value = check.claim;
    problem.value = check.state === "unsent" ? unsentSentence(check.problem) : null;
  }

  function clear(): void {
    if (mended.value === null) localStorage.removeItem(KEPT);
    mended.value = null;
    text.value = "";
    problem.value = null;
  }

  async function check(): Promise<void> {
    const claim = text.value;
    if (busy || (wasAsked && claim === "")) return;
    const wrong = claimProblem(claim);
    if (wrong !== null) {
      problem.value = problemSentence(wrong);
      return;
    }
    busy = true;
    try {
      const origin = mended.value?.origin ?? null;
      const asked = await send("addCheck", { claim, origin, again: false });
      if (asked.ok) {
        await removeUnsent();
        if (text.value === claim) clear();
        wasAsked = true;
        onAsked(asked.value.id);
      } else {
        problem.value = failureSentence(asked.failure, Date.now());
      }
    } finally {
      busy = false;
    }
  }

  async function discard(): Promise<void> {
    await removeUnsent();
    clear();
  }

  async function removeUnsent(): Promise<void> {
    if (mended.value?.state === "unsent") await send("removeCheck", { id: mended.value.id });
  }

  return { text, problem, mended, type, take, check, discard };
}
