import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Check, Origin, UnsentProblem } from "../../utils/claims/check.ts";
import { localRecord } from "../../utils/platform/local-record.ts";
import { send } from "../../utils/platform/send.ts";
import { unsentSentence } from "../../utils/sentences/checks.ts";
import { failureSentence } from "../../utils/sentences/failures.ts";

/** The claim of a check, laid on the desk to be changed. */
interface Mended {
  readonly id: string;
  readonly text: string;
  readonly origin: Origin | null;
  readonly unsent: boolean;
  /** Why it was not sent; null once the person has changed it. */
  readonly problem: UnsentProblem | null;
}

/** A claim being written waits below one being mended. */
interface OnDesk {
  readonly draft: string;
  readonly mended: Mended | null;
}

const CLEAR: OnDesk = { draft: "", mended: null };
/** It outlives its page, since a popup closes on every click beside it, and it is the same in every page. */
const kept = localRecord<OnDesk>("claim", 1);

export interface ClaimDesk {
  readonly text: ReadonlySignal<string>;
  readonly problem: ReadonlySignal<string | null>;
  /** The check whose claim lies on the desk; null: a new one. */
  readonly mended: ReadonlySignal<{ readonly id: string } | null>;
  type(text: string): void;
  /** Lays the claim of a check on the desk. */
  take(check: Check): void;
  check(): Promise<void>;
  /** Drops what lies on the desk, and the check it came from where that was never sent. */
  discard(): Promise<void>;
}

/** Nothing that was typed stays behind. */
export function clearDesks(): void {
  kept.write(CLEAR);
}

/** What is behind a claim editor. `onAsked` is called with the id of the check that stands for the claim. */
export function createClaimDesk(onAsked: (id: string) => void): ClaimDesk {
  const onDesk = signal(kept.read() ?? CLEAR);
  const failure = signal<string | null>(null);
  const mended = computed(() => onDesk.value.mended);
  const text = computed(() => mended.value?.text ?? onDesk.value.draft);
  const problem = computed(() => {
    const unsent = mended.value?.problem ?? null;
    return failure.value ?? (unsent && unsentSentence(unsent));
  });
  let busy = false;
  /** A second press on the button that has just done its work is no claim of nothing. */
  let wasAsked = false;

  kept.follow((written) => {
    onDesk.value = written ?? CLEAR;
    failure.value = null;
  });

  function lay(changed: Partial<OnDesk>): void {
    onDesk.value = { ...onDesk.value, ...changed };
    failure.value = null;
    kept.write(onDesk.value);
  }

  function type(typed: string): void {
    wasAsked = false;
    if (mended.value === null) lay({ draft: typed });
    else lay({ mended: { ...mended.value, text: typed, problem: null } });
  }

  function take(check: Check): void {
    const { id, claim, origin } = check;
    const unsent = check.state === "unsent";
    lay({ mended: { id, text: claim, origin, unsent, problem: unsent ? check.problem : null } });
  }

  function clear(): void {
    lay(mended.value === null ? CLEAR : { mended: null });
  }

  async function check(): Promise<void> {
    const claim = text.value;
    if (busy || (wasAsked && claim === "")) return;
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
        failure.value = failureSentence(asked.failure);
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
    if (mended.value?.unsent) await send("removeCheck", { id: mended.value.id });
  }

  return { text, problem, mended, type, take, check, discard };
}
