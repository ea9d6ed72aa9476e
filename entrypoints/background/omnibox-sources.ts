import type { PlacesRequest } from "../../utils/api/types.ts";
import { problemOf } from "../../utils/query/check-request.ts";
import type { KnownValues } from "../../utils/query/complete-operator.ts";
import { readSettings } from "../../utils/store/settings.ts";
import { plainText } from "../../utils/text/highlights.ts";
import { OMNIBOX_ROWS } from "../../utils/text/omnibox-rows.ts";
import type { OmniboxSources } from "./omnibox-lines.ts";
import { ownSearches } from "./own-searches.ts";
import { requestHandlers, savedCopies, suggest } from "./requests.ts";

/** The states of every country: as the pages ask, so that one copy serves all. */
const EVERY_PLACE: PlacesRequest = { country: [], state: null, q: "", limit: 200 };

export interface RememberingSources extends OmniboxSources {
  /** The next words are typed some time later: what was read once may have changed. */
  forget(): void;
}

/** What stays the same while a person types is read once: every keystroke waits for the slowest of these. */
export function omniboxSources(): RememberingSources {
  let recent: Promise<readonly string[]> | null = null;
  let values: Promise<KnownValues> | null = null;

  return {
    settings: readSettings,
    online: () => navigator.onLine,
    recentSearches() {
      recent ??= readRecent();
      return recent;
    },
    knownValues() {
      values ??= readValues();
      return values;
    },
    async savedSuggestions(q) {
      const saved = await savedCopies.suggestions(q, OMNIBOX_ROWS);
      return saved && { values: saved.value, fresh: saved.from === "fresh" };
    },
    async savedTopResult(request) {
      if (problemOf(request)) return null;
      const [top] = (await savedCopies.search(request))?.value.results ?? [];
      return top ? { url: top.url, title: plainText(top.title), domain: top.domain } : null;
    },
    async suggest(q, signal) {
      const answer = await suggest(q, OMNIBOX_ROWS, signal);
      return answer.ok && answer.value.failure === null ? answer.value.value : null;
    },
    forget() {
      recent = null;
      values = null;
    },
  };
}

/** The same words with other filters are one line here: it searches with the filters that are set now. */
async function readRecent(): Promise<readonly string[]> {
  try {
    return await ownSearches();
  } catch {
    return [];
  }
}

/** Lists of places tell nothing of what is typed, yet nothing at all is fetched while typing without consent. */
async function readValues(): Promise<KnownValues> {
  const { suggestions } = await readSettings();
  const mayFetch = suggestions === true && navigator.onLine;
  const [countries, places] = await Promise.all([
    mayFetch ? fetched(requestHandlers.countries({ effort: "saved" }, never)) : savedCopies.countries(),
    mayFetch
      ? fetched(requestHandlers.places({ request: EVERY_PLACE, effort: "saved" }, never))
      : savedCopies.places(EVERY_PLACE),
  ]);
  return { countries: countries?.value.countries ?? [], states: places?.value.states ?? [] };
}

const never = new AbortController().signal;

async function fetched<Value>(
  answer: Promise<{ ok: true; value: Value } | { ok: false }>,
): Promise<Value | null> {
  const outcome = await answer;
  return outcome.ok ? outcome.value : null;
}
