/** Firefox's names for what an extension sends. Nobody can use this one without what it needs for a search. */
export const REQUIRED_DATA = ["searchTerms"] as const;

/** Asked for at the first click that needs them: text of pages and addresses of pages. */
export const ASKED_DATA = ["websiteContent", "browsingActivity"] as const;

export type DataType = (typeof REQUIRED_DATA)[number] | (typeof ASKED_DATA)[number];

/** What each row of the table of what is sent can hold, in Firefox's words. docs/privacy.md and the manifest are compared with it. */
export const SENT_DATA = {
  search: ["searchTerms"],
  check: ["websiteContent", "browsingActivity"],
  passages: ["searchTerms"],
  changes: ["searchTerms"],
  watches: ["searchTerms"],
  site: ["browsingActivity"],
  typing: ["searchTerms"],
  sync: ["searchTerms"],
  open: [],
  else: [],
} as const satisfies Record<string, readonly DataType[]>;
