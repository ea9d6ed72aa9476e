/** The one door to the browser's API: everything else imports from here. In the build it is `native-browser.ts`. */
export { default as browser } from "webextension-polyfill";
