import { readSettings } from "../../../utils/platform/settings.ts";
import { searchProblem } from "../../../utils/requests/request-problem.ts";
import { plainText } from "../../../utils/text/highlights.ts";
import { completeOperator } from "../search/operator-sources.ts";
import { ownSearches } from "../search/own-searches.ts";
import { savedCopies, suggest } from "../search/requests.ts";
import type { OmniboxSources } from "./lines.ts";
import { OMNIBOX_ROWS } from "./rows.ts";

export interface RememberingSources extends OmniboxSources {
  /** The next words are typed some time later: what was read once may have changed. */
  forget(): void;
}

/** What stays the same while a person types is read once: every keystroke waits for the slowest of these. */
export function omniboxSources(): RememberingSources {
  let recent: Promise<readonly string[]> | null = null;

  return {
    settings: readSettings,
    online: () => navigator.onLine,
    recentSearches() {
      recent ??= readRecent();
      return recent;
    },
    completions: (q, signal) => completeOperator(q, q.length, signal),
    async savedSuggestions(q) {
      const saved = await savedCopies.suggestions(q, OMNIBOX_ROWS);
      return saved && { values: saved.value, fresh: saved.from === "fresh" };
    },
    async savedTopResult(request) {
      if (searchProblem(request)) return null;
      const [top] = (await savedCopies.search(request))?.value.results ?? [];
      return top ? { url: top.url, title: plainText(top.title), domain: top.domain } : null;
    },
    async suggest(q, signal) {
      // The next letter asks again; a second try would come after the browser has stopped waiting for this one.
      const answer = await suggest(q, OMNIBOX_ROWS, signal, true);
      return answer.ok && answer.value.failure === null ? answer.value.value : null;
    },
    forget() {
      recent = null;
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
