/** What the panel loads once somebody searches or looks at what is new in it. */
export { NewsTab } from "./NewsTab.tsx";
export { SearchTab } from "./SearchTab.tsx";
export { createShell } from "./shell-store.ts";
