import { signal } from "@preact/signals";
import { send } from "../../../utils/calls/send.ts";
import type { Answered } from "../../../utils/checks/answer-history.ts";
import type { Check, DoneCheck } from "../../../utils/checks/check.ts";
import type { SearchableCountry } from "../../../utils/checks/claim-country.ts";
import { claimSearch } from "../../../utils/checks/claim-search.ts";
import { checksAsCsv, checksAsJson } from "../../../utils/checks/export-checks.ts";
import { textFailureSentence } from "../../../utils/checks/sentences.ts";
import { verdictAsText } from "../../../utils/checks/verdict-copies.ts";
import { browser } from "../../../utils/platform/browser.ts";
import { t } from "../../../utils/platform/i18n.ts";
import { failed } from "../../../utils/platform/result.ts";
import { defaultSearch } from "../../../utils/search/request.ts";
import { pageAddress } from "../../../utils/search/to-parameters.ts";
import { readSettings } from "../../../utils/settings/settings.ts";
import { localDay } from "../../../utils/text/dates.ts";
import { saveFile } from "../../base/save-file.ts";
import { tell } from "../../base/Toast.tsx";
import { act, done } from "../../base/trouble.tsx";
import { askCheck, retryCheck } from "../ask-check.ts";
import type { CheckActions, ReportForm } from "../card/CardFrame.tsx";
import { createClaimStore } from "../claim-store.ts";
import { sourceChanges } from "../source-changes-store.ts";
import type { ExportFormat } from "./HistoryTools.tsx";
import { WHOLE_HISTORY } from "./history.ts";
import { keepInView, letGo } from "./keep-in-view.ts";
import { earlier, filter, shown } from "./panel-store.ts";

/** Stays until it is closed: a removal that can be undone, or something that did not work. */
export interface Notice {
  readonly text: string;
  readonly removed: readonly Check[] | null;
}

export const notice = signal<Notice | null>(null);
/** The card that is being printed; null: none, or the whole page. */
export const printed = signal<string | null>(null);

export const editor = createClaimStore(scrollToTop);

/** For what the reader is to see now, in place of a card that was asked for before. */
export function scrollToTop(): void {
  letGo();
  scrollTo({ top: 0 });
}

export const actions: CheckActions = {
  checkAgain: ({ claim, origin }) => act(done(askCheck({ claim, origin, again: true }))),
  retry: ({ id }) => act(done(retryCheck(id))),
  hurry: () => act(done(send("hurryChecks", null))),
  edit(check) {
    editor.take(check);
    document.querySelector("textarea")?.focus();
  },
  search: (claim, country) => act(openSearch(claimSearch(claim), country)),
  copyText: (check) => act(copyAsText(check)),
  copyMarkdown: (check) => act(copyAsMarkdown(check)),
  async askText({ id, claim }) {
    const answer = await send("verdictText", { id, claim });
    return answer.ok ? answer : failed(textFailureSentence(answer.failure));
  },
  print(check) {
    printed.value = check.id;
    // The other cards must be hidden before the browser captures the page.
    requestAnimationFrame(() => {
      print();
      printed.value = null;
    });
  },
  exportReport: (check, form) => act(saveReport([answered(check)], form)),
  remove: (check) => act(remove(check)),
  openOptions: () => act(browser.runtime.openOptionsPage()),
};

/** The card that was last brought into view; null: none. */
export const wanted = signal<string | null>(null);

/** Brings a card into view, even if the filter of the history hides it. */
export function showCheck(id: string): void {
  // An earlier answer is on the card of the latest one.
  const card =
    [...earlier.value].find(([, answers]) => answers.some((answer) => answer.id === id))?.[0] ?? id;
  if (!shown.value.some((check) => check.id === card)) filter.value = WHOLE_HISTORY;
  wanted.value = card;
  keepInView(`check-${card}`);
}

/** With the earlier answers to its claim: otherwise the one before would appear in its place. */
async function remove(check: Check): Promise<void> {
  const removed: Check[] = [];
  for (const answer of [...(earlier.value.get(check.id) ?? []), check]) {
    if (!(await done(send("removeCheck", { id: answer.id })))) break;
    removed.push(answer);
  }
  if (removed.length > 0) notice.value = { text: t("notice.deleted"), removed };
}

/** The offer to undo stays until the check is back. */
export async function undoRemoval(): Promise<void> {
  for (const check of notice.value?.removed ?? []) {
    if (!(await done(send("restoreCheck", { check })))) return;
  }
  closeNotice();
}

/** The pressed button disappears with the notice, so the focus moves to the editor. */
export function closeNotice(): void {
  notice.value = null;
  focusEditor();
}

function focusEditor(): void {
  document.querySelector("textarea")?.focus({ preventScroll: true });
}

export async function removeAll(): Promise<void> {
  if (!(await done(send("removeAllChecks", null)))) return;
  if (editor.edited.value !== null) await editor.discard();
  closeNotice();
  tell(t("notice.all_deleted"));
}

export async function openSearch(words: string, country?: SearchableCountry): Promise<void> {
  const request = defaultSearch(words, await readSettings());
  // The person's usual places are in another country.
  const asked = country === undefined ? request : { ...request, country: [country], state: [], city: [] };
  const address = words === "" ? "search.html" : pageAddress(asked);
  await browser.tabs.create({ url: browser.runtime.getURL(address) });
}

const EXPORTS: Record<
  ExportFormat,
  readonly [string, string, (checks: readonly Check[]) => string | Promise<string>]
> = {
  json: ["json", "application/json", checksAsJson],
  csv: ["csv", "text/csv", checksAsCsv],
  markdown: [
    "md",
    "text/markdown",
    async (checks) => (await import("../reports.ts")).checksAsMarkdown(checks),
  ],
};

export async function exportShown(format: ExportFormat): Promise<void> {
  const [ending, type, write] = EXPORTS[format];
  const answers = shown.value.flatMap((check) => [check, ...(earlier.value.get(check.id) ?? [])]);
  saveFile(`fact-checks-${localDay(Date.now())}.${ending}`, type, await write(answers));
}

/** A report of every verdict that is shown. */
export function reportShown(form: ReportForm): Promise<void> {
  return saveReport(shown.value.map(answered), form);
}

function answered(latest: Check): Answered {
  return { latest, earlier: earlier.value.get(latest.id) ?? [] };
}

/** Reports are written rarely, so their code is loaded when it is needed. */
async function saveReport(claims: readonly Answered[], form: ReportForm): Promise<void> {
  const { reportOf, reportAsHtml, reportAsMarkdown } = await import("../reports.ts");
  const report = reportOf(claims, sourceChanges.value.pages, Date.now());
  const name = `fact-check-report-${localDay(Date.now())}`;
  if (form === "html") saveFile(`${name}.html`, "text/html", reportAsHtml(report));
  else saveFile(`${name}.md`, "text/markdown", reportAsMarkdown(report));
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
    if (notice.value?.removed === null) notice.value = null;
  } catch {
    notice.value = { text: t("notice.not_copied"), removed: null };
  }
}
