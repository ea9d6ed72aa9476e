export interface OfficialSource {
  readonly title: string;
  /** Only `http:`/`https:`; null: shown as text. */
  readonly url: string | null;
  readonly domain: string | null;
  readonly excerpt: string | null;
}

/** As many as are shown and judged. A service may name any number, with addresses of any length. */
const MOST_SOURCES = 20;

export function firstSources(sources: readonly OfficialSource[]): readonly OfficialSource[] {
  return sources.slice(0, MOST_SOURCES);
}

export interface Verdict {
  readonly claim: string;
  /** As the service sent it. `verdictKind` recognises the known values. */
  readonly verdict: string;
  /** 0 to 1; null if the service sent no such number. */
  readonly confidence: number | null;
  readonly summary: string;
  readonly sources: readonly OfficialSource[];
  /** Markdown. Must pass the renderer and the sanitiser. */
  readonly result: string;
  readonly timestamp: string | null;
  /** The host of the service that gave it; absent where that was not noted, as in older verdicts. */
  readonly service?: string;
}
