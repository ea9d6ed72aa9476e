import type { BrowserContext, CDPSession } from "playwright";

/** The real side panel, which Playwright does not count among the pages. */
export interface SidePanel {
  evaluate(expression: string): Promise<unknown>;
}

/** Null while no side panel shows this address. */
export async function findSidePanel(context: BrowserContext, address: string): Promise<SidePanel | null> {
  const browser = context.browser();
  if (!browser) throw new Error("a context without a browser");
  const devtools = await browser.newBrowserCDPSession();
  const { targetInfos } = await devtools.send("Target.getTargets");
  const open = new Set(context.pages().map((page) => page.url()));
  const target = targetInfos.find(({ url }) => url === address);
  if (target === undefined || open.has(address)) return null;
  const { sessionId } = await devtools.send("Target.attachToTarget", {
    targetId: target.targetId,
    flatten: false,
  });
  return { evaluate: (expression) => evaluateIn(devtools, sessionId, expression) };
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
