/** The browser tests that use what a folder's code does; of a folder without an entry, those of the folder it is in. */
const SPECS: Readonly<Record<string, readonly string[]>> = {
  "components/base": ["language", "search", "checks", "search-result"],
  "components/checks": ["checks", "checks-bad-input", "evidence"],
  "components/filters": ["search-filters", "search-extent", "recent"],
  "components/popup": ["popup", "checks-popup"],
  "components/recent": ["recent"],
  "components/results": ["search-result", "search-failures", "search-extent"],
  "components/results-page": ["results-page", "search-keyboard"],
  "components/search-box": ["search-typing", "search-keyboard", "search"],
  "components/settings": ["options", "saved-data"],
  "components/sidepanel": ["checks-history", "checks", "checks-drafts"],
  "components/status": ["status"],
  "components/this-page": ["this-page", "page-sentences"],
  "components/views": ["results-page", "search-filters", "search-keyboard"],
  "components/watches": ["watches"],
  "components/welcome": ["welcome"],
  entrypoints: ["pages", "results-page"],
  "entrypoints/background": ["core", "checks-ways-in", "omnibox"],
  "entrypoints/background/address-bar": ["omnibox"],
  "entrypoints/background/checks": ["checks-survival", "checks-ways-in", "checks-notices"],
  "entrypoints/background/network": ["core", "search-failures"],
  "entrypoints/background/search": ["core", "search-typing", "search-filters"],
  "entrypoints/background/sites": ["this-page", "page-sentences"],
  "entrypoints/background/watches": ["watches"],
  "utils/claims": ["checks", "checks-bad-input", "evidence"],
  "utils/platform": ["options", "saved-data", "core"],
  "utils/requests": ["search-filters", "results-page", "recent"],
  "utils/sentences": ["checks-faults", "search-failures"],
  "utils/sites": ["this-page"],
  "utils/text": ["search-result", "sanitise", "checks", "evidence"],
  "utils/watches": ["watches"],
};

export function browserSpecs(file: string): readonly string[] {
  const folder = file.slice(0, file.lastIndexOf("/"));
  if (folder === "") return [];
  return SPECS[folder]?.map((name) => `tests/e2e/${name}.spec.ts`) ?? browserSpecs(folder);
}
