import { defineBackground } from "wxt/utils/define-background";
import { answerCalls } from "../../utils/answer.ts";
import { readBackup } from "../../utils/store/read-backup.ts";
import { checkHandlers, startChecks } from "./checks.ts";
import { openWelcomeOnInstall } from "./install.ts";
import { lookUpHandlers } from "./look-up-sources.ts";
import { startMenus } from "./menus.ts";
import { startMovedServices } from "./moved-services.ts";
import { listenToAddressBar } from "./omnibox.ts";
import { operatorHandlers } from "./operator-sources.ts";
import { ownSearchHandlers } from "./own-searches.ts";
import { openDatabase, prepareRequests, requestHandlers } from "./requests.ts";

/** Only composes: every listener is added here before anything is awaited, or the browser would not wake the worker. */
export default defineBackground({
  main() {
    prepareRequests();
    answerCalls(
      {
        ...requestHandlers,
        ...ownSearchHandlers,
        ...operatorHandlers,
        ...lookUpHandlers,
        ...checkHandlers,
        readBackup: async ({ content }) => readBackup(content),
      },
      openDatabase,
    );
    listenToAddressBar();
    openWelcomeOnInstall();
    startMenus();
    startChecks();
    startMovedServices();
  },
});
