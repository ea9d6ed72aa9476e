import { defineBackground } from "wxt/utils/define-background";
import { answerCalls } from "../../utils/calls/answer-calls.ts";
import { browser } from "../../utils/platform/browser.ts";
import { onChange } from "../../utils/platform/changes.ts";
import type { ApiFailure, Service } from "../../utils/platform/failure.ts";
import { listenToManagedWatches, listenToSettingsChanges } from "../../utils/settings/settings.ts";
import { movedServices, travels } from "../../utils/settings/settings-in-force.ts";
import { listenToSiteList, removeSiteList } from "../../utils/sites/kept-site-list.ts";
import * as addressBar from "./address-bar/input.ts";
import { showBadge } from "./badge.ts";
import { calls } from "./calls.ts";
import { goOnline, resumeLine, runLine, startLine } from "./checks/actions.ts";
import { clearDeletedCheckNotifications, listenForCheckNotifications } from "./checks/check-notifications.ts";
import { isLineAlarm } from "./checks/line-alarm.ts";
import { deleteOldChecks, isOldChecksAlarm } from "./checks/old-checks.ts";
import { forgetWhenSourcesWereAsked } from "./checks/sources/find-source-changes.ts";
import { onCommand } from "./commands.ts";
import { inBackground } from "./in-background.ts";
import { whileAwake } from "./keep-alive.ts";
import * as menus from "./menus.ts";
import { forgetState } from "./network/browser-network.ts";
import { openAnswers } from "./search/answers-database.ts";
import { serviceStates } from "./service-health.ts";
import { removeUnwantedList } from "./settings/actions.ts";
import { renewToolbarMark } from "./sites/toolbar-mark.ts";
import { keepStorageFromPages } from "./storage-access.ts";
import { isOfSync, isSyncAlarm, startSync, turnSync } from "./sync/actions.ts";
import { askFailedAgain, isWatchesAlarm, resumeWatches, startRounds } from "./watches/actions.ts";
import { clearReadNotification, listenForWatchNotifications } from "./watches/watch-notifications.ts";

/** A page that woke the worker is answered before the line of checks is read. */
const FIRST_TURN_AFTER = 250;
/** After what a user may be waiting for. */
const FIRST_ROUND_AFTER = 2000;

