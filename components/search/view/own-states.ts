import type { FilterChange } from "../../../utils/search/filter-changes.ts";
import type { Filters } from "../../../utils/search/request.ts";

export interface OwnStates {
  /** The same change, but a state that the user chose stays when a city of it goes. */
  keep(before: Filters, change: FilterChange): FilterChange;
}

/**
 * Knows which states only came with a city: choosing Portland, Oregon, sets both, and what was chosen by mistake goes with one
 * press. A state that was there before its city is the user's own choice.
 */
export function createOwnStates(): OwnStates {
  const brought = new Set<string>();
  return {
    keep(before, change) {
      const { filters, droppedCities } = change;
      const added = filters.state.filter((state) => !before.state.includes(state));
      const isCityAdded = filters.city.length > before.city.length;
      for (const state of added) {
        if (isCityAdded) brought.add(state);
        else brought.delete(state);
      }
      // With its country a city goes for another reason.
      const isCityGone = filters.city.length < before.city.length && droppedCities.length === 0;
      if (!isCityGone) return change;
      const state = before.state.filter((each) => filters.state.includes(each) || !brought.has(each));
      return { ...change, filters: { ...filters, state } };
    },
  };
}
