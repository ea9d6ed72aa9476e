import * as v from "valibot";
import type { OfficialSource, Verdict } from "../../../utils/checks/verdict.ts";
import { essentialText, LIST_LIMIT, text, textOrNull, wholeText } from "../network/json.ts";

const sources = v.pipe(
  v.fallback(v.array(v.unknown()), []),
  v.transform((values) => values.slice(0, LIST_LIMIT).flatMap(sourceOf)),
);

/** Tried before `verdict`, which an answer with `success: false` may lack. */
export const unsuccessful = v.object({ success: v.literal(false), summary: text });

export const verdict = v.pipe(
  v.object({
    claim: wholeText,
    verdict: essentialText,
    confidence: v.fallback(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1))), null),
    summary: wholeText,
    officialSources: sources,
    result: wholeText,
    timestamp: textOrNull,
  }),
  v.transform(
    (sent): Verdict => ({
      claim: sent.claim,
      verdict: sent.verdict,
      confidence: sent.confidence,
      summary: sent.summary,
      sources: sent.officialSources,
      result: sent.result,
      timestamp: sent.timestamp,
    }),
  ),
);

/** The contract leaves the shape of a source open (§2.1): the usual names are tried, and the rest becomes plain text. */
function sourceOf(sent: unknown): OfficialSource[] {
  if (typeof sent === "string") {
    const words = v.parse(text, sent).trim();
    return words
      ? [{ title: words, url: webAddress(words) ?? addressWithin(words), domain: null, excerpt: null }]
      : [];
  }
  if (sent === null || sent === undefined) return [];
  if (typeof sent !== "object" || Array.isArray(sent)) return [plain(sent)];
  const members: Readonly<Record<string, unknown>> = { ...sent };
  const first = (...names: string[]) =>
    names.map((name) => v.parse(textOrNull, members[name])).find(Boolean) ?? null;
  const addresses = ["url", "link", "href"].flatMap((name) => first(name) ?? []);
  const url = addresses.map(webAddress).find(Boolean) ?? null;
  const domain = first("domain");
  const excerpt = first("snippet", "excerpt");
  const title = first("title", "name") ?? domain ?? addresses[0] ?? null;
  if (title !== null) return [{ title, url, domain, excerpt }];
  return [excerpt === null ? plain(sent) : { title: excerpt, url, domain, excerpt: null }];
}

function plain(sent: unknown): OfficialSource {
  return { title: v.parse(text, JSON.stringify(sent)), url: null, domain: null, excerpt: null };
}

function webAddress(words: string): string | null {
  return /^https?:\/\//i.test(words) && URL.canParse(words) ? words : null;
}

/** The one address among the words of a source, such as "Topic 423, https://www.irs.gov/taxtopics/tc423". */
function addressWithin(words: string): string | null {
  const found = words.match(/https?:\/\/[^\s<>"'()[\]{}]{1,2000}/gi) ?? [];
  return found.length === 1 ? webAddress((found[0] ?? "").replace(/[.,;:!?]{1,9}$/, "")) : null;
}
