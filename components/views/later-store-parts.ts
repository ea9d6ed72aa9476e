/** What the stores of the pages need only after something was done, as one script. */

export { withoutRefusedCity } from "../../utils/requests/refused-city.ts";
export { failureSentence } from "../../utils/sentences/failures.ts";
export { citedPage } from "../../utils/text/export/record.ts";
export { apa } from "../../utils/text/export/styles.ts";
export { createSuggestStore } from "../search-box/suggest-store.ts";
