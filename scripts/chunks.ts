/**
 * What opens with the popup stands in one script, which compresses and starts better than thirty. The parts named here
 * are loaded when they are first used, so they must not be drawn into it.
 */
const USED_LATER = [
  "components/(checks|recent|settings|status)/",
  "components/base/waiting",
  "components/filters/(FilterPanel|PickerPanel|filter-options|Facets)",
  "components/results/(FailureNotice|FirstSteps|NoResults|ResultSkeleton|SavedCopy|ExportMenu|PageSize)",
  "components/search/OperatorPanel",
  "components/listbox/OptionList",
  "utils/page/(look-ups|suggest-store)",
  "utils/query/(complete-operator|default-search|from-parameters|operators)",
];
const OPENS_WITH_POPUP = [
  "components/",
  "utils/(page|query)/",
  "utils/(browser|i18n|message-shapes|messages|mount-page|native-browser|result|send)\\.",
  "utils/store/(changes|settings)",
  "utils/text/(bidi|file-type|format-date|formatters|highlights|names|result-date|safe-link)",
  "node_modules/(@preact|preact)/",
];

const used = new RegExp(`/(${USED_LATER.join("|")})`);
const opens = new RegExp(`/(${OPENS_WITH_POPUP.join("|")})`);

/** How the pages' scripts are cut. */
export const codeSplitting = {
  groups: [{ name: "base", test: (id: string) => opens.test(id) && !used.test(id) && !id.endsWith(".css") }],
};
