import { threadId } from "node:worker_threads";
import { vi } from "vitest";
import { messagesOf } from "../../scripts/locales.ts";
import { once } from "./once.ts";

/** The browser of unit tests: real English texts, no idea which language another text is in, and a storage that nobody changes; nothing else. A test that needs more stubs what it needs. */
const english = await messagesOf("en");

export const fakeBrowser = {
  i18n: {
    getUILanguage: () => "en",
    detectLanguage: async (_text: string): Promise<unknown> => ({ isReliable: false, languages: [] }),
    getMessage: (key: string, values: readonly string[] = []) =>
      (english[key]?.message ?? "").replace(/\$([$1-9])/g, (_, which) =>
        which === "$" ? "$" : (values[Number(which) - 1] ?? ""),
      ),
  },
  runtime: { id: "primary-source", getURL: (path: string) => `moz-extension://primary-source/${path}` },
  storage: { onChanged: { addListener: () => undefined, removeListener: () => undefined } },
};

vi.mock("../../utils/platform/browser.ts", () => ({ browser: fakeBrowser }));

/** Channels of its own, as each browser has. Node's reach every thread, and so every test file that runs at the same time. */
once("channels", () => {
  globalThis.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(`${name} in thread ${threadId}`);
    }
  };
});
