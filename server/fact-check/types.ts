import * as v from "valibot";

/** The verdicts of section 2.2 of the fact-check contract. */
export const VERDICTS = {
  CONFIRMED: { title: "Confirmed", meaning: "Official sources support this claim." },
  REFUTED: { title: "Refuted", meaning: "Official sources contradict this claim." },
  PARTIALLY_TRUE: {
    title: "Partially true",
    meaning: "Some of this claim is supported by official sources, some is not.",
  },
  MISLEADING: {
    title: "Misleading",
    meaning: "This claim may be accurate but leaves out what decides how to read it.",
  },
  OUTDATED: { title: "Outdated", meaning: "This claim was accurate once and no longer is." },
  UNVERIFIABLE: {
    title: "Unverifiable",
    meaning: "No official source known to this service settles this claim.",
  },
  NOT_A_GOVERNMENT_MATTER: {
    title: "Not a government matter",
    meaning: "This claim lies outside United States government policy, law and statistics.",
  },
} as const;

export type VerdictName = keyof typeof VERDICTS;

const text = v.pipe(v.string(), v.minLength(1));

/** A line of `data/claims.jsonl`. */
export const Claim = v.strictObject({
  claim: text,
  /** The same claim in other words. */
  wordings: v.array(text),
  verdict: v.custom<VerdictName>((name) => typeof name === "string" && name in VERDICTS),
  /** 0 to 1, for a sentence that says exactly this. */
  confidence: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  summary: text,
  points: v.array(text),
  /** Rows of a table: what, and how much or which. */
  facts: v.optional(v.array(v.tuple([text, text])), []),
  /** Addresses of pages of the collection. */
  sources: v.array(v.pipe(text, v.url())),
});
export type Claim = v.InferOutput<typeof Claim>;

const wordList = v.pipe(
  text,
  v.transform((list): ReadonlySet<string> => new Set(list.split(" "))),
);

/** `data/scope.json`: the words that tell what a claim is about. */
export const Scope = v.strictObject({
  unitedStates: wordList,
  elsewhere: wordList,
  government: wordList,
  opinion: wordList,
  otherSubjects: v.array(v.strictObject({ says: text, words: wordList })),
});
export type Scope = v.InferOutput<typeof Scope>;

export type SourcePage = Readonly<
  Record<"url" | "title" | "text" | "domain" | "organization" | "country", string>
>;

/** What a fact-check may ask of the collection. */
export interface FactCheckLookup {
  pageAt(url: string): SourcePage | null;
  nearest(words: string, limit: number): SourcePage[];
}
