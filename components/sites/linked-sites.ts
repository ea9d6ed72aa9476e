import type { SiteAnswer } from "../../utils/sites/judge-site.ts";
import { plainHost } from "../../utils/sites/link-host.ts";
import { escapeMarkup } from "../../utils/text/escape-markup.ts";
import { sentenceAround } from "../../utils/text/sentences-in.ts";
import { addressAtPassage } from "../../utils/text/text-fragment.ts";
import { withoutBidiControls } from "../../utils/text/untrusted.ts";
import type { PageLink } from "./read-page-links.ts";

/** A page that another one links to. */
export interface LinkedPage {
  readonly address: string;
  readonly answer: SiteAnswer;
  /** The words of the link. Empty: it has none. */
  readonly words: string;
  /** The sentence around the link; null: it stands alone. */
  readonly sentence: string | null;
  /** Where in the sentence the words of the link are; -1: nowhere. */
  readonly wordsAt: number;
  /** Where the sentence quotes the page: its address at the quoted words. */
  readonly atQuote: string | null;
}

/** A site that a page links to. */
export interface LinkedSite {
  readonly answer: SiteAnswer;
  /** The domain that it is known by, or that somebody registered. */
  readonly domain: string;
  readonly pages: readonly LinkedPage[];
  /** Whether all of its links are in menus, margins, the head or the foot of the page. */
  readonly isAside: boolean;
}

export type JudgeAddress = (address: string) => SiteAnswer;

/**
 * The sites that a page links to: look-alikes first, then official ones, then the others, each in the order of the page. Sites
 * that only menus link to come after those of the text.
 */
export function* groupBySite(
  links: readonly PageLink[],
  judge: JudgeAddress,
  ownDomain: string | null,
): Generator<void, readonly LinkedSite[], undefined> {
  const byDomain = new Map<
    string,
    { answer: SiteAnswer; isAside: boolean; pages: Map<string, LinkedPage> }
  >();
  const answers = new Map<string, SiteAnswer>();
  for (const link of links) {
    yield;
    if (!URL.canParse(link.address)) continue;
    const { username, password, host } = new URL(link.address);
    // What an address begins with may deceive as well, so it is judged with its host.
    const judged = `${username}:${password}@${host}`;
    const answer = answers.get(judged) ?? judge(link.address);
    answers.set(judged, answer);
    const domain = linkedDomain(answer);
    if (domain === null || (domain === ownDomain && answer.kind !== "look-alike")) continue;
    const key = `${answer.kind} ${domain}`;
    const site = byDomain.get(key) ?? { answer, isAside: true, pages: new Map<string, LinkedPage>() };
    byDomain.set(key, site);
    site.isAside &&= link.isAside;
    const page = linkedPage(link, answer);
    const earlier = site.pages.get(page.address);
    if (earlier === undefined || (earlier.sentence === null && page.sentence !== null)) {
      site.pages.set(page.address, page);
    }
  }
  const sites = [...byDomain].map(([key, { answer, isAside, pages }]) => ({
    answer,
    domain: key.slice(key.indexOf(" ") + 1),
    pages: [...pages.values()],
    isAside,
  }));
  return sites.sort((one, other) => placeOf(one) - placeOf(other));
}

/** Whose site a link leads to; null: to none. */
function linkedDomain(answer: SiteAnswer): string | null {
  if (answer.kind === "look-alike") return plainHost(answer.owner);
  if (answer.kind === "official") return answer.listed?.domain ?? plainHost(answer.owner ?? answer.host);
  if (answer.reason === "no-site") return null;
  return plainHost(answer.reason === "unknown" ? (answer.owner ?? answer.host) : answer.host);
}

function placeOf({ answer, isAside }: LinkedSite): number {
  if (answer.kind === "look-alike") return 0;
  return (isAside ? 2 : 0) + (answer.kind === "official" ? 1 : 2);
}

function linkedPage({ address, words, before, after }: PageLink, answer: SiteAnswer): LinkedPage {
  const plain = withoutBidiControls(words);
  const around = sentenceAround({ before, selected: words, after });
  const sentence = around === null ? null : withoutBidiControls(around);
  return {
    address,
    answer,
    words: plain,
    sentence,
    wordsAt: sentence === null ? -1 : placeOfWords(sentence, plain, before),
    atQuote: sentence === null ? null : addressAtQuote(address, sentence),
  };
}

/** The same words may be in a sentence twice: those of the link come after what stands before it. */
function placeOfWords(sentence: string, words: string, before: string): number {
  const lead = withoutBidiControls(before);
  // Where nothing of the sentence stands before them, the link is its first word: every lead ends with nothing.
  for (let at = sentence.lastIndexOf(words); at > 0; at = sentence.lastIndexOf(words, at - 1)) {
    if (lead.endsWith(sentence.slice(0, at))) return at;
  }
  return sentence.startsWith(words) ? 0 : -1;
}

/** Words of a sentence that stand in quotation marks. */
const QUOTED = /[“«"]([^“”«»"]{12,300})[”»"]/u;

function addressAtQuote(address: string, sentence: string): string | null {
  const quoted = QUOTED.exec(sentence)?.[1];
  if (quoted === undefined) return null;
  const found = addressAtPassage(address, escapeMarkup(quoted.replace(/[,.;:!?]\s*$/, "")), null);
  return found === address ? null : found;
}
