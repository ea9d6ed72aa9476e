import * as v from "valibot";
import verdicts from "../data/verdicts.json" with { type: "json" };

/** The verdicts of section 2.2 of the fact-check contract. */
export const VERDICTS = verdicts;

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

export interface Match {
  readonly sentence: string;
  readonly entry: Claim;
  /** 0 to 1: how much of their words the sentence and the nearest wording of the claim share. */
  readonly overlap: number;
}

/** Everything that a verdict tells, before it is put into Markdown. */
export interface Answer {
  readonly verdict: VerdictName;
  readonly confidence: number;
  readonly summary: string;
  readonly matches: readonly Match[];
  readonly sources: readonly SourcePage[];
  /** Pages that speak of something near the claim, where none settles it. */
  readonly nearest: readonly SourcePage[];
  /** The page that was read, where the claim was an address. */
  readonly read: SourcePage | null;
}

/** The answer to a fact-check, as section 2.1 of the contract shows it. */
export interface Verdict {
  readonly success: boolean;
  readonly claim: string;
  readonly verdict: VerdictName;
  readonly confidence: number;
  readonly summary: string;
  readonly officialSources: readonly {
    readonly title: string;
    readonly url: string;
    readonly domain: string;
  }[];
  readonly result: string;
  readonly timestamp: string;
}
