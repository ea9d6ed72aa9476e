import { type ReadonlySignal, signal } from "@preact/signals";
import type { send } from "../../utils/calls/send.ts";
import type { ApiFailure } from "../../utils/platform/failure.ts";
import { isPrivateWindow } from "../../utils/platform/private-window.ts";
import { readSettings } from "../../utils/settings/settings.ts";
import { judgeAddress } from "../../utils/sites/judge-address.ts";
import { domainOf, type SiteAnswer } from "../../utils/sites/judge-site.ts";
import { readSiteList } from "../../utils/sites/kept-site-list.ts";
import type { ListState } from "../../utils/sites/sentences.ts";
import { isDue, listLine, type SiteList } from "../../utils/sites/site-list.ts";
import { titleWords } from "../../utils/sites/title-words.ts";
import { withoutFragment } from "../../utils/sites/without-fragment.ts";
import type { Clock } from "../base/clock.ts";
import { createContinuation } from "../base/continuation.ts";
import { act } from "../base/trouble.tsx";
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

interface Parts {
  readonly send: typeof send;
  readonly clock: Clock;
}

export interface ThisPageStore {
  readonly thisPage: ReadonlySignal<ThisPage>;
  /** The list of government sites on this device, but for its lines. */
  readonly siteList: ReadonlySignal<Omit<SiteList, "lines"> | null>;
  /** What is being fetched in a click of the reader's; null: nothing. */
  readonly asking: ReadonlySignal<"list" | "site" | null>;
  /** Why what was asked for did not come. */
  readonly failure: ReadonlySignal<ApiFailure | null>;
  /** Whether the service was asked about the site of the page that is shown, so that its domain was sent. */
  readonly isSent: ReadonlySignal<boolean>;
  /** When it is asked for again by itself, after a pause of the service; null: it is not. */
  readonly goesOnAt: ReadonlySignal<number | null>;
  /** A page's title may come after its address, and changes nothing else. */
  judgeTab(opened: Promise<OpenedTab | null>): Promise<void>;
  /** Called when the list came, changed or went: asked for here, on another page, or by the worker. */
  judgeAgain(): Promise<void>;
  /** A list that a reader or an administrator chose to keep is fetched when it is used. */
  renewIfDue(): Promise<void>;
  /** Called within the click. */
  keepList(agreed?: boolean): Promise<void>;
  /** Asks the service for one domain. What it says is used for this answer, and not stored. */
  lookUp(page: PageKnown): Promise<void>;
  /** The same that was asked last, once the browser may reach the service. */
  askAgain(): Promise<void>;
}

/** Another part of a page, or its title that came late. */
const isOtherwiseShown = (before: OpenedTab, now: OpenedTab): boolean =>
  before.title !== now.title || before.address !== now.address;

/** In private windows nothing is stored. */
export const mayKeepList = (): boolean => !isPrivateWindow();

