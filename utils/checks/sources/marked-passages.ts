import { plainText } from "../../text/highlights.ts";
import type { DoneCheck } from "../check.ts";
import { firstSources } from "../verdict.ts";
import { passagesIn, passagesOf } from "./passages.ts";
import { tellingWords } from "./shared-words.ts";

/** A passage of a source as plain text, for copies and exports. */
export interface ShownPassage {
  readonly source: string;
  readonly url: string;
  readonly text: string;
  /** When the service sent it. */
  readonly foundAt: string;
  /** When the service had read the page, if it said that. */
  readonly readAt: string | null;
}

/** The passages of a verdict's own sources, as far as they were looked up. */
export function shownPassages({
  verdict: { sources },
  passagesBySite = [],
}: DoneCheck): readonly ShownPassage[] {
  const shown = firstSources(sources).flatMap((source) => {
    const found = passagesOf(source, sources, passagesBySite);
    if (found.kind !== "passage") return [];
    const { url, snippet, readAt } = found.passage;
    const foundAt = new Date(found.at).toISOString();
    return [{ source: source.title, url, text: plainText(snippet), foundAt, readAt }];
  });
  return shown.filter(
    ({ url, text }, index) => text && shown.findIndex((each) => each.url === url) === index,
  );
}

/** The words of all passages that are shown with a verdict. */
export function wordsOfPassages({
  verdict: { sources },
  passagesBySite = [],
}: DoneCheck): ReadonlySet<string> {
  if (passagesBySite.length === 0) return new Set();
  const passages = firstSources(sources).flatMap((source) =>
    passagesIn(passagesOf(source, sources, passagesBySite)),
  );
  return tellingWords(passages.map(({ snippet }) => plainText(snippet)));
}
