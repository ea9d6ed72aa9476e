/** The only import of the browser's API. Everything else imports it from here. */
export { default as browser } from "webextension-polyfill";
