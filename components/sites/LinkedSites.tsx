import { useEffect, useRef, useState } from "preact/hooks";
import type { Origin } from "../../utils/checks/check.ts";
import { counted, formatNumber, type MessageKey, t } from "../../utils/platform/i18n.ts";
import { deceivingAddress } from "../../utils/sites/look-alikes/deceiving-address.ts";
import { type ListState, shownSite, siteWords } from "../../utils/sites/sentences.ts";
import { safeLink } from "../../utils/text/untrusted.ts";
import { Button, IconButton } from "../base/Button.tsx";
import { Disc } from "../base/Disc.tsx";
import { Disclosure } from "../base/Disclosure.tsx";
import { useLanguageOf } from "../base/language-of.ts";
import { Alert } from "../base/notices.tsx";
import { openAtPassage } from "../base/on-opened.ts";
import { act, done } from "../base/trouble.tsx";
import { useFocusOnMore } from "../base/use-focus-on-more.ts";
import { askCheck } from "../checks/ask-check.ts";
import { shortClaim } from "../checks/short-claim.ts";
import { useOffersChecks } from "../checks/use-offers-checks.ts";
import styles from "./LinkedSites.module.css";
import type { LinkedPage, LinkedSite } from "./linked-sites.ts";
import { createLinkedSitesStore, type LinksRead } from "./linked-sites-store.ts";
import panelStyles from "./PagePanel.module.css";
import type { PageKnown } from "./this-page-store.ts";

const PROBLEMS = {
  closed: "links.closed",
  busy: "sentences.busy",
  moved: "links.moved",
} as const satisfies Record<Extract<LinksRead, { step: "problem" }>["problem"], MessageKey>;

interface LinkedSitesProps {
  page: PageKnown;
  /** Called when a sentence is in line. */
  onChecked(): void;
  onClose(): void;
}

/** Whose sites a page links to, with the sentences that do. The page is read when this is opened, and nothing is sent. */
export function LinkedSites({ page, onChecked, onClose }: LinkedSitesProps) {
  const [store] = useState(createLinkedSitesStore);
  const [first] = useState(page);
  useEffect(() => act(store.read(first)), [store, first]);
  const linked = store.linked.value;
  const offersChecks = useOffersChecks();
  const check = async (claim: string, origin: Origin): Promise<void> => {
    if (!(await done(askCheck({ claim, origin, again: false })))) return;
    onClose();
    onChecked();
  };
  if (linked.step === "reading") return <p role="status">{t("sentences.reading")}</p>;
  if (linked.step === "problem") return <Alert>{t(PROBLEMS[linked.problem])}</Alert>;
  const inText = linked.sites.filter(({ isAside }) => !isAside);
  const aside = linked.sites.filter(({ isAside }) => isAside);
  const list = (sites: readonly LinkedSite[], name: string) => (
    <SiteList
      sites={sites}
      name={name}
      listState={page.listState}
      onCheck={offersChecks ? (claim) => act(check(claim, linked.origin)) : null}
    />
  );
  return (
    <>
      <p role="status">{summaryOf(linked)}</p>
      {linked.total > linked.read && (
        <p class="hint">{t("links.cut", formatNumber(linked.read), formatNumber(linked.total))}</p>
      )}
      {page.listState !== "whole" && linked.sites.length > 0 && <p class="hint">{t("links.no_list")}</p>}
      {inText.length > 0 && list(inText, t("site.facts"))}
      {aside.length > 0 && (
        <Disclosure summary={counted("links.aside", aside.length)} isOpen={inText.length === 0}>
          {list(aside, t("links.aside_list"))}
        </Disclosure>
      )}
      <div class={panelStyles.foot}>
        <span class="hint">
          {t("links.nothing_sent")} {offersChecks && linked.sites.length > 0 && t("sentences.sends")}
        </span>
        <IconButton icon="close" label={t("site.close")} onClick={onClose} />
      </div>
    </>
  );
}

function summaryOf({ sites }: Extract<LinksRead, { step: "read" }>): string {
  if (sites.length === 0) return t("links.none");
  const official = sites.filter(({ answer }) => answer.kind === "official").length;
  const all = counted("links.sites", sites.length);
  if (official === 1 && sites.length === 1) return `${all} ${t("links.official_alone")}`;
  return official === 0 ? all : `${all} ${counted("links.official", official)}`;
}

interface SiteListProps {
  sites: readonly LinkedSite[];
  name: string;
  listState: ListState;
  /** null: nothing may be sent. */
  onCheck: ((claim: string) => void) | null;
}

