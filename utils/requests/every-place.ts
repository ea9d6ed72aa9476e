import type { PlacesRequest } from "./answers.ts";

/** The states of every country and the busiest cities: asked for in this one way, so that one copy serves all. */
export const EVERY_PLACE: PlacesRequest = { country: [], state: null, q: "", limit: 200 };
