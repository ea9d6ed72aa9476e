import { signal } from "@preact/signals";
import type { Check, DoneCheck } from "../../utils/claims/check.ts";
import { claimSearch } from "../../utils/claims/claim-search.ts";
import { browser } from "../../utils/platform/browser.ts";
import { t } from "../../utils/platform/i18n.ts";
import { send } from "../../utils/platform/send.ts";
import { readSettings } from "../../utils/platform/settings.ts";
import { pageAddress } from "../../utils/requests/parameters.ts";
import { defaultSearch } from "../../utils/requests/request.ts";
import { failed } from "../../utils/requests/result.ts";
import { textFailureSentence } from "../../utils/sentences/checks.ts";
import { checksAsCsv, checksAsJson, checksAsMarkdown } from "../../utils/text/export/checks.ts";
import { verdictAsMarkdown, verdictAsText } from "../../utils/text/verdict-copies.ts";
import { saveFile } from "../base/save-file.ts";
import type { CheckActions } from "./actions.ts";
import { createClaimDesk } from "./claim-desk.ts";
import type { ExportFormat } from "./HistoryTools.tsx";
import { WHOLE_HISTORY } from "./history.ts";
import { filter, shown } from "./panel-store.ts";

const TOLD_FOR = 4_000;

/** What stays until it is closed: a removal that can be taken back, or what did not work. */
export interface Notice {
  readonly text: string;
  readonly removed: Check | null;
}

export const notice = signal<Notice | null>(null);
/** What was just done and needs no answer; empty when it is old news. */
export const told = signal("");
/** The card that is being printed; null: none, or the whole page. */
export const printed = signal<string | null>(null);

export const desk = createClaimDesk(() => scrollTo({ top: 0 }));

export const actions: CheckActions = {
  checkAgain: ({ claim, origin }) => void send("addCheck", { claim, origin, again: true }),
  retry: ({ id }) => void send("retryCheck", { id }),
  hurry: () => void send("hurryChecks", null),
  edit(check) {
    desk.take(check);
    document.querySelector("textarea")?.focus();
  },
  search: (claim) => void openSearch(claimSearch(claim)),
  copyText: (check) => void copyAsText(check),
  copyMarkdown: (check) => void copy(verdictAsMarkdown(check)),
  async askText({ id, claim }) {
    const answer = await send("verdictText", { id, claim });
    return answer.ok ? answer : failed(textFailureSentence(answer.failure));
  },
  print(check) {
    printed.value = check.id;
    // The class must stand in the page before the browser takes its picture.
    requestAnimationFrame(() => {
      print();
      printed.value = null;
    });
  },
  remove(check) {
    void send("removeCheck", { id: check.id });
    notice.value = { text: t("notice.deleted"), removed: check };
  },
  openOptions: () => void browser.runtime.openOptionsPage(),
};

/** Brings a card into view, whatever the history was narrowed to. */
export function showCheck(id: string): void {
  if (!shown.value.some((check) => check.id === id)) filter.value = WHOLE_HISTORY;
  // By then it is drawn.
  setTimeout(() => document.getElementById(`check-${id}`)?.scrollIntoView());
}

export function undoRemoval(): void {
  const check = notice.value?.removed;
  if (check) void send("restoreCheck", { check });
  closeNotice();
}

/** The button that was pressed goes with the notice, so the focus goes where the next claim is written. */
export function closeNotice(): void {
  notice.value = null;
  focusEditor();
}

function focusEditor(): void {
  document.querySelector("textarea")?.focus({ preventScroll: true });
}

export async function removeAll(): Promise<void> {
  await send("removeAllChecks", null);
  if (desk.mended.value !== null) await desk.discard();
  closeNotice();
  tell(t("notice.all_deleted"));
}

export async function openSearch(words: string): Promise<void> {
  const address = words === "" ? "search.html" : pageAddress(defaultSearch(words, await readSettings()));
  await browser.tabs.create({ url: browser.runtime.getURL(address) });
}

const EXPORTS: Record<ExportFormat, readonly [string, string, (checks: readonly Check[]) => string]> = {
  json: ["json", "application/json", checksAsJson],
  csv: ["csv", "text/csv", checksAsCsv],
  markdown: ["md", "text/markdown", checksAsMarkdown],
};

export function exportShown(format: ExportFormat): void {
  const [ending, type, write] = EXPORTS[format];
  const today = new Date().toISOString().slice(0, 10);
  saveFile(`fact-checks-${today}.${ending}`, type, write(shown.value));
}

let forgetting: ReturnType<typeof setTimeout> | undefined;

function tell(words: string): void {
  clearTimeout(forgetting);
  told.value = words;
  forgetting = setTimeout(() => {
    told.value = "";
  }, TOLD_FOR);
}

async function copyAsText(check: DoneCheck): Promise<void> {
  if (check.serviceText === undefined) return copy(verdictAsText(check));
  // The parser is loaded when it is first needed.
  const { markdownAsText } = await import("./ResultText.tsx");
  return copy(verdictAsText(check, markdownAsText(check.serviceText)));
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
