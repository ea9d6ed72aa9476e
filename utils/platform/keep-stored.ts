let isAsked = false;

/**
 * Asks the browser once to keep what is stored when the disk is full. Called where there is something to lose. Only a page may ask,
 * and Firefox's worker, which is one. With `unlimitedStorage` browsers agree without a question; one that does not is told of in the options.
 */
export async function askToKeepStored(): Promise<void> {
  if (isAsked || !("storage" in navigator) || !("persist" in navigator.storage)) return;
  isAsked = true;
  if (!(await navigator.storage.persisted())) await navigator.storage.persist();
}
