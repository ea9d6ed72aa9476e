import { browser } from "./browser.ts";

/** Whether this page or worker belongs to private windows, where nothing is stored beyond them. */
export function isPrivateWindow(): boolean {
  return browser.extension?.inIncognitoContext === true;
}
