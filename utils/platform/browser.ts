/** The one door to the browser's API: everything else imports from here. */
export { default as browser } from "webextension-polyfill";
