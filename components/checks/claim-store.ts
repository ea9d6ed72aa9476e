import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { send } from "../../utils/calls/send.ts";
import type { Check, Origin, UnsentProblem } from "../../utils/checks/check.ts";
import { unsentSentence } from "../../utils/checks/sentences.ts";
import type { ApiFailure, StorageProblem } from "../../utils/platform/failure.ts";
import { failureSentence } from "../../utils/platform/failure-sentences.ts";
import { type Result, success } from "../../utils/platform/result.ts";
import { keptRecord } from "../base/kept-record.ts";
import { act } from "../base/trouble.tsx";
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

/** The draft of a new claim is kept while the claim of an existing check is edited. */
interface Draft {
  readonly draft: string;
  readonly edited: EditedClaim | null;
}

const EMPTY: Draft = { draft: "", edited: null };
/** In milliseconds. */
const PAUSE = 100;
/** Stored, because a popup closes on every click outside it. All pages share it. */
const stored = keptRecord<Draft>("claim", 2, { pause: PAUSE, join: joined });

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
  /** Shows what was kept, and what is typed in other pages until the returned function is called. */
  listen(): () => void;
}

/** Only words that would be lost with the page are worth a warning; an empty editor has none. */
function draftProblem({ draft, edited }: Draft, problem: StorageProblem): string | null {
  return draft === "" && edited === null ? null : failureSentence({ kind: "storage", problem });
}

/** Typed before what was kept was read: as if at its end, where the caret is when a page opens. */
function joined(kept: Draft, typed: Draft): Draft {
  const add = (text: string) => [text, typed.draft].filter((part) => part !== "").join(" ");
  if (typed.edited !== null) return { draft: add(kept.draft), edited: typed.edited };
  if (kept.edited === null) return { draft: add(kept.draft), edited: null };
  return { ...kept, edited: { ...kept.edited, text: add(kept.edited.text) } };
}

/** The state of a claim editor. `onAdded` is called once a check was added for the claim. */
export function createClaimStore(onAdded: () => void): ClaimStore {
  const draft = signal(EMPTY);
  const isRead = signal(false);
  const failure = signal<string | null>(null);
  const unstored = signal<StorageProblem | null>(null);
  const edited = computed(() => draft.value.edited);
  const text = computed(() => edited.value?.text ?? draft.value.draft);
  const problem = computed(() => {
    const unsent = edited.value?.problem ?? null;
    return (
      failure.value ??
      (unstored.value && draftProblem(draft.value, unstored.value)) ??
      (unsent && unsentSentence(unsent))
    );
  });
  const removed = signal<string | null>(null);
  /** Other claims that were being edited when one was opened, until they are opened again. */
  const aside = new Map<string, EditedClaim>();
  let busy = false;
  /** A second press right after a check was added must not complain that the editor is empty. */
  let wasAdded = false;

  function listen(): () => void {
    act(read());
    return stored.listen((written) => {
      // It will be read with what was kept, and joined to what is typed here by then; what the user clears is gone at once.
      if (!isRead.value && written !== null) return;
      draft.value = written ?? EMPTY;
      failure.value = null;
    });
  }

  async function read(): Promise<void> {
    const kept = (await stored.read()) ?? EMPTY;
    const typed = isRead.value ? EMPTY : draft.value;
    isRead.value = true;
    if (typed === EMPTY) draft.value = kept;
    else change(joined(kept, typed));
  }

  function change(changed: Partial<Draft>): void {
    draft.value = { ...draft.value, ...changed };
    failure.value = null;
    // What was kept is not written over before it is read.
    if (isRead.value) act(write());
    else stored.hold(draft.value);
  }

  async function write(): Promise<void> {
    unstored.value = await stored.write(draft.value);
  }

  function type(typed: string): void {
    wasAdded = false;
    if (edited.value === null) change({ draft: typed });
    else change({ edited: { ...edited.value, text: typed, problem: null } });
  }

  function take(check: Check): void {
    const { id, claim, origin } = check;
    const before = edited.value;
    // Pressed twice: what was corrected since stays.
    if (before?.id === id) return;
    if (before !== null) aside.set(before.id, before);
    const unsent = check.state === "unsent";
    const opened = { id, text: claim, origin, unsent, problem: unsent ? check.problem : null };
    change({ edited: aside.get(id) ?? opened });
  }

  /** Empties the editor, unless another claim was opened in it meanwhile. */
  function leave(from: EditedClaim | null): void {
    if (from !== null) aside.delete(from.id);
    if (edited.value?.id === from?.id) change(from === null ? EMPTY : { edited: null });
  }

  async function check(): Promise<void> {
    const claim = text.value;
    if (busy || (wasAdded && claim === "")) return;
    busy = true;
    const from = edited.value;
    try {
      const added = await askCheck({ claim, origin: from?.origin ?? null, again: false });
      if (added.ok) {
        // What is left of it is a card that can be deleted; the claim itself is being checked.
        const removal = await removeUnsent(from);
        if (text.value === claim) leave(from);
        if (!removal.ok) failure.value = failureSentence(removal.failure);
        wasAdded = true;
        onAdded();
      } else {
        failure.value = failureSentence(added.failure);
      }
    } finally {
      busy = false;
    }
  }

  async function discard(): Promise<void> {
    const from = edited.value;
    const removal = await removeUnsent(from);
    if (removal.ok) leave(from);
    else failure.value = failureSentence(removal.failure);
  }

  async function removeUnsent(from: EditedClaim | null): Promise<Result<null, ApiFailure>> {
    if (!from?.unsent) return success(null);
    const { id } = from;
    const removal = await send("removeCheck", { id });
    if (removal.ok) removed.value = id;
    return removal;
  }

  return { text, isRead, problem, edited, removed, type, take, check, discard, listen };
}
