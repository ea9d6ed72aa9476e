/** The browser tests that use what a folder's code does; of a folder without an entry, those of the folder it is in. */
const SPECS: Readonly<Record<string, readonly string[]>> = {
  "components/base": ["pages/language", "search/search", "checks/checks", "search/search-result"],
  "components/checks": ["checks/checks", "checks/checks-bad-input", "checks/passages"],
  "components/checks/draft": ["checks/drafts", "checks/checks-drafts"],
  "components/checks/groups": ["checks/drafts", "checks/checks-history"],
  "components/checks/list": [
    "checks/checks-history",
    "checks/checks",
    "checks/checks-drafts",
    "checks/checks-popup",
  ],
  "components/search": ["search/results-page", "search/search-keyboard", "pages/popup"],
  "components/search/box": ["search/search-typing", "search/search-keyboard", "search/search"],
  "components/search/feed": ["search/recent"],
  "components/search/filters": ["search/search-filters", "search/search-extent", "search/recent"],
  "components/search/results": ["search/search-result", "search/search-failures", "search/search-extent"],
  "components/search/view": [
    "search/results-page",
    "search/search-filters",
    "search/search-keyboard",
    "pages/popup",
  ],
  "components/settings": ["settings/options", "settings/saved-data"],
  "components/settings/status": ["settings/status"],
  "components/shell": ["pages/popup", "checks/checks-history", "watches/watches", "watches/whats-new"],
  "components/sites": ["sites/this-page", "sites/page-sentences", "sites/page-links"],
  "components/watches": ["watches/watches", "watches/whats-new", "watches/details", "watches/what-changed"],
  entrypoints: ["pages/pages", "search/results-page"],
  "entrypoints/background": ["search/core", "checks/checks-ways-in", "search/omnibox"],
  "entrypoints/background/address-bar": ["search/omnibox"],
  "entrypoints/background/checks": [
    "checks/checks-survival",
    "checks/checks-ways-in",
    "checks/checks-notices",
  ],
  "entrypoints/background/network": ["search/core", "search/search-failures"],
  "entrypoints/background/search": ["search/core", "search/search-typing", "search/search-filters"],
  "entrypoints/background/sites": ["sites/this-page", "sites/page-sentences"],
  "entrypoints/background/sync": ["settings/sync"],
  "entrypoints/background/watches": ["watches/watches", "watches/missing", "watches/verdict-sources"],
  "entrypoints/popup": ["pages/popup", "checks/checks-popup"],
  "entrypoints/search": ["search/results-page", "pages/pages", "watches/watches", "watches/whats-new"],
  "entrypoints/sidepanel": ["checks/checks-history", "checks/checks"],
  "entrypoints/site": ["pages/pages", "sites/this-page"],
  "entrypoints/welcome": ["pages/welcome"],
  "utils/calls": ["search/core", "search/search-failures"],
  "utils/checks": [
    "checks/checks",
    "checks/checks-bad-input",
    "checks/passages",
    "checks/what-changed",
    "checks/checks-faults",
  ],
  "utils/platform": ["settings/options", "settings/saved-data", "search/core"],
  "utils/search": ["search/search-filters", "search/results-page", "search/recent", "search/search-failures"],
  "utils/settings": ["settings/options", "settings/saved-data"],
  "utils/sites": ["sites/this-page"],
  "utils/sync": ["settings/sync"],
  "utils/text": ["search/search-result", "checks/sanitise", "checks/checks", "checks/passages"],
  "utils/watches": ["watches/watches", "watches/missing", "watches/what-changed"],
};

export function browserSpecs(file: string): readonly string[] {
  const folder = file.slice(0, file.lastIndexOf("/"));
  if (folder === "") return [];
  return SPECS[folder]?.map((name) => `tests/e2e/${name}.spec.ts`) ?? browserSpecs(folder);
}
