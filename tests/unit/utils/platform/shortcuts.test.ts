import { expect, it } from "vitest";
import { readShortcuts } from "../../../../utils/platform/shortcuts.ts";
import { fakeBrowser } from "../../../setup/browser.ts";

it("names the shortcuts of the manifest, and leaves out those it does not know", async () => {
  const commands = [
    { name: "_execute_action", shortcut: "Alt+Shift+G" },
    { name: "_execute_sidebar_action", shortcut: "Alt+Shift+P" },
    { name: "fact-check-selection" },
    { name: "copy-quote", shortcut: "" },
    { name: "of-another-release", shortcut: "Alt+Shift+Z" },
  ];
  Object.assign(fakeBrowser, { commands: { getAll: async () => commands } });
  expect(await readShortcuts()).toEqual([
    { name: "open", keys: "Alt+Shift+G" },
    { name: "sidebar", keys: "Alt+Shift+P" },
    { name: "fact-check", keys: "" },
    { name: "copy-quote", keys: "" },
  ]);
});
