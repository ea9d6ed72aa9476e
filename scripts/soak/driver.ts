import type { Page } from "playwright";

/** How one call ended, as the page saw it. */
export type Outcome = string;

/** Puts a bare caller into a page of the extension: the messages as the pages send them, and nothing that helps. */
export async function installCaller(page: Page): Promise<void> {
  await page.evaluate(() => {
    let port: ReturnType<typeof chrome.runtime.connect> | null = null;
    let lastId = 0;
    const waiting = new Map<number, (outcome: string) => void>();
    const connect = () => {
      const opened = chrome.runtime.connect({ name: "calls" });
      opened.onMessage.addListener((message: unknown) => {
        const { id, answer, failure } = message as {
          id: number;
          answer?: { ok?: boolean; failure?: { kind: string } };
          failure?: { kind: string };
        };
        const outcome =
          answer === undefined
            ? (failure?.kind ?? "no answer")
            : answer.ok === false
              ? (answer.failure?.kind ?? "?")
              : "ok";
        waiting.get(id)?.(outcome);
        waiting.delete(id);
      });
      opened.onDisconnect.addListener(() => {
        port = null;
        for (const settle of waiting.values()) settle("worker gone");
        waiting.clear();
      });
      return opened;
    };
    Object.assign(globalThis, {
      soakCall: (name: string, request: unknown) =>
        new Promise<string>((resolve) => {
          lastId += 1;
          waiting.set(lastId, resolve);
          port ??= connect();
          port.postMessage({ id: lastId, name, request });
          setTimeout(() => resolve("hang"), 60_000);
        }),
    });
  });
}

export async function call(page: Page, name: string, request: unknown): Promise<Outcome> {
  return page.evaluate(
    ([calledName, calledRequest]) =>
      (globalThis as unknown as { soakCall: (n: unknown, r: unknown) => Promise<string> }).soakCall(
        calledName,
        calledRequest,
      ),
    [name, request] as const,
  );
}

/** Every check in the store, by its state. */
export async function checkStates(page: Page): Promise<{ claim: string; state: string }[]> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const open = indexedDB.open("primary-source");
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const all = open.result.transaction("checks").objectStore("checks").getAll();
          all.onerror = () => reject(all.error);
          all.onsuccess = () => {
            open.result.close();
            resolve(
              all.result.map(({ claim, state }: { claim: string; state: string }) => ({ claim, state })),
            );
          };
        };
      }),
  );
}
