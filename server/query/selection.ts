import type { FilterKind } from "../store/filter-words.ts";

/** Words to be found in the title or text, in the title alone, or in the address. */
export interface WordCondition {
  readonly where: "page" | "title" | "url";
  readonly value: string;
  readonly excluded: boolean;
}

/** One of the values must apply; of several filters, every one. */
export interface Filter {
  readonly kind: FilterKind;
  readonly values: readonly string[];
  readonly excluded: boolean;
}

/** What a request asks for, every name in it resolved to what the index holds. */
export interface Selection {
  readonly words: readonly WordCondition[];
  readonly filters: readonly Filter[];
}
