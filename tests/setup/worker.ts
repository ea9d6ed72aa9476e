import type { Worker } from "playwright";
import type { ExtensionSession } from "../../scripts/launch-browser.ts";

/** Ends the extension's service worker as the browser does: at once, whatever it was doing. */
export async function killWorker(session: ExtensionSession): Promise<void> {
  if ((await endWorkers(session)) === 0) throw new Error("no worker lives");
}

/** Ends those that live, and says how many they were. */
export async function endWorkers({ context, id }: ExtensionSession): Promise<number> {
  const browser = context.browser();
  if (!browser) throw new Error("a context without a browser");
  const devtools = await browser.newBrowserCDPSession();
  const { targetInfos } = await devtools.send("Target.getTargets");
  const workers = targetInfos.filter(({ type, url }) => type === "service_worker" && url.includes(id));
  for (const { targetId } of workers) await devtools.send("Target.closeTarget", { targetId });
  await devtools.detach();
  return workers.length;
}

/** The worker that lives now, or the next one to start. */
export async function liveWorker({ context, id }: ExtensionSession): Promise<Worker> {
  const known = context.serviceWorkers().find((worker) => worker.url().includes(id));
  return known ?? context.waitForEvent("serviceworker", (worker) => worker.url().includes(id));
}
