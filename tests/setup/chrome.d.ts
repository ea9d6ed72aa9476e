/** Chromium's events can be sent by hand, which no extension does and every test needs. */
interface Sendable {
  readonly contextMenus: { readonly onClicked: { dispatch(info: object, tab?: object): void } };
  readonly commands: { readonly onCommand: { dispatch(command: string, tab?: object): void } };
}

/** Inside `worker.evaluate` and `page.evaluate` the tests speak to the browser itself. */
declare const chrome: import("webextension-polyfill").Browser & Sendable;
