import { language, t } from "../../platform/i18n.ts";
import { highlightParts } from "../../text/highlights.ts";
import { textFragment } from "../../text/text-fragment.ts";
import { webPage, withoutUser } from "../../text/untrusted.ts";
import type { Check, DoneCheck } from "../check.ts";
import { passagesOf } from "../sources/passages.ts";
import { firstSources } from "../verdict.ts";
import { makerSentence, verdictName } from "../verdict-sentences.ts";

const TEXT_FRAGMENTS = "https://wicg.github.io/scroll-to-text-fragment/";

/** The passages of verdicts as W3C Web Annotations, each found again in its page by its words; null: there are none. */
export function checksAsAnnotations(checks: readonly Check[]): string | null {
  const annotations = checks.flatMap((check) => (check.state === "done" ? annotationsOf(check) : []));
  if (annotations.length === 0) return null;
  return `${JSON.stringify(annotations, null, 2)}\n`;
}

function annotationsOf(check: DoneCheck) {
  const { sources } = check.verdict;
  return firstSources(sources).flatMap((source) => {
    const found = passagesOf(source, sources, check.passagesBySite ?? []);
    const address = found.kind === "passage" ? webPage(found.passage.url) : null;
    if (found.kind !== "passage" || address === null) return [];
    const text = highlightParts(found.passage.snippet)
      .map((part) => part.text)
      .join("");
    const exact = longestRun(text.toWellFormed());
    return exact === "" ? [] : [annotation(check, withoutUser(address), exact, found.at)];
  });
}

function annotation(check: DoneCheck, source: string, exact: string, found: number) {
  const fragment = textFragment(exact);
  return {
    "@context": "http://www.w3.org/ns/anno.jsonld",
    id: `urn:uuid:${crypto.randomUUID()}`,
    type: "Annotation",
    motivation: "commenting",
    created: new Date(found).toISOString(),
    generator: { type: "Software", name: t("extension.name") },
    body: {
      type: "TextualBody",
      format: "text/plain",
      language: language(),
      value: `${t("claim.quoted", check.claim)} ${verdictName(check.verdict.verdict)}. ${makerSentence(check.verdict)}`,
    },
    target: {
      source,
      selector: [
        { type: "TextQuoteSelector", exact },
        ...(fragment === null
          ? []
          : [{ type: "FragmentSelector", conformsTo: TEXT_FRAGMENTS, value: fragment }]),
      ],
    },
  };
}

/** Ellipses stand for what the index left out, so only what is between two of them is in the page. */
function longestRun(text: string): string {
  return text
    .split(/…|\.{3}/)
    .map((run) => run.trim())
    .reduce((longest, run) => (run.length > longest.length ? run : longest), "");
}
