/** What pages draw only when it is first needed, as one script: ten small ones would take up twice the bytes. */
export { FilterPanel } from "../filters/FilterPanel.tsx";
export { RecentFeed, RecentPlaces, RecentRange } from "../recent/recent-parts.tsx";
export { FailureNotice } from "../results/FailureNotice.tsx";
export { FirstSteps } from "../results/FirstSteps.tsx";
export { NoResults } from "../results/NoResults.tsx";
export { ResultSkeleton } from "../results/ResultSkeleton.tsx";
export { SavedCopy } from "../results/SavedCopy.tsx";
export { OperatorPanel } from "../search-box/OperatorPanel.tsx";
export { OptionList } from "../search-box/OptionList.tsx";
