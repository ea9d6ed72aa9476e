import type { Handlers } from "../../../utils/platform/answer.ts";
import { recentSearches, rememberSearch } from "../../../utils/platform/searches.ts";

/** The words of each once: other filters make no other line under the box. */
export async function ownSearches(): Promise<readonly string[]> {
  return [...new Set((await recentSearches()).map(({ q }) => q))];
}

/** Answers what pages ask about the person's own searches. */
export const ownSearchHandlers = {
  ownSearches,
  async rememberSearch(request) {
    await rememberSearch(request, Date.now());
    return null;
  },
} satisfies Partial<Handlers>;
