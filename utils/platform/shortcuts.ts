import { browser } from "./browser.ts";

export interface Shortcut {
  readonly name: "open" | "fact-check" | "copy-quote";
  /** As the browser writes them; empty if the person removed them or another extension uses them. */
  readonly keys: string;
}

const CHROME_PAGE = "chrome://extensions/shortcuts";

export async function readShortcuts(): Promise<Shortcut[]> {
  const commands = await browser.commands.getAll();
  return commands.map(({ name, shortcut }) => ({
    name: name === "_execute_action" ? "open" : name === "copy-quote" ? "copy-quote" : "fact-check",
    keys: shortcut ?? "",
  }));
}

/** Firefox before 137 shows its list of shortcuts only through a menu. */
export function canOpenShortcuts(): boolean {
  return !isFirefox() || "openShortcutSettings" in browser.commands;
}

export async function openShortcuts(): Promise<void> {
  if (isFirefox()) await browser.commands.openShortcutSettings();
  else await browser.tabs.create({ url: CHROME_PAGE });
}

function isFirefox(): boolean {
  return import.meta.env.FIREFOX;
}
