/** A wait is shown from then on. */
export const NOTICED_AFTER = 300;
/** A wait gets a sentence from then on. */
export const LONG_AFTER = 5_000;
