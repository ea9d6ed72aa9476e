/** The browser tests that use what a folder's code does; of a folder without an entry, those of the folder it is in. */
const SPECS: Readonly<Record<string, readonly string[]>> = {
  "components/base": ["language", "search", "checks", "search-result"],
  "components/checks": ["checks", "checks-bad-input", "passages"],
  "components/checks/list": ["checks-history", "checks", "checks-drafts", "checks-popup"],
  "components/search": ["results-page", "search-keyboard", "popup"],
  "components/search/box": ["search-typing", "search-keyboard", "search"],
  "components/search/feed": ["recent"],
  "components/search/filters": ["search-filters", "search-extent", "recent"],
  "components/search/results": ["search-result", "search-failures", "search-extent"],
  "components/search/view": ["results-page", "search-filters", "search-keyboard", "popup"],
  "components/settings": ["options", "saved-data"],
  "components/settings/status": ["status"],
  "components/sites": ["this-page", "page-sentences"],
  "components/watches": ["watches"],
  entrypoints: ["pages", "results-page"],
  "entrypoints/background": ["core", "checks-ways-in", "omnibox"],
  "entrypoints/background/address-bar": ["omnibox"],
  "entrypoints/background/checks": ["checks-survival", "checks-ways-in", "checks-notices"],
  "entrypoints/background/network": ["core", "search-failures"],
  "entrypoints/background/search": ["core", "search-typing", "search-filters"],
  "entrypoints/background/sites": ["this-page", "page-sentences"],
  "entrypoints/background/watches": ["watches"],
  "entrypoints/popup": ["popup", "checks-popup"],
  "entrypoints/sidepanel": ["checks-history", "checks"],
  "entrypoints/welcome": ["welcome"],
  "utils/calls": ["core", "search-failures"],
  "utils/checks": ["checks", "checks-bad-input", "passages", "checks-faults"],
  "utils/platform": ["options", "saved-data", "core"],
  "utils/search": ["search-filters", "results-page", "recent", "search-failures"],
  "utils/settings": ["options", "saved-data"],
  "utils/sites": ["this-page"],
  "utils/text": ["search-result", "sanitise", "checks", "passages"],
  "utils/watches": ["watches"],
};

export function browserSpecs(file: string): readonly string[] {
  const folder = file.slice(0, file.lastIndexOf("/"));
  if (folder === "") return [];
  return SPECS[folder]?.map((name) => `tests/e2e/${name}.spec.ts`) ?? browserSpecs(folder);
}
