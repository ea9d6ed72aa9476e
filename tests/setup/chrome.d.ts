/** Inside `worker.evaluate` and `page.evaluate` the tests speak to the browser itself. */
declare const chrome: import("webextension-polyfill").Browser;
