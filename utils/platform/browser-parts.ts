import { browser } from "./browser.ts";

// Browsers on phones lack some parts; notifications are there once the user allowed them.

export const hasMenus = (): boolean => browser.contextMenus !== undefined;
/** The keyword of the address bar. */
export const hasKeyword = (): boolean => browser.omnibox !== undefined;
export const hasShortcuts = (): boolean => browser.commands !== undefined;
export const hasNotifications = (): boolean => browser.notifications !== undefined;
export const hasWindows = (): boolean => browser.windows !== undefined;
/** Whether this browser can mark the toolbar icon at all. */
export const canMarkToolbar = (): boolean => !isFirefox();

export const isFirefox = (): boolean => import.meta.env.FIREFOX;
