import { inTime } from "../../../utils/platform/wait.ts";
import { act } from "../../base/trouble.tsx";
import type { ListsStore } from "./lists-store.ts";

/** How long a search waits for the lists, in milliseconds. Without them an operator stays in the words. */
export const LISTS_PATIENCE = 1000;

const OF_CITIES = /\bcity:/i;
/** An operator whose values the service lists; of cities, the busiest. */
const OF_LISTS = /\b(?:city|country|level|state):/i;

/** Whether words have an operator whose values the service lists. */
export function namesListed(words: string): boolean {
  return OF_LISTS.test(words);
}

/** Whether an operator may name what is only in lists that have not come. Cities are in no list that a page begins with. */
export function needsLists(words: string, { lists, areRead }: ListsStore): boolean {
  const { countries, cities } = lists.value;
  return (
    OF_LISTS.test(words) &&
    !areRead.value &&
    (countries.length === 0 || (OF_CITIES.test(words) && !cities?.length))
  );
}

/** Goes on once the lists are there, or without them after a moment. */
export function whenListed(lists: ListsStore, goOn: () => void): void {
  act(inTime(lists.load(), LISTS_PATIENCE).then(goOn));
}
