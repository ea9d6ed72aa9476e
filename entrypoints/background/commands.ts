import type { Tabs } from "webextension-polyfill";
import { announceChange } from "../../utils/platform/changes.ts";
import { openPanel } from "../../utils/platform/open-panel.ts";
import { checkSelection } from "./checks/from-page/claims-from-page.ts";
import { inBackground } from "./in-background.ts";
import { copyQuote } from "./sites/copy-quote.ts";

/** The keyboard commands. The browser itself opens the popup for its own one. */
export function onCommand(command: string, tab: Tabs.Tab | undefined): void {
  // The keys let an open panel see whose page the tab shows.
  announceChange("tab");
  switch (command) {
    case "fact-check-selection":
      // The page is asked first: the panel takes the focus, which tells which frame was meant.
      inBackground("A check", checkSelection(tab, ""));
      inBackground("The panel", openPanel(tab?.windowId));
      break;
    case "copy-quote":
      inBackground("Copying a quote", copyQuote({ fromMenu: "", address: tab?.url ?? "" }, tab));
      break;
  }
}
