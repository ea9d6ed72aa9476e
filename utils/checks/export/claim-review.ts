import type { ClaimReview, Graph } from "schema-dts";
import { t } from "../../platform/i18n.ts";
import { webPage, withoutUser } from "../../text/untrusted.ts";
import type { Check, DoneCheck } from "../check.ts";
import { plainOrigin } from "../plain-origin.ts";
import { firstSources } from "../verdict.ts";
import { verdictKind } from "../verdict-kind.ts";
import { makerSentence, verdictMeaning, verdictName } from "../verdict-sentences.ts";

/** Verdicts as schema.org has them. The author is the automated service: neither the reader nor a government said it. */
export function checksAsClaimReviews(checks: readonly Check[]): string {
  const graph: Graph = {
    "@context": "https://schema.org",
    "@graph": checks.flatMap((check) => (check.state === "done" ? [reviewOf(check)] : [])),
  };
  return `${JSON.stringify(graph, null, 2)}\n`;
}

function reviewOf({ claim, verdict, finishedAt, origin }: DoneCheck): ClaimReview {
  const found = webPage(plainOrigin(origin)?.url ?? null);
  const { service } = verdict;
  return {
    "@type": "ClaimReview",
    claimReviewed: claim,
    datePublished: new Date(finishedAt).toISOString(),
    author: {
      "@type": "Organization",
      name: service === undefined ? t("review.author_unknown") : t("review.author", service),
    },
    creditText: makerSentence(verdict),
    ...(verdict.summary && { reviewBody: verdict.summary }),
    // No number: the contract gives the verdicts no order.
    reviewRating: {
      "@type": "Rating",
      alternateName: verdictName(verdict.verdict),
      ratingExplanation: verdictMeaning(verdictKind(verdict.verdict)),
    },
    itemReviewed: {
      "@type": "Claim",
      text: claim,
      ...(found !== null && { appearance: { "@type": "WebPage", url: found } }),
    },
    citation: firstSources(verdict.sources).flatMap(({ title, url }) => {
      const address = webPage(url);
      return address === null
        ? []
        : [{ "@type": "WebPage" as const, name: title, url: withoutUser(address) }];
    }),
  };
}
