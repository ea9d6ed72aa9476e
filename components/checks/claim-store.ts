import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { send } from "../../utils/calls/send.ts";
import type { Check, Origin, UnsentProblem } from "../../utils/checks/check.ts";
import { unsentSentence } from "../../utils/checks/sentences.ts";
import type { ApiFailure, StorageProblem } from "../../utils/platform/failure.ts";
import { failureSentence } from "../../utils/platform/failure-sentences.ts";
import { type Result, success } from "../../utils/platform/result.ts";
import { keptRecord } from "../base/kept-record.ts";
import { act, sayFailure } from "../base/trouble.tsx";
import { askCheck } from "./ask-check.ts";

/** The claim of an existing check, opened in the editor. */
interface EditedClaim {
  readonly id: string;
  readonly text: string;
  readonly origin: Origin | null;
  readonly unsent: boolean;
  /** Why it was not sent; null once the user has changed it. */
  readonly problem: UnsentProblem | null;
}

/** What is being written. A new claim is kept while the claim of an existing check is edited. */
interface WrittenClaims {
  readonly fresh: string;
  readonly edited: EditedClaim | null;
  /** Claims that were changed when another one was opened, until they are opened again. */
  readonly aside: readonly EditedClaim[];
}

const EMPTY: WrittenClaims = { fresh: "", edited: null, aside: [] };
/** In milliseconds. */
const PAUSE = 100;
/** Stored, because a popup closes on every click outside it. All pages share it. */
const stored = keptRecord<WrittenClaims>("claim", 3, { pause: PAUSE, isFirstAtOnce: true, join: joined });

export interface ClaimStore {
  readonly text: ReadonlySignal<string>;
  /** Whether what was kept is here. */
  readonly isRead: ReadonlySignal<boolean>;
  readonly problem: ReadonlySignal<string | null>;
  /** The check whose claim is edited; null: a new one. */
  readonly edited: ReadonlySignal<{ readonly id: string } | null>;
  /** The check whose claim made way for what was sent, or was discarded: a list may still have it for a moment. */
  readonly removed: ReadonlySignal<string | null>;
  type(text: string): void;
  /** Opens the claim of a check. */
  take(check: Check): void;
  check(): Promise<void>;
  /** Drops the text, and the check it came from if that was never sent. */
  discard(): Promise<void>;
  /** Keeps nothing more of the claims of deleted checks. As long as the page is open, it still has them for a check that comes back. */
  forget(ids: readonly string[]): void;
  /** Drops what is written of the claims of all checks, once these are deleted. */
  forgetAll(): void;
  /** Shows what was kept, and what is typed in other pages until the returned function is called. */
  listen(): () => void;
}

/** Only words that would be lost with the page are worth a warning; an empty editor has none. */
function unkeptSentence({ fresh, edited, aside }: WrittenClaims, problem: StorageProblem): string | null {
  const isEmpty = fresh === "" && edited === null && aside.length === 0;
  return isEmpty ? null : failureSentence({ kind: "storage", problem });
}

/** With the claim that made way for another one, if it was changed. */
function withAside(aside: readonly EditedClaim[], left: EditedClaim | null): readonly EditedClaim[] {
  if (left === null) return aside;
  const others = without(aside, [left.id]);
  return left.problem === null ? [...others, left] : others;
}

const without = (aside: readonly EditedClaim[], ids: readonly string[]): readonly EditedClaim[] =>
  aside.filter(({ id }) => !ids.includes(id));

/** Typed before what was kept was read: as if at its end, where the caret is when a page opens. */
function joined(kept: WrittenClaims, typed: WrittenClaims): WrittenClaims {
  const add = (text: string) => [text, typed.fresh].filter((part) => part !== "").join(" ");
  const aside = typed.aside.reduce(withAside, kept.aside);
  if (typed.edited !== null) {
    const left = kept.edited?.id === typed.edited.id ? null : kept.edited;
    return { fresh: add(kept.fresh), edited: typed.edited, aside: withAside(aside, left) };
  }
  if (kept.edited === null) return { fresh: add(kept.fresh), edited: null, aside };
  return { ...kept, edited: { ...kept.edited, text: add(kept.edited.text) }, aside };
}