export default defineBackground({
  main() {
    // Starts reading what the first call of a page needs, while the listeners are added.
    inBackground("Reading the states", serviceStates());

    // Browsers wake a stopped worker only for events that it listens to before its first await.
    // The answers are not opened before a page connects, since that would delay the answer to its first message.
    answerCalls(calls, { onPage: openAnswers, whileAwake });
    browser.runtime.onInstalled.addListener(({ reason }) => {
      if (reason !== "install") return;
      const url = browser.runtime.getURL("welcome.html");
      inBackground("Opening the welcome page", browser.tabs.create({ url }));
    });
    browser.runtime.onInstalled.addListener(() => inBackground("The menus", menus.renew()));
    browser.runtime.onInstalled.addListener(addressBar.showFirstRow);
    // Browsers forget the rules of the toolbar icon when they are closed.
    const renewMark = (): void => inBackground("The toolbar mark", renewToolbarMark());
    browser.runtime.onInstalled.addListener(renewMark);
    browser.runtime.onStartup.addListener(renewMark);
    listenToSiteList(renewMark);
    // Alarms may not outlive the browser, so the line also continues when it starts.
    browser.runtime.onStartup.addListener(startLine);
    browser.alarms.onAlarm.addListener((alarm) => {
      if (isLineAlarm(alarm)) startLine();
      if (isWatchesAlarm(alarm)) startRounds();
      if (isOldChecksAlarm(alarm)) deleteOldChecks("due");
      if (isSyncAlarm(alarm)) startSync();
    });
    // A stopped worker hears nothing of this; alarms wake it.
    addEventListener("online", () => {
      inBackground("What waited for a connection", goOnline());
      startRounds();
    });
    // Browsers on phones have none of these.
    browser.contextMenus?.onClicked.addListener(menus.onClicked);
    browser.commands?.onCommand.addListener(onCommand);
    browser.omnibox?.onInputStarted.addListener(addressBar.onInputStarted);
    browser.omnibox?.onInputChanged.addListener(addressBar.onInputChanged);
    browser.omnibox?.onInputCancelled.addListener(addressBar.onInputCancelled);
    browser.omnibox?.onInputEntered.addListener(addressBar.onInputEntered);
    listenForCheckNotifications();
    listenToSettingsChanges((before, after) => {
      for (const service of movedServices(before, after)) {
        inBackground("A moved service", onAddressChanged(service));
      }
      if (before.language !== after.language) onLanguageChanged();
      if (before.forbidFactChecks !== after.forbidFactChecks) inBackground("The menus", menus.nameAgain());
      if (before.forbidBackgroundWatches !== after.forbidBackgroundWatches) startRounds();
      if (before.siteList && !after.siteList) inBackground("The list of sites", removeUnwantedList());
      if (before.quietHours !== after.quietHours) startRounds();
      if (before.deleteVerdictsAfterDays !== after.deleteVerdictsAfterDays) deleteOldChecks("chosen");
      if (before.sync !== after.sync) inBackground("The browser's sync", turnSync(after.sync));
      else if (travels(before, after)) startSync();
    });
    browser.storage.onChanged.addListener((changes, area) => {
      if (isOfSync(changes, area)) startSync();
    });
    listenForWatchNotifications();
    browser.permissions.onAdded.addListener(() => onAllowed(renewMark));
    listenToManagedWatches(() => inBackground("The presets", resumeWatches()));
    onChange("checks", () => inBackground("The badge", showBadge()));
    onChange("checks", () => inBackground("Notifications", clearDeletedCheckNotifications()));
    onChange("watches", () => inBackground("The badge", showBadge()));
    onChange("watches", () => inBackground("The notification", clearReadNotification()));
    onChange("watches", startSync);

    inBackground("Keeping storage from pages", keepStorageFromPages());
    menus.createInPrivateWindows();
    // Firefox forgets the first row each time; Chromium keeps it from the installation on.
    if (import.meta.env.FIREFOX) addressBar.showFirstRow();
    setTimeout(() => {
      inBackground("The first turn of the line", runLine().then(showBadge));
      inBackground("The menus", menus.createIfGone());
    }, FIRST_TURN_AFTER);
    // Alarms may not outlive the browser, so the next round is planned at each start.
    setTimeout(() => inBackground("The watches", resumeWatches()), FIRST_ROUND_AFTER);
    setTimeout(() => deleteOldChecks("due"), FIRST_ROUND_AFTER);
    // What an earlier worker could not finish, or did not hear of.
    setTimeout(startSync, FIRST_ROUND_AFTER);
  },
});

/** The page that asked may be gone: the browser's question closes the popup. */
function onAllowed(renewMark: () => void): void {
  listenForCheckNotifications();
  listenForWatchNotifications();
  renewMark();
  startLine();
  inBackground("What could not be asked", askFailedAgain(isForWantOfAccess));
}

const isForWantOfAccess = ({ kind }: ApiFailure): boolean => kind === "no-access";

/** Browsers keep showing these texts until they get new ones. */
function onLanguageChanged(): void {
  inBackground("The menus", menus.nameAgain());
  inBackground("The badge", showBadge());
  addressBar.showFirstRow();
}

/** Another address is another service: nothing that was learnt of the previous one holds. */
async function onAddressChanged(service: Service): Promise<void> {
  await forgetState(service);
  if (service === "factCheck") await resumeLine();
  else {
    await removeSiteList();
    await forgetWhenSourcesWereAsked();
    await askFailedAgain(() => true);
  }
}
