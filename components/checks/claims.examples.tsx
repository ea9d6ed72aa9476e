import { computed, signal } from "@preact/signals";
import type { Examples } from "../../gallery/examples.ts";
import type { ApiFailure } from "../../utils/platform/failure.ts";
import { ClaimEditor } from "./ClaimEditor.tsx";
import type { ClaimStore } from "./claim-store.ts";
import { DraftForm } from "./draft/DraftForm.tsx";
import type { DraftProblem, DraftStore } from "./draft/draft-store-types.ts";
import type { ReadText } from "./draft/read-sentences.ts";
import { ChangesStatus } from "./list/ChangesStatus.tsx";
import type { Notice } from "./list/check-notices.ts";
import { ExportProgress } from "./list/ExportProgress.tsx";
import { FindChecks } from "./list/FindChecks.tsx";
import { WHOLE_HISTORY } from "./list/history-filter.ts";
import { NoticeBar } from "./list/NoticeBar.tsx";
import { UnreadableRow } from "./list/UnreadableRow.tsx";
import { NoteField } from "./NoteField.tsx";
import type { ChangesAsk } from "./source-changes-store.ts";

const nothing = (): void => undefined;
const nothingYet = async (): Promise<void> => undefined;
const NO_ACCESS: ApiFailure = { kind: "no-access", origins: "https://search.example.org/*" };
const WAGE = "The federal minimum wage is $7.25 an hour.";

interface Written {
  readonly text?: string;
  readonly problem?: string;
  readonly isEdited?: boolean;
}

function editor({ text = "", problem, isEdited = false }: Written): ClaimStore {
  return {
    text: signal(text),
    isRead: signal(true),
    problem: signal(problem ?? null),
    edited: signal(isEdited ? { id: "e" } : null),
    removed: signal(null),
    type: nothing,
    take: nothing,
    check: nothingYet,
    discard: nothingYet,
    forget: nothing,
    forgetAll: nothing,
    listen: () => nothing,
  };
}

const CLAIMS: readonly (readonly [name: string, written: Written])[] = [
  ["nothing typed", {}],
  ["a claim", { text: WAGE }],
  ["nearly too long", { text: "a".repeat(9_500) }],
  ["too long", { text: "a".repeat(10_001) }],
  ["a claim that was not sent", { text: WAGE, isEdited: true, problem: "The claim is empty." }],
  ["all of an edited claim is removed", { isEdited: true }],
];

const NOTES: readonly (readonly [name: string, value: string, isShort: boolean])[] = [
  ["empty", "", false],
  ["written", "For the talk on Friday", false],
  ["a title", "Five tax myths", true],
  ["too long", "a".repeat(41), true],
];

const READ: ReadText = { sentences: [WAGE], likely: new Set([WAGE]), leftOut: 0, isEnglish: true };

interface Drafted {
  readonly text?: string;
  readonly read?: ReadText | null;
  readonly isFull?: boolean;
  readonly problem?: DraftProblem;
  readonly isReplaced?: boolean;
  readonly chosen?: ReadonlySet<string>;
}

function draft({ text = WAGE, read = READ, chosen = READ.likely, ...others }: Drafted): DraftStore {
  return {
    text: signal(text),
    read: signal(read),
    isReading: signal(false),
    chosen: signal(chosen),
    isFull: signal(others.isFull ?? false),
    problem: signal(others.problem ?? null),
    isSending: signal(false),
    isReplaced: signal(others.isReplaced ?? false),
    type: nothing,
    choose: nothing,
    chooseAll: nothing,
    open: nothingYet,
    replace: nothingYet,
    clear: nothingYet,
    takeBack: nothingYet,
    takeUp: async () => false,
    start: async () => null,
    listen: () => nothing,
  };
}

const DRAFTS: readonly (readonly [name: string, drafted: Drafted, inLine?: number])[] = [
  ["nothing chosen", { chosen: new Set() }],
  ["more than start at once", {}, 25],
  ["as many as may be chosen", { isFull: true, read: { ...READ, leftOut: 1 } }],
  ["longer than is shown", { text: "a ".repeat(25_001), read: null }],
  ["removed", { text: "", read: null, isReplaced: true }],
  ...(["too-large", "too-long", "unread", "not-kept"] as const).map(
    (reason) => [reason, { problem: { reason } }] as const,
  ),
  ["not sent", { problem: { reason: "not-sent", failure: { kind: "interrupted" } } }],
];

const NOTICES: readonly (readonly [name: string, notice: Notice | null])[] = [
  ["none", null],
  ["a fact-check is deleted", { text: "notice.deleted", removed: [] }],
  ["a text is deleted", { text: "notice.text_deleted", removed: [] }],
  ["a text is stopped", { text: "notice.stopped", removed: [] }],
  ["nothing was copied", { text: "notice.not_copied", removed: null }],
];

const CHANGES: readonly (readonly [name: string, asked: ChangesAsk | null])[] = [
  ["never asked", null],
  ["asked", "asking"],
  ["none", { changed: 0, isComplete: true, isQuiet: false }],
  ["none, and nobody asked", { changed: 0, isComplete: true, isQuiet: true }],
  ["one, and not all could be looked at", { changed: 1, isComplete: false, isQuiet: false }],
  ["no access", NO_ACCESS],
  ["offline", { kind: "offline" }],
];

/** Claims and texts as they are written, and what is said above the list of fact-checks. */
export const EXAMPLES: Examples = {
  of: "Claims and notices",
  states: [
    ...CLAIMS.map(([name, written]) => ({
      name: `Claim: ${name}`,
      width: "panel" as const,
      draw: () => <ClaimEditor editor={editor(written)}>Other ways to check</ClaimEditor>,
    })),
    ...NOTES.map(([name, value, isShort]) => ({
      name: `Note: ${name}`,
      width: "panel" as const,
      draw: () => (
        <NoteField
          label={isShort ? "Title" : "Note"}
          value={value}
          limit={40}
          isShort={isShort}
          onSave={async () => true}
        />
      ),
    })),
    ...DRAFTS.map(([name, drafted, inLine = 0]) => ({
      name: `Text: ${name}`,
      width: "panel" as const,
      draw: () => <DraftForm draft={draft(drafted)} inLine={inLine} onStarted={nothing} onClose={nothing} />,
    })),
    ...NOTICES.map(([name, notice]) => ({
      name: `Notice: ${name}`,
      width: "panel" as const,
      draw: () => (
        <NoticeBar notice={computed(() => notice)} undoRemoval={nothingYet} closeNotice={nothing} />
      ),
    })),
    ...CHANGES.map(([name, asked]) => ({
      name: `Changed sources: ${name}`,
      width: "panel" as const,
      draw: () => <ChangesStatus asked={asked} onAllowed={nothing} />,
    })),
    {
      name: "An export that is under way",
      width: "panel",
      draw: () => <ExportProgress exporting={signal({ written: 1_200, total: 54_321 })} />,
    },
    {
      name: "Finding fact-checks",
      width: "panel",
      draw: () => (
        <FindChecks
          filter={{ ...WHOLE_HISTORY, words: "wage", verdict: "refuted" }}
          onFilter={nothing}
          onClose={nothing}
        />
      ),
    },
    { name: "A damaged record", width: "panel", draw: () => <UnreadableRow onRemove={nothing} /> },
  ],
};
