import { signal } from "@preact/signals";
import { send } from "../../../utils/calls/send.ts";
import type { Check, DoneCheck } from "../../../utils/checks/check.ts";
import { claimSearch } from "../../../utils/checks/claims/claim-queries.ts";
import type { ReportHead } from "../../../utils/checks/export/report-contents.ts";
import { verdictAsText } from "../../../utils/checks/export/verdict-copies.ts";
import type { WholeGroup } from "../../../utils/checks/groups/group.ts";
import { readWholeGroup } from "../../../utils/checks/groups/read-groups.ts";
import { type Answered, countAnswers } from "../../../utils/checks/history/earlier-answers.ts";
import type { CountryCode } from "../../../utils/checks/sources/official-pages.ts";
import { changesOf } from "../../../utils/checks/sources/source-changes.ts";
import { browser } from "../../../utils/platform/browser.ts";
import type { ApiFailure } from "../../../utils/platform/failure.ts";
import { type MessageKey, t } from "../../../utils/platform/i18n.ts";
import type { Result } from "../../../utils/platform/result.ts";
import { defaultSearch } from "../../../utils/search/request.ts";
import { pageAddress } from "../../../utils/search/to-parameters.ts";
import { readSettings } from "../../../utils/settings/settings.ts";
import { tell } from "../../base/Toast.tsx";
import { act, done } from "../../base/trouble.tsx";
import { askCheck, retryCheck } from "../ask-check.ts";
import type { CheckCardActions } from "../card/CardFrame.tsx";
import type { ClaimStore } from "../claim-store.ts";
import type { StoppedText } from "../draft/draft-store-types.ts";
import { createFollowedSources } from "../follow-sources-store.ts";
import type { GroupActions } from "../groups/GroupView.tsx";
import type { GroupRow } from "../groups/group-row.ts";
import type { PassagesInTurn } from "../passages-in-turn.ts";
import type { PassagesStore } from "../passages-store.ts";
import { createCheckNotices } from "./check-notices.ts";
import type { ChecksReader } from "./checks-reader.ts";
import { type Batches, type ExportFormat, exportChecks } from "./export-checks.ts";
import { matchingClaims } from "./find-claims.ts";
import { firstTool } from "./first-tool.ts";

interface Parts {
  readonly reader: ChecksReader;
  readonly editor: ClaimStore;
  readonly passages: PassagesStore;
  readonly passagesInTurn: PassagesInTurn;
  readonly officialPages: CheckCardActions["officialPages"];
  /** Takes the text of a group of which nothing was sent as a draft. False: there is another one, which stays. */
  onUnsent(stopped: StoppedText): Promise<boolean>;
  /** Gives the draft up again: its group goes on. */
  onNotStopped(): Promise<void>;
}

export type ChecksActions = ReturnType<typeof createChecksActions>;

