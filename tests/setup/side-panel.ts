import type { BrowserContext, CDPSession } from "playwright";

/** The real side panel, which Playwright does not count among the pages. */
export interface SidePanel {
  evaluate(expression: string): Promise<unknown>;
}

/** Null while no side panel shows this address. */
export async function findSidePanel(context: BrowserContext, address: string): Promise<SidePanel | null> {
  const devtools = await devtoolsOf(context);
  const targetId = await targetAt(devtools, context, address);
  if (targetId === null) return null;
  const { sessionId } = await devtools.send("Target.attachToTarget", { targetId, flatten: false });
  return { evaluate: (expression) => evaluateIn(devtools, sessionId, expression) };
}

/** Whether a side panel or the toolbar's popup shows this address. It may close while this is asked. */
export async function isSidePanelOpen(context: BrowserContext, address: string): Promise<boolean> {
  return (await targetAt(await devtoolsOf(context), context, address)) !== null;
}

function devtoolsOf(context: BrowserContext): Promise<CDPSession> {
  const browser = context.browser();
  if (!browser) throw new Error("a context without a browser");
  return browser.newBrowserCDPSession();
}

async function targetAt(
  devtools: CDPSession,
  context: BrowserContext,
  address: string,
): Promise<string | null> {
  const { targetInfos } = await devtools.send("Target.getTargets");
  const pages = new Set(context.pages().map((page) => page.url()));
  return pages.has(address) ? null : (targetInfos.find(({ url }) => url === address)?.targetId ?? null);
}

let lastId = 0;

function evaluateIn(devtools: CDPSession, sessionId: string, expression: string): Promise<unknown> {
  lastId += 1;
  const id = lastId;
  const params = { expression, returnByValue: true, awaitPromise: true };
  return new Promise((resolve) => {
    const onMessage = (event: { readonly sessionId: string; readonly message: string }) => {
      const reply = JSON.parse(event.message);
      if (event.sessionId !== sessionId || reply.id !== id) return;
      devtools.off("Target.receivedMessageFromTarget", onMessage);
      resolve(reply.result?.result?.value);
    };
    devtools.on("Target.receivedMessageFromTarget", onMessage);
    void devtools.send("Target.sendMessageToTarget", {
      sessionId,
      message: JSON.stringify({ id, method: "Runtime.evaluate", params }),
    });
  });
}
