/** Chromium's events can be sent by hand, which no extension does and every test needs. Firefox has no side panel. */
interface Sendable {
  readonly alarms: { readonly onAlarm: { dispatch(alarm: object): void } };
  readonly contextMenus: { readonly onClicked: { dispatch(info: object, tab?: object): void } };
  readonly notifications: { readonly onClicked: { dispatch(id: string): void } };
  readonly runtime: { readonly onInstalled: { dispatch(details: object): void } };
  readonly omnibox: {
    readonly onInputStarted: { dispatch(): void };
    readonly onInputChanged: { dispatch(text: string, suggest: (lines: OmniboxLine[]) => void): void };
    readonly onInputCancelled: { dispatch(): void };
    readonly onInputEntered: { dispatch(text: string, disposition: string): void };
  };
  readonly sidePanel: { setOptions(options: { readonly enabled: boolean }): Promise<void> };
  readonly commands: { readonly onCommand: { dispatch(command: string, tab?: object): void } };
}

interface OmniboxLine {
  readonly content: string;
  readonly description: string;
}

/** Inside `worker.evaluate` and `page.evaluate` the tests speak to the browser itself. */
declare const chrome: import("webextension-polyfill").Browser & Sendable;
