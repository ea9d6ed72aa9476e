import { t } from "../../../utils/platform/i18n.ts";
import { apa } from "../../../utils/search/export/citation-styles.ts";
import { citedPage } from "../../../utils/search/export/cited-page.ts";
import type { SearchResult } from "../../../utils/search/service-answers.ts";
import { dayOf } from "../../../utils/text/dates.ts";
import { plainText } from "../../../utils/text/highlights.ts";
import { withoutCredentials } from "../../../utils/text/untrusted.ts";
import type { Clock } from "../../base/clock.ts";
import { act, done } from "../../base/trouble.tsx";
import type { askCheck } from "../../checks/ask-check.ts";

interface Parts {
  readonly askCheck: typeof askCheck;
  readonly clock: Clock;
  readonly timeZone: string;
  offersChecks(): boolean;
  readonly tell: (words: string) => void;
  readonly showChecks: () => void;
  readonly openResult: (address: string, background: boolean) => boolean;
  readonly searchSite: (domain: string) => void;
}

/** What the buttons of a result do, on all pages. */
export function createResultCardActions({
  askCheck,
  clock,
  timeZone,
  offersChecks,
  tell,
  showChecks,
  openResult,
  searchSite,
}: Parts) {
  const copy = async (text: string, words: string): Promise<void> => {
    tell(
      await navigator.clipboard.writeText(text).then(
        () => words,
        () => t("notice.not_copied"),
      ),
    );
  };
  const check = async (claim: string, origin: Parameters<Parts["askCheck"]>[0]["origin"]): Promise<void> => {
    await done(askCheck({ claim, origin, again: false }));
  };
  const originOf = ({ title, url }: SearchResult) => ({ title: plainText(title) || url, url });
  return {
    offersChecks,
    onOpen: openResult,
    onSearchSite: searchSite,
    onCopyLink: (result: SearchResult): void => act(copy(withoutCredentials(result.url), t("copied.link"))),
    onCopyCitation(result: SearchResult): void {
      const today = dayOf(clock.now(), timeZone);
      act(copy(apa(citedPage(result, plainText), today), t("copied.citation")));
    },
    onCheckPage(result: SearchResult): void {
      showChecks();
      act(check(result.url, originOf(result)));
    },
    onCheckClaim(result: SearchResult): void {
      showChecks();
      act(check(plainText(result.title) || result.url, originOf(result)));
    },
    /** Words of the user's own, from the box. */
    onCheckWords(claim: string): void {
      showChecks();
      act(check(claim, null));
    },
    copy,
  };
}
