import type { Browser } from "webextension-polyfill";

/** Chromium before 148 has only this one. */
declare const chrome: Browser;

const found: Browser | undefined = Reflect.get(globalThis, "browser");

/**
 * The only use of the browser's API. Everything else imports it from here. Calls return promises under either name: in Chromium that
 * is so for every extension of manifest version 3.
 */
export const browser: Browser = found ?? chrome;
