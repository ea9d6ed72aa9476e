import { signal } from "@preact/signals";
import { browser } from "../../utils/platform/browser.ts";
import { readSiteList } from "../../utils/platform/kept-site-list.ts";
import { send } from "../../utils/platform/send.ts";
import { readSettings, saveSettings } from "../../utils/platform/settings.ts";
import type { ApiFailure } from "../../utils/requests/failure.ts";
import type { ListState } from "../../utils/sentences/sites.ts";
import type { SiteAnswer } from "../../utils/sites/judge-site.ts";
import { plainHost } from "../../utils/sites/link-host.ts";
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

/** What is shown. A panel moves on to other tabs, and what comes for an earlier one is dropped. */
let current: Promise<OpenedTab | null> = Promise.resolve(null);

export async function judgeTab(opened: Promise<OpenedTab | null>): Promise<void> {
  if (opened !== current) {
    current = opened;
    thisPage.value = { step: "reading" };
    failure.value = null;
  }
  const tab = await opened;
  if (tab === null) {
    if (opened === current) thisPage.value = { step: "no-access" };
    return;
  }
  const list = await readSiteList();
  await judge(tab, list?.lines ?? "", list === null ? "none" : list.next === null ? "whole" : "part");
  siteList.value = list === null ? null : withoutLines(list);
  await renewIfDue(list);
}

/** A list that a person or an administrator chose to keep is fetched when it is used. */
async function renewIfDue(list: SiteList | null): Promise<void> {
  if (!mayKeepList() || !(await readSettings()).siteList || !isDue(list, Date.now())) return;
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
    if ((await current) !== tab) return;
    failure.value = found.ok ? null : found.failure;
    if (!found.ok) return;
    const lines = found.value.map(listLine).filter((line) => line !== null);
    await judge(tab, lines.join("\n"), "whole");
  });
}

function askFor(what: "list" | "site", work: () => Promise<void>): Promise<void> {
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
  const host = answer.kind === "not-listed" && answer.reason === "no-site" ? null : answer.host;
  const words = titleWords(tab.title, host);
  if ((await current) !== tab) return;
  thisPage.value = { step: "known", tab, answer, listState, domain: domainOf(answer), words };
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
