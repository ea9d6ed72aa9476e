import type { HandPage } from "./hand-page.ts";

/**
 * What pages about one subject are put together from. Sentences may hold `{slot}` (see slots.ts),
 * `{this|that}` for a choice and `{20..90}` or `{$20..90}` for a number.
 */
export interface Subject {
  slug: string;
  titles: readonly [string, ...string[]];
  openings: readonly [string, ...string[]];
  /** Facts of which every page holds most, in an order of its own. */
  facts: readonly string[];
  closings: readonly [string, ...string[]];
  type?: NonNullable<HandPage["type"]>;
  /** Pages that come out on a day and say so: news, minutes, budgets. */
  dated?: true;
  /** States and domains that have no such pages, for want of snow, an income tax, or a duty to answer. */
  notIn?: readonly string[];
  /** Offices of a larger government have pages about it too. */
  ofAgencies?: true;
  /** How many come out, and how many days apart; once when left out. */
  editions?: { count: number; daysApart: number };
}

/** The subjects that domains of some levels have pages about, in one language. */
export interface SubjectSet {
  country: "US" | "CA" | "UK";
  levels: readonly string[];
  language: string;
  /** How many pages every domain gets; the first `always` subjects are on each of them. */
  pages: number;
  always: number;
  subjects: readonly Subject[];
}
