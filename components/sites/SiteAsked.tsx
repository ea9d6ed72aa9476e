import { useEffect, useState } from "preact/hooks";
import { t } from "../../utils/platform/i18n.ts";
import { pageAddress } from "../../utils/search/to-parameters.ts";
import { readSettings } from "../../utils/settings/settings.ts";
import type { SiteQuestion } from "../../utils/sites/site-question.ts";
import { changesOfSite, searchOfSite } from "../../utils/sites/site-request.ts";
import type { Clock } from "../base/clock.ts";
import { act } from "../base/trouble.tsx";
import styles from "./SiteAsked.module.css";
import { LookAlike, ThisPage } from "./ThisPage.tsx";
import { createThisPage } from "./this-page.ts";

interface SiteAskedProps {
  question: SiteQuestion;
  clock: Clock;
  /** Leads this tab on to a page of ours. */
  goOn(address: string): void;
}

/**
 * Answers what a menu or the address bar asked about a site, on this device. A search of the site goes on by itself, unless
 * the site is a look-alike: then this says so instead.
 */
export function SiteAsked({ question, clock, goOn }: SiteAskedProps) {
  const { address, wants, words } = question;
  const search = (domain: string | null, about: string): void =>
    act(readSettings().then((settings) => goOn(pageAddress(searchOfSite(domain, about, settings)))));
  const [page] = useState(() =>
    createThisPage({
      clock,
      actions: {
        searchSite: (domain) => search(domain, ""),
        showChanges: (domain) => goOn(pageAddress(changesOfSite(domain))),
        searchAbout: (about) => search(null, about),
        showChecks: null,
      },
    }),
  );
  useEffect(() => {
    page.show(Promise.resolve({ id: 0, windowId: undefined, address, title: "" }));
  }, [page, address]);
  const shown = page.loaded.value?.store.thisPage.value;
  const isKnown = shown?.step === "known";
  const domain = isKnown ? shown.domain : null;
  // Words are searched for everywhere instead. Without any, everything would be listed as if it were of this site.
  const hasNoSite = isKnown && domain === null && words === "" && !page.isLookAlike.value;
  const isGoingOn = wants !== "answer" && !page.isLookAlike.value && !hasNoSite;
  useEffect(() => {
    if (!isKnown || !isGoingOn) return;
    if (wants === "changes") goOn(pageAddress(changesOfSite(domain)));
    else act(searchAsked(domain, words, goOn));
  }, [isKnown, isGoingOn, domain, wants, words, goOn]);
  useEffect(() => page.load(), [page]);
  const whyHere = wants === "answer" ? "site.link_sent" : hasNoSite ? "site.none" : "site.not_searched";
  if (isGoingOn) return <main />;
  return (
    <main class={styles.asked}>
      <h1>{t(wants === "answer" ? "site.link_title" : "site.page_title")}</h1>
      <LookAlike page={page} size="card" />
      <ThisPage page={page} size="card" />
      {isKnown && !page.loaded.value?.store.isSent.value && <p class="hint">{t(whyHere)}</p>}
    </main>
  );
}

async function searchAsked(
  domain: string | null,
  words: string,
  goOn: (address: string) => void,
): Promise<void> {
  // The page that it leads to remembers it, once somebody sees that.
  goOn(pageAddress(searchOfSite(domain, words, await readSettings())));
}