/** What can be done with the checks, in whatever page. */
export function createChecksActions(parts: Parts) {
  const { reader, editor, passages, passagesInTurn, officialPages, onUnsent, onNotStopped } = parts;
  const notices = createCheckNotices(focusEditor);
  const { offerUndo, warn } = notices;
  /** How far a long export has come; null: there is none. */
  const exporting = signal<{ readonly written: number; readonly total: number } | null>(null);
  /** The card that is being printed; null: none, or the whole page. */
  const printed = signal<string | null>(null);

  const answered = (latest: Check): Answered => ({
    latest,
    earlier: reader.earlier.value.get(latest.id) ?? [],
  });

  const card: CheckCardActions = {
    passages,
    officialPages,
    sourceChanges: reader.sourceChanges,
    sources: createFollowedSources({
      send,
      onUnfollowed: (unfollowed, isReplaced) =>
        offerUndo({
          text: isReplaced ? "sources.replaced" : "sources.unfollowed",
          removed: null,
          unfollowed,
        }),
    }),
    checkAgain: ({ claim, origin, group }) =>
      act(done(askCheck({ claim, origin, ...(group === undefined ? {} : { group }), again: true }))),
    note: ({ id }, note) => saveNote(send("noteCheck", { id, note }), note, "note.deleted"),
    retry: ({ id }) => act(done(retryCheck(id))),
    hurry: () => act(done(send("hurryChecks", null))),
    edit(check) {
      editor.take(check);
      focusEditor();
    },
    search: (claim, country) => act(openSearch(claimSearch(claim), country)),
    copyText: (check) => act(copyAsText(check)),
    copyMarkdown: (check) => act(copyAsMarkdown(check)),
    copyForZotero: (check) =>
      act(exportChecks([[{ latest: check, earlier: [] }]], "zotero", reader.sourceChanges.value)),
    askText: ({ id, claim }) => send("verdictText", { id, claim }),
    print(check) {
      printed.value = check.id;
      // The other cards must be hidden before the browser captures the page.
      requestAnimationFrame(() => {
        print();
        printed.value = null;
      });
    },
    exportReport: (check, form) =>
      act(exportChecks([[answered(check)]], `report-${form}`, reader.sourceChanges.value)),
    remove: (check) => act(remove(check)),
    openOptions: () => act(browser.runtime.openOptionsPage()),
  };

  /** `saving`: false where what it belongs to was deleted. Its field went with that, in the middle of a word perhaps. */
  async function saveNote(
    saving: Promise<Result<boolean, ApiFailure>>,
    note: string,
    text: MessageKey,
  ): Promise<boolean> {
    await done(saving);
    const saved = await saving;
    if (saved.ok && !saved.value && note !== "") warn(text);
    return saved.ok;
  }

  /** With the earlier answers to its claim: otherwise the one before would appear in its place. */
  async function remove(check: Check): Promise<void> {
    const removed: Check[] = [];
    const answers = [...(reader.earlier.value.get(check.id) ?? []), check];
    const changes = changesOf(answers, reader.sourceChanges.value);
    const group = check.group === undefined ? undefined : await readWholeGroup(check.group);
    for (const answer of answers) {
      if (!(await done(send("removeCheck", { id: answer.id })))) break;
      removed.push(answer);
    }
    editor.forget(removed.map(({ id }) => id));
    if (removed.length > 0) offerUndo({ text: "notice.deleted", removed, group, changes });
  }

  async function removeGroup(id: string): Promise<void> {
    const group = await readWholeGroup(id);
    const changes = changesOf(group?.checks ?? [], reader.sourceChanges.value);
    if (!(await done(send("removeGroup", { id }))) || group === undefined) return;
    editor.forget(group.checks.map((check) => check.id));
    offerUndo({ text: "notice.text_deleted", removed: group.checks, group, changes });
  }

  /** Where nothing of a text was sent yet, it is a draft again, unless another one is being written. A draft has no note. */
  async function stopGroup({ id }: GroupRow): Promise<void> {
    const group = await readWholeGroup(id);
    const stopped = group?.checks.filter(({ state }) => state === "waiting") ?? [];
    // First: a popup that closes right after the group is stopped would take its text along.
    const isDraft = group !== undefined && (await takeAsDraft(group));
    if (!(await done(send("stopGroup", { id })))) {
      if (isDraft && (await readWholeGroup(id)) !== undefined) await onNotStopped();
      return;
    }
    if (!isDraft && stopped.length > 0) offerUndo({ text: "notice.stopped", removed: stopped, group });
  }

  async function takeAsDraft({ group: { title, note }, draft, checks }: WholeGroup): Promise<boolean> {
    const isUnsent = checks.every((check) => check.state === "waiting" && check.failed === undefined);
    if (!isUnsent || note !== "" || draft === null || checks.length === 0) return false;
    return onUnsent({ text: draft.text, title, claims: checks.map(({ claim }) => claim) });
  }

  const group: GroupActions = {
    remove: ({ id }) => act(removeGroup(id)),
    note: ({ id }, note) => saveNote(send("changeGroup", { id, note }), note, "note.text_deleted"),
    stop: (row) => act(stopGroup(row)),
    passages: passagesInTurn,
    export: ({ group: { title, note }, claims }, format) => act(save([claims], format, { title, note })),
  };

  async function save(batches: Batches, format: ExportFormat, head?: ReportHead): Promise<void> {
    const isSaved = await exportChecks(batches, format, reader.sourceChanges.value, head);
    if (!isSaved) warn("notice.no_passages");
  }

  async function copyAsText(check: DoneCheck): Promise<void> {
    if (check.serviceText === undefined) return copy(verdictAsText(check));
    // The Markdown parser is large, so it is loaded when first needed.
    const { markdownAsText } = await import("../card/ResultText.tsx");
    return copy(verdictAsText(check, markdownAsText(check.serviceText)));
  }

  async function copyAsMarkdown(check: DoneCheck): Promise<void> {
    const { verdictAsMarkdown } = await import("../reports.ts");
    return copy(verdictAsMarkdown(check));
  }

  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      tell(t("notice.copied"));
      notices.endWarning();
    } catch {
      warn("notice.not_copied");
    }
  }

  return {
    card,
    group,
    ...notices,
    printed,
    async removeAll() {
      if (!(await done(send("removeAllChecks", null)))) return;
      editor.forgetAll();
      notices.leaveAll();
      tell(t("notice.all_deleted"));
    },
    /** What is damaged cannot be brought back either. */
    removeUnreadable: (id: string) => act(done(send("removeCheck", { id }))),
    exporting,
    async exportShown(format: ExportFormat) {
      const total = reader.counts.value.answers;
      const onWritten = (written: number): void => {
        exporting.value = total < LONG_EXPORT ? null : { written, total };
      };
      try {
        const batches = countedBatches(matchingClaims(reader.filter.value), onWritten);
        await save(batches, format);
      } finally {
        exporting.value = null;
      }
    },
  };
}

/** Fact-checks that take a moment to be written. */
const LONG_EXPORT = 300;

async function* countedBatches(
  batches: AsyncIterable<readonly Answered[]>,
  onWritten: (count: number) => void,
): AsyncGenerator<readonly Answered[]> {
  let written = 0;
  onWritten(written);
  for await (const claims of batches) {
    yield claims;
    written += countAnswers(claims).answers;
    onWritten(written);
  }
}

/** The field for a claim, or the text in its place. Where nothing may be checked, there is neither. */
function focusEditor(): void {
  const field = document.querySelector<HTMLElement>("#checks textarea:is([name=claim], [name=text])");
  (field ?? firstTool())?.focus({ preventScroll: true });
}

async function openSearch(words: string, country?: CountryCode): Promise<void> {
  const request = defaultSearch(words, await readSettings());
  // The reader's usual places are in another country.
  const asked = country === undefined ? request : { ...request, country: [country], state: [], city: [] };
  await browser.tabs.create({ url: browser.runtime.getURL(pageAddress(asked)) });
}
