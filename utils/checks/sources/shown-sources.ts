import { plainText } from "../../text/highlights.ts";
import type { DoneCheck } from "../check.ts";
import { firstSources, type OfficialSource } from "../verdict.ts";
import { type FoundPassages, pageKey, passagesOf } from "./passages.ts";
import { worthTo } from "./shared-words.ts";

/** A source with what was found of it; null: nothing was asked for. */
export interface ShownSource {
  readonly source: OfficialSource;
  readonly found: FoundPassages | null;
}

/**
 * The sources of a verdict, each page once however often the service named it. The one whose passage shares most with the claim
 * comes first, since it is the one that carries the verdict; the others keep the service's order.
 */
export function shownSources({ claim, verdict, passagesBySite }: DoneCheck): readonly ShownSource[] {
  const sources = firstSources(verdict.sources);
  const keys = sources.map(({ url, title }) => pageKey(url) ?? title);
  const shown = sources
    .filter((_, index) => keys.indexOf(keys[index] ?? "") === index)
    .map((source) => ({
      source,
      found: passagesBySite === undefined ? null : passagesOf(source, verdict.sources, passagesBySite),
    }));
  const worthOf = worthTo(claim);
  const worth = shown.map(({ found }) =>
    found?.kind === "passage" ? 1 + worthOf(plainText(found.passage.snippet)) : 0,
  );
  const first = worth.indexOf(Math.max(0, ...worth));
  const lead = shown[first];
  return lead === undefined ? shown : [lead, ...shown.filter((_, index) => index !== first)];
}
