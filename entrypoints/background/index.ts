import { defineBackground } from "wxt/utils/define-background";
import { answerCalls } from "../../utils/platform/answer.ts";
import { listenToAddressBar } from "./address-bar/input.ts";
import { checkHandlers, startChecks } from "./checks/checks.ts";
import { openWelcomeOnInstall } from "./install.ts";
import { startMenus } from "./menus.ts";
import { startMovedServices } from "./moved-services.ts";
import { lookUpHandlers } from "./search/look-up-sources.ts";
import { operatorHandlers } from "./search/operator-sources.ts";
import { ownSearchHandlers } from "./search/own-searches.ts";
import { openDatabase, prepareRequests, requestHandlers } from "./search/requests.ts";

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