export function createThisPageStore({ send, clock }: Parts): ThisPageStore {
  const thisPage = signal<ThisPage>({ step: "reading" });
  const siteList = signal<Omit<SiteList, "lines"> | null>(null);
  const asking = signal<"list" | "site" | null>(null);
  const failure = signal<ApiFailure | null>(null);
  const isSent = signal(false);
  const continuation = createContinuation(clock);
  /** The tab that is shown. A panel moves on to others, and what comes for an earlier one is dropped. */
  let current: OpenedTab | null = null;
  let latest: Promise<OpenedTab | null> | null = null;
  /** What was found of the site of the page that is shown: a list that comes may not have it yet. */
  let lookedUp: string | null = null;
  let lastAsked: { readonly what: "list" | "site"; readonly work: () => Promise<void> } | null = null;
  /** Counted up with each question, and where nobody waits for the last one any more. */
  let turn = 0;

  /** A page stays the same one where another part of it is shown. */
  const isShown = ({ id, address }: OpenedTab): boolean =>
    current?.id === id && withoutFragment(current.address) === withoutFragment(address);

  const judge = async (tab: OpenedTab, lines: string, listState: ListState): Promise<void> => {
    const answer = await judgeAddress(tab.address, lines);
    if (current !== null && isShown(tab)) thisPage.value = known(current, { answer, listState });
  };

  const judgeByList = async (tab: OpenedTab): Promise<void> => {
    const list = await readSiteList();
    const state = list === null ? "none" : list.next === null ? "whole" : "part";
    const lines = [list?.lines ?? "", lookedUp ?? ""].filter((part) => part !== "").join("\n");
    await judge(tab, lines, lookedUp === null ? state : "whole");
    siteList.value = list === null ? null : withoutLines(list);
  };

  const forgetEarlierPage = (): void => {
    thisPage.value = { step: "reading" };
    failure.value = null;
    isSent.value = false;
    lookedUp = null;
    if (lastAsked?.what !== "site") return;
    continuation.begin();
    turn += 1;
    asking.value = null;
  };

  const attempt = async (what: "list" | "site", work: () => Promise<void>): Promise<void> => {
    turn += 1;
    const own = turn;
    asking.value = what;
    failure.value = null;
    try {
      await work();
    } finally {
      if (own === turn) asking.value = null;
    }
    if (own !== turn) return;
    continuation.settle(failure.value, () => act(attempt(what, work)));
  };

  const askFor = (what: "list" | "site", work: () => Promise<void>): Promise<void> => {
    lastAsked = { what, work };
    continuation.begin();
    return attempt(what, work);
  };

  return {
    thisPage,
    siteList,
    asking,
    failure,
    isSent,
    goesOnAt: continuation.at,
    async judgeTab(opened) {
      latest = opened;
      const tab = await opened;
      if (opened !== latest) return;
      const isNew = tab === null || !isShown(tab);
      current = tab;
      if (isNew) forgetEarlierPage();
      if (tab === null) thisPage.value = { step: "no-access" };
      else if (thisPage.value.step === "known" && isOtherwiseShown(thisPage.value.tab, tab))
        thisPage.value = known(tab, thisPage.value);
      else await judgeByList(tab);
    },
    async judgeAgain() {
      if (current !== null) await judgeByList(current);
    },
    async renewIfDue() {
      const isWanted = mayKeepList() && (await readSettings()).siteList;
      if (!isWanted || !isDue(await readSiteList(), clock.now())) return;
      const renewed = await send("renewSiteList", { agreed: false });
      // Nobody waits for it: the list that is here stays, and the next use tries again.
      if (!renewed.ok) console.warn("The list of government sites could not be renewed:", renewed.failure);
    },
    async askAgain() {
      if (lastAsked !== null) await askFor(lastAsked.what, lastAsked.work);
    },
    async keepList(agreed = false) {
      const saved = await send("saveSettings", { siteList: true });
      if (!saved.ok) {
        failure.value = saved.failure;
        return;
      }
      await askFor("list", async () => {
        const answer = await send("renewSiteList", { agreed });
        failure.value = answer.ok ? null : answer.failure;
      });
    },
    async lookUp({ tab, domain }) {
      if (domain === null) return;
      await askFor("site", async () => {
        if (isShown(tab)) isSent.value = true;
        const found = await send("lookUpSite", { domain });
        if (!isShown(tab)) return;
        failure.value = found.ok ? null : found.failure;
        if (!found.ok) return;
        lookedUp = found.value
          .map(listLine)
          .filter((line) => line !== null)
          .join("\n");
        await judgeByList(tab);
      });
    },
  };
}

function known(tab: OpenedTab, { answer, listState }: Pick<PageKnown, "answer" | "listState">): ThisPage {
  const host = answer.kind === "not-listed" && answer.reason === "no-site" ? null : answer.host;
  const words = titleWords(tab.title, host);
  return { step: "known", tab, answer, listState, domain: domainOf(answer), words };
}

function withoutLines({ lines: _lines, ...list }: SiteList): Omit<SiteList, "lines"> {
  return list;
}
