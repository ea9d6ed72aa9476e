import type { BrowserContext, CDPSession } from "playwright";

/** What only the browser itself can do to a worker: end it, tell its memory, and make its storage fail. */
export interface BrowserSession {
  closeWorker(extension: string): Promise<void>;
  /** Bytes in use after a collection; 0 where the worker is not running. */
  workerHeap(extension: string): Promise<number>;
  /** Runs a script in the worker. A worker that starts later knows nothing of it. */
  runInWorker(extension: string, expression: string): Promise<void>;
}

export async function openBrowserSession(context: BrowserContext): Promise<BrowserSession> {
  const session = await context.browser()?.newBrowserCDPSession();
  if (!session) throw new Error("Could not open a debugging session with Chromium");
  return {
    closeWorker: async (extension) => {
      const targetId = await workerTarget(session, extension);
      if (targetId) await session.send("Target.closeTarget", { targetId });
    },
    workerHeap: async (extension) => {
      const targetId = await workerTarget(session, extension);
      if (!targetId) return 0;
      const { sessionId } = await session.send("Target.attachToTarget", { targetId, flatten: false });
      await askWorker(session, sessionId, 1, "HeapProfiler.collectGarbage");
      const usage = await askWorker(session, sessionId, 2, "Runtime.getHeapUsage");
      await session.send("Target.detachFromTarget", { sessionId });
      return usage.result?.usedSize ?? 0;
    },
    runInWorker: async (extension, expression) => {
      const targetId = await workerTarget(session, extension);
      if (!targetId) return;
      const { sessionId } = await session.send("Target.attachToTarget", { targetId, flatten: false });
      await askWorker(session, sessionId, 1, "Runtime.evaluate", { expression });
      await session.send("Target.detachFromTarget", { sessionId });
    },
  };
}

async function workerTarget(session: CDPSession, extension: string): Promise<string | undefined> {
  const { targetInfos } = await session.send("Target.getTargets");
  return targetInfos.find(({ type, url }) => type === "service_worker" && url.includes(extension))?.targetId;
}

interface Reply {
  readonly id?: number;
  readonly result?: { readonly usedSize?: number };
}

function askWorker(
  session: CDPSession,
  sessionId: string,
  id: number,
  method: string,
  params: object = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const listen = (event: { sessionId: string; message: string }): void => {
      const reply: Reply = JSON.parse(event.message);
      if (event.sessionId !== sessionId || reply.id !== id) return;
      session.off("Target.receivedMessageFromTarget", listen);
      resolve(reply);
    };
    session.on("Target.receivedMessageFromTarget", listen);
    session
      .send("Target.sendMessageToTarget", { sessionId, message: JSON.stringify({ id, method, params }) })
      .catch(reject);
  });
}
