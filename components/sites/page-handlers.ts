/** What a user can do from a page; each page of the extension does it in its own way. */
export interface PageHandlers {
  searchSite(domain: string): void;
  showChanges(domain: string): void;
  searchAbout(words: string): void;
  /** Sentences of the page are in line. Null: the page is not here to be read. */
  readonly showChecks: (() => void) | null;
}