/** The state of a claim editor. `onAdded` is called once a check was added for the claim. */
export function createClaimStore(onAdded: () => void): ClaimStore {
  const written = signal(EMPTY);
  const isRead = signal(false);
  const failure = signal<ApiFailure | null>(null);
  const unstored = signal<StorageProblem | null>(null);
  const edited = computed(() => written.value.edited);
  const text = computed(() => edited.value?.text ?? written.value.fresh);
  const problem = computed(() => {
    const unsent = edited.value?.problem ?? null;
    return (
      (failure.value && failureSentence(failure.value)) ??
      (unstored.value && unkeptSentence(written.value, unstored.value)) ??
      (unsent && unsentSentence(unsent))
    );
  });
  const removed = signal<string | null>(null);
  /** What was written of claims whose checks were deleted. */
  const forgotten = new Map<string, EditedClaim>();
  /** The checks whose claims are on their way; "": a new claim. */
  const sending = new Set<string>();
  /** A second press right after a check was added must not complain that the editor is empty. */
  let wasAdded = false;

  function listen(): () => void {
    act(read());
    return stored.listen((elsewhere) => {
      // It will be read with what was kept, and joined to what is typed here by then; what the user clears is gone at once.
      if (!isRead.value && elsewhere !== null) return;
      written.value = elsewhere ?? EMPTY;
      failure.value = null;
    });
  }

  async function read(): Promise<void> {
    const kept = (await stored.read()) ?? EMPTY;
    const typed = isRead.value ? EMPTY : written.value;
    isRead.value = true;
    if (typed === EMPTY) written.value = kept;
    else change(joined(kept, typed));
  }

  function change(changed: Partial<WrittenClaims>): void {
    written.value = { ...written.value, ...changed };
    failure.value = null;
    // What was kept is not written over before it is read.
    if (isRead.value) act(write());
    else stored.hold(written.value);
  }

  async function write(): Promise<void> {
    unstored.value = await stored.write(written.value);
  }

  function type(typed: string): void {
    wasAdded = false;
    if (edited.value === null) change({ fresh: typed });
    else change({ edited: { ...edited.value, text: typed, problem: null } });
  }

  function take(check: Check): void {
    const { id, claim, origin } = check;
    const { edited: before, aside } = written.value;
    // Pressed twice: what was corrected since stays.
    if (before?.id === id) return;
    const unsent = check.state === "unsent";
    const opened = { id, text: claim, origin, unsent, problem: unsent ? check.problem : null };
    const left = aside.find((each) => each.id === id) ?? forgotten.get(id);
    forgotten.delete(id);
    change({ edited: left ?? opened, aside: without(withAside(aside, before), [id]) });
  }

  /** Drops a claim that was sent or discarded. What was written of it since, and another one that is open by now, stays. */
  function leave(from: EditedClaim | null, left: string): void {
    const { fresh, edited: now, aside } = written.value;
    const isLeft = (claim: EditedClaim): boolean => claim.id === from?.id && claim.text === left;
    if (from === null) change({ fresh: fresh === left ? "" : fresh });
    else {
      change({
        edited: now !== null && isLeft(now) ? null : now,
        aside: aside.filter((claim) => !isLeft(claim)),
      });
    }
  }

  function forget(ids: readonly string[]): void {
    const { aside } = written.value;
    const left = aside.filter(({ id }) => ids.includes(id));
    if (left.length === 0) return;
    for (const claim of left) forgotten.set(claim.id, claim);
    change({ aside: without(aside, ids) });
  }

  function forgetAll(): void {
    forgotten.clear();
    change({ edited: null, aside: [] });
  }

  async function check(): Promise<void> {
    const claim = text.value;
    const from = edited.value;
    const sender = from?.id ?? "";
    if (sending.has(sender) || (wasAdded && claim === "")) return;
    sending.add(sender);
    let moved: Promise<void> | undefined;
    // While the browser asks for consent, the claim is in the list already.
    const move = async (): Promise<void> => {
      // What is left of it is a card that can be deleted; the claim itself is being checked.
      const removal = await removeUnsent(from);
      leave(from, claim);
      sending.delete(sender);
      if (!removal.ok) fail(from, removal.failure);
      wasAdded = true;
      onAdded();
    };
    try {
      const added = await askCheck({ claim, origin: from?.origin ?? null, again: false }, () => {
        moved = move();
      });
      await moved;
      if (added.ok) return;
      // Another claim may be in the field by now.
      if (moved !== undefined && text.value !== "") sayFailure(added.failure);
      else fail(from, added.failure);
    } finally {
      sending.delete(sender);
    }
  }

  async function discard(): Promise<void> {
    const from = edited.value;
    const left = text.value;
    const removal = await removeUnsent(from);
    if (removal.ok) leave(from, left);
    else fail(from, removal.failure);
  }

  /** Below the claim that it is about, or away from the editor where another one is there by now. */
  function fail(from: EditedClaim | null, reason: ApiFailure): void {
    const isOther = edited.value !== null && edited.value.id !== from?.id;
    if (isOther) sayFailure(reason);
    else failure.value = reason;
  }

  async function removeUnsent(from: EditedClaim | null): Promise<Result<null, ApiFailure>> {
    if (!from?.unsent) return success(null);
    const { id } = from;
    const removal = await send("removeCheck", { id });
    if (removal.ok) removed.value = id;
    return removal;
  }

  return { text, isRead, problem, edited, removed, type, take, check, discard, forget, forgetAll, listen };
}
