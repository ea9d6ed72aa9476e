import type { ExtensionSession } from "../../scripts/launch-browser.ts";

/** The address of every request that the extension's worker sends from now on, as the browser's own network events tell it. */
export async function recordWorkerRequests({
  context,
  worker,
}: ExtensionSession): Promise<readonly string[]> {
  const devtools = await context.browser()?.newBrowserCDPSession();
  if (!devtools) throw new Error("a context without a browser");
  const { targetInfos } = await devtools.send("Target.getTargets");
  const target = targetInfos.find(({ type, url }) => type === "service_worker" && url === worker.url());
  if (target === undefined) throw new Error("no worker runs");
  const { sessionId } = await devtools.send("Target.attachToTarget", {
    targetId: target.targetId,
    flatten: false,
  });
  const requests: string[] = [];
  const enabled = new Promise<void>((resolve) => {
    devtools.on("Target.receivedMessageFromTarget", (event) => {
      if (event.sessionId !== sessionId) return;
      const message = JSON.parse(event.message);
      if (message.id === 1) resolve();
      if (message.method === "Network.requestWillBeSent") requests.push(message.params.request.url);
    });
  });
  await devtools.send("Target.sendMessageToTarget", {
    sessionId,
    message: JSON.stringify({ id: 1, method: "Network.enable" }),
  });
  await enabled;
  return requests;
}
