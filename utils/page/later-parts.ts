/** What the stores of the pages need only after something was done, as one script. */
export { failureSentence } from "../failure-text.ts";
export { withoutRefusedCity } from "../query/refused-city.ts";
export { citedPage } from "../text/export/record.ts";
export { apa } from "../text/export/styles.ts";
export { createSuggestStore } from "./suggest-store.ts";