function SiteList({ sites, name, listState, onCheck }: SiteListProps) {
  const { list, shown, more } = useShown(sites);
  return (
    <>
      <ul class={styles.sites} aria-label={name} ref={list}>
        {shown.map((site) => (
          <li key={`${site.answer.kind} ${site.domain}`}>
            <Site site={site} listState={listState} onCheck={onCheck} />
          </li>
        ))}
      </ul>
      {more}
    </>
  );
}

/** So many of a list are drawn before a press asks for more. */
const PART = 20;

function useShown<Item>(all: readonly Item[]) {
  const [most, setMost] = useState(PART);
  const list = useRef<HTMLUListElement>(null);
  const goOnAfter = useFocusOnMore(most);
  const left = all.length - most;
  const showMore = (): void => {
    goOnAfter(list.current?.lastElementChild);
    setMost(most + PART);
  };
  return {
    list,
    shown: all.slice(0, most),
    more: left > 0 && (
      <Button kind="quiet" onClick={showMore}>
        {counted("links.more", Math.min(PART, left))}
      </Button>
    ),
  };
}

const SIGNS = {
  official: { tone: "good", icon: "check" },
  "look-alike": { tone: "bad", icon: "exclamation" },
  "not-listed": { tone: "calm", icon: "question" },
} as const;

interface SiteProps {
  site: LinkedSite;
  listState: ListState;
  onCheck: ((claim: string) => void) | null;
}

function Site({ site, listState, onCheck }: SiteProps) {
  const { answer, domain, pages } = site;
  const { list, shown, more } = useShown(pages);
  const isLookAlike = answer.kind === "look-alike";
  return (
    <Disclosure
      isOpen={answer.kind !== "not-listed"}
      summary={
        <span class={styles.site}>
          <Disc {...SIGNS[answer.kind]} size="small" />
          <span class={styles.name}>
            <b dir="ltr">{shownSite(domain)}</b>{" "}
            <span class={isLookAlike ? styles.alarm : styles.about}>{aboutSite(site, listState)}</span>
          </span>
          <span class={styles.count}>{formatNumber(pages.length)}</span>
        </span>
      }
    >
      <ul class={styles.pages} ref={list}>
        {shown.map((page) => (
          <li key={page.address}>
            {page.answer.kind === "look-alike" ? (
              <DeceivingLink page={page} answer={page.answer} />
            ) : (
              <LinkedPageWords page={page} />
            )}
            {page.sentence !== null && (
              <div class={styles.actions}>
                {onCheck && <SentenceCheck sentence={page.sentence} onCheck={onCheck} />}
                {page.atQuote !== null && !isLookAlike && (
                  <a href={page.atQuote} target="_blank" rel="noopener noreferrer" onAuxClick={openAtPassage}>
                    {t("passages.open")}
                  </a>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      {more}
    </Disclosure>
  );
}

function aboutSite({ answer }: LinkedSite, listState: ListState): string {
  if (answer.kind === "look-alike") {
    return `${t("site.is_look_alike")} · ${t("links.not_site", shownSite(answer.imitated))}`;
  }
  const { answer: word } = siteWords(answer, listState);
  const owner = answer.kind === "official" ? (answer.listed?.organization ?? "") : "";
  return owner === "" ? word : `${word} · ${owner}`;
}

/** The sentence with its link, or the link alone. */
function LinkedPageWords({ page }: { page: LinkedPage }) {
  const address = safeLink(page.address);
  const words = page.words || page.address;
  const lang = useLanguageOf(page.sentence ?? words);
  const link =
    address === null ? (
      <span>{words}</span>
    ) : (
      <a href={address} target="_blank" rel="noopener noreferrer">
        {words}
      </a>
    );
  const at = page.wordsAt;
  if (page.sentence === null || at < 0) return <p dir="auto">{link}</p>;
  return (
    <blockquote class={styles.sentence} dir="auto" lang={lang}>
      {page.sentence.slice(0, at)}
      {link}
      {page.sentence.slice(at + words.length)}
    </blockquote>
  );
}

interface DeceivingProps {
  page: LinkedPage;
  answer: Extract<LinkedSite["answer"], { kind: "look-alike" }>;
}

/** Shown with its real owner, and not as a link: nobody is led to a look-alike. */
function DeceivingLink({ page, answer }: DeceivingProps) {
  const { before, own, after } = deceivingAddress(page.address, answer.host, answer.owner);
  return (
    <>
      {page.words !== "" && <p dir="auto">{page.words}</p>}
      <p class={styles.address} dir="ltr">
        {before}
        <b>{own}</b>
        {after}
      </p>
    </>
  );
}

function SentenceCheck({ sentence, onCheck }: { sentence: string; onCheck(claim: string): void }) {
  return (
    <Button
      kind="quiet"
      icon="speech"
      aria-label={t("links.check_named", shortClaim(sentence))}
      onClick={() => onCheck(sentence)}
    >
      {t("links.check")}
    </Button>
  );
}
