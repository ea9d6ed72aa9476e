import { signal } from "@preact/signals";
import { send } from "../../utils/calls/send.ts";
import { browser } from "../../utils/platform/browser.ts";
import type { ApiFailure } from "../../utils/platform/failure.ts";
import { readSettings, saveSettings } from "../../utils/settings/settings.ts";
import type { SiteAnswer } from "../../utils/sites/judge-site.ts";
import { readSiteList } from "../../utils/sites/kept-site-list.ts";
import { plainHost } from "../../utils/sites/link-host.ts";
import type { ListState } from "../../utils/sites/sentences.ts";
import { isDue, listLine, type SiteList } from "../../utils/sites/site-list.ts";
import { titleWords } from "../../utils/sites/title-words.ts";
import { pageClock } from "../base/clock.ts";
import { createContinuation } from "../base/continuation.ts";
import { act } from "../base/trouble.tsx";
import { judgeAddress } from "./judge-address.ts";
import type { OpenedTab } from "./opened-tab.ts";

/** What is known of one page. */
export interface PageKnown {
  readonly tab: OpenedTab;
  readonly answer: SiteAnswer;
  readonly listState: ListState;
  /** The domain to search in: the listed one, or what its owner registered. Null: the page has none. */
  readonly domain: string | null;
  /** What the page is about. Empty: its title does not say. */
  readonly words: string;
}

export type ThisPage =
  | { readonly step: "reading" }
  /** The browser does not say what the tab shows. */
  | { readonly step: "no-access" }
  | ({ readonly step: "known" } & PageKnown);

export const thisPage = signal<ThisPage>({ step: "reading" });
/** The list of government sites on this device, but for its lines. */
export const siteList = signal<Omit<SiteList, "lines"> | null>(null);
/** What is being fetched in a click of the person's; null: nothing. */
export const asking = signal<"list" | "site" | null>(null);
/** Why what was asked for did not come. */
export const failure = signal<ApiFailure | null>(null);

const continuation = createContinuation(pageClock);
/** When it is asked for again by itself, after a pause of the service; null: it is not. */
export const goesOnAt = continuation.at;

/** In private windows nothing is stored. */
export const mayKeepList = (): boolean => !browser.extension.inIncognitoContext;

/** The tab that is shown. A panel moves on to others, and what comes for an earlier one is dropped. */
let current: OpenedTab | null = null;
let latest: Promise<OpenedTab | null> | null = null;

function isShown({ id, address }: OpenedTab): boolean {
  return current?.id === id && current.address === address;
}

/** A page's title may come after its address, and changes nothing else. */
export async function judgeTab(opened: Promise<OpenedTab | null>): Promise<void> {
  latest = opened;
  const tab = await opened;
  if (opened !== latest) return;
  const isNew = tab === null || !isShown(tab);
  current = tab;
  if (isNew) forgetEarlierPage();
  if (tab === null) thisPage.value = { step: "no-access" };
  else if (thisPage.value.step === "known" && thisPage.value.tab.title !== tab.title)
    thisPage.value = known(tab, thisPage.value);
  else await judgeByList(tab);
}

function forgetEarlierPage(): void {
  thisPage.value = { step: "reading" };
  failure.value = null;
  if (lastAsked === "site") continuation.begin();
}

/** Called when the list came, changed or went: asked for here, on another page, or by the worker. */
export async function judgeAgain(): Promise<void> {
  if (current !== null) await judgeByList(current);
}

async function judgeByList(tab: OpenedTab): Promise<void> {
  const list = await readSiteList();
  await judge(tab, list?.lines ?? "", list === null ? "none" : list.next === null ? "whole" : "part");
  siteList.value = list === null ? null : withoutLines(list);
}

/** A list that a person or an administrator chose to keep is fetched when it is used. */
export async function renewIfDue(): Promise<void> {
  if (!mayKeepList() || !(await readSettings()).siteList || !isDue(await readSiteList(), Date.now())) return;
  const renewed = await send("renewSiteList", { agreed: false });
  // Nobody waits for it: the list that is here stays, and the next use tries again.
  if (!renewed.ok) console.warn("The list of government sites could not be renewed:", renewed.failure);
}

/** Called within the click. */
export async function keepList(agreed = false): Promise<void> {
  await saveSettings({ siteList: true });
  await askFor("list", async () => {
    const answer = await send("renewSiteList", { agreed });
    failure.value = answer.ok ? null : answer.failure;
  });
}

/** Asks the service for one domain. What it says is used for this answer, and not stored. */
export async function lookUp({ tab, domain }: PageKnown): Promise<void> {
  if (domain === null) return;
  await askFor("site", async () => {
    const found = await send("lookUpSite", { domain });
    if (!isShown(tab)) return;
    failure.value = found.ok ? null : found.failure;
    if (!found.ok) return;
    const lines = found.value.map(listLine).filter((line) => line !== null);
    await judge(tab, lines.join("\n"), "whole");
  });
}

let lastAsked: "list" | "site" | null = null;

function askFor(what: "list" | "site", work: () => Promise<void>): Promise<void> {
  lastAsked = what;
  continuation.begin();
  return attempt(what, work);
}

async function attempt(what: "list" | "site", work: () => Promise<void>): Promise<void> {
  asking.value = what;
  failure.value = null;
  try {
    await work();
  } finally {
    asking.value = null;
  }
  continuation.settle(failure.value, () => act(attempt(what, work)));
}

async function judge(tab: OpenedTab, lines: string, listState: ListState): Promise<void> {
  const answer = await judgeAddress(tab.address, lines);
  if (current !== null && isShown(tab)) thisPage.value = known(current, { answer, listState });
}

function known(tab: OpenedTab, { answer, listState }: Pick<PageKnown, "answer" | "listState">): ThisPage {
  const host = answer.kind === "not-listed" && answer.reason === "no-site" ? null : answer.host;
  const words = titleWords(tab.title, host);
  return { step: "known", tab, answer, listState, domain: domainOf(answer), words };
}

function withoutLines({ lines: _lines, ...list }: SiteList): Omit<SiteList, "lines"> {
  return list;
}

function domainOf(answer: SiteAnswer): string | null {
  switch (answer.kind) {
    case "official":
      return answer.listed?.domain ?? plainHost(answer.owner ?? answer.host);
    case "look-alike":
      // Nobody is led to search or watch a site that passes for another.
      return null;
    case "not-listed":
      return answer.reason === "unknown" ? plainHost(answer.owner ?? answer.host) : null;
  }
}
