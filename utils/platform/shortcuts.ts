import { browser } from "./browser.ts";
import { isFirefox } from "./browser-parts.ts";

/** The manifest's names, of which those with an underscore are the browsers' own. */
const NAMES = {
  _execute_action: "open",
  _execute_sidebar_action: "sidebar",
  "fact-check-selection": "fact-check",
  "copy-quote": "copy-quote",
} as const;

export interface Shortcut {
  readonly name: (typeof NAMES)[keyof typeof NAMES];
  /** As the browser writes them; empty if the user removed them or another extension uses them. */
  readonly keys: string;
}

const CHROME_PAGE = "chrome://extensions/shortcuts";

export async function readShortcuts(): Promise<Shortcut[]> {
  // Browsers on phones have none.
  const commands = (await browser.commands?.getAll()) ?? [];
  return commands.flatMap(({ name, shortcut }) =>
    isKnown(name) ? [{ name: NAMES[name], keys: shortcut ?? "" }] : [],
  );
}

function isKnown(name: string | undefined): name is keyof typeof NAMES {
  return name !== undefined && name in NAMES;
}

export async function openShortcuts(): Promise<void> {
  if (isFirefox()) await browser.commands.openShortcutSettings();
  else await browser.tabs.create({ url: CHROME_PAGE });
}
