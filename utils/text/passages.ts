import type { DoneCheck } from "../claims/check.ts";
import { evidenceOf } from "../claims/evidence.ts";
import { plainText } from "./highlights.ts";

/** A passage of a source as plain text, for copies and exports. */
export interface ShownPassage {
  readonly source: string;
  readonly url: string;
  readonly text: string;
  /** When the service sent it. */
  readonly foundAt: string;
}

/** The passages of a verdict's own sources, as far as they were looked up. */
export function shownPassages({ verdict: { sources }, evidence = [] }: DoneCheck): readonly ShownPassage[] {
  const shown = sources.flatMap((source) => {
    const found = evidenceOf(source, sources, evidence);
    if (found.kind !== "passage") return [];
    const { url, snippet } = found.passage;
    const foundAt = new Date(found.at).toISOString();
    return [{ source: source.title, url, text: plainText(snippet), foundAt }];
  });
  return shown.filter(
    ({ url, text }, index) => text && shown.findIndex((each) => each.url === url) === index,
  );
}
