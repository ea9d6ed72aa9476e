import { dateFormat } from "../../platform/formatters.ts";
import { language, t } from "../../platform/i18n.ts";
import { withoutHidden } from "../../text/hidden-characters.ts";
import { withoutUser } from "../../text/untrusted.ts";
import type { DoneCheck } from "../check.ts";
import { claimKey } from "../claims/claim.ts";
import { shownPassages } from "../sources/marked-passages.ts";
import { pageKey } from "../sources/passages.ts";
import { shownConfidence, verdictKind } from "../verdict-kind.ts";
import { sureText, verdictMeaning, verdictName } from "../verdict-sentences.ts";
import { foundSentence } from "./found-sentence.ts";

/** A verdict for an e-mail or a note. `serviceWords`: the service's own text without markup, if it was requested. */
export function verdictAsText(check: DoneCheck, serviceWords = ""): string {
  const passages = shownPassages(check);
  const said = passages.map(({ source, text, foundAt, readAt }) =>
    [t("claim.quoted", text), source, foundSentence(Date.parse(foundAt), readAt)].join("\n"),
  );
  const passagePart =
    passages.length > 0 && [t("passages.title"), ...said, t("passages.no_proof")].join("\n\n");
  const own = serviceWords.trim();
  const { verdict, summary } = check.verdict;
  const { claim, sources } = own
    ? unnamedIn(own, check)
    : { claim: check.claim, sources: check.verdict.sources };
  return paragraphs([
    claim !== null && t("claim.quoted", claim),
    own || `${verdictName(verdict)}${confidencePart(check)}. ${verdictMeaning(verdictKind(verdict))}`,
    !own && summary,
    sources.length > 0 &&
      [t("sources.title"), ...sources.map(({ title, url }) => `- ${titleAndAddress(title, url)}`)].join("\n"),
    passagePart,
    checkedPart(check),
    originPart(check),
  ]);
}

const ADDRESS = /https?:\/\/[^\s<>()[\]"]+/gi;

/** What the service's own text leaves out, without which nobody knows what it is about. */
export function unnamedIn(text: string, { claim, verdict: { sources } }: DoneCheck) {
  const addresses = text.match(ADDRESS) ?? [];
  const named = new Set(addresses.map((address) => pageKey(address.replace(/[.,;:!?]$/, ""))));
  // In Markdown a sign that would be markup has a stroke before it.
  const words = claimKey(text.replace(ADDRESS, " ").replaceAll("\\", ""));
  return {
    claim: words.includes(claimKey(claim)) ? null : claim,
    sources: sources.filter(({ url }) => url === null || !named.has(pageKey(url))),
  };
}

export function confidencePart({ verdict }: DoneCheck): string {
  const confidence = shownConfidence(verdict);
  if (confidence === null) return "";
  return ` (${sureText(confidence)})`;
}

/** When and by whom. */
export function checkedPart({ finishedAt, verdict: { service } }: DoneCheck): string {
  const when = dateFormat(language(), { dateStyle: "long", timeStyle: "short" }).format(finishedAt);
  return service === undefined ? t("copied.checked", when) : t("copied.checked_by", when, service);
}

function originPart({ origin }: DoneCheck): string {
  return origin === null ? "" : t("copied.origin", titleAndAddress(origin.title, origin.url));
}

function titleAndAddress(title: string, address: string | null): string {
  return [title, address && withoutUser(address)].filter(Boolean).join(" ");
}

function paragraphs(parts: readonly (string | false | null)[]): string {
  return `${withoutHidden(parts.filter(Boolean).join("\n\n"))}\n`;
}
