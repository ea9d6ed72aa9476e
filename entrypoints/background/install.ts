import { browser } from "../../utils/platform/browser.ts";

/** Once, after the install: an update brings nothing that has to be agreed to. */
export function openWelcomeOnInstall(): void {
  browser.runtime.onInstalled.addListener(({ reason }) => {
    if (reason === "install") void browser.tabs.create({ url: browser.runtime.getURL("welcome.html") });
  });
}
