import { browser } from "../../utils/platform/browser.ts";
import { inBackground } from "./in-background.ts";

/** Chrome stops a worker that used no extension API for 30 s, even while it waits for an answer. */
const STAY_AWAKE_EVERY = 20_000;

let interval: ReturnType<typeof setInterval> | undefined;
const reasons = new Set<string>();

/** Keeps the worker running until every reason given was taken back. */
export function stayAwake(reason: string, busy: boolean): void {
  if (busy) reasons.add(reason);
  else reasons.delete(reason);
  const isBusy = reasons.size > 0;
  if (isBusy === (interval !== undefined)) return;
  clearInterval(interval);
  interval = isBusy ? setInterval(useBrowser, STAY_AWAKE_EVERY) : undefined;
}

/** Keeps the worker running until this work has ended, whatever comes of it. */
export async function whileAwake<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const reason = crypto.randomUUID();
  stayAwake(reason, true);
  try {
    return await work();
  } finally {
    stayAwake(reason, false);
  }
}

function useBrowser(): void {
  inBackground("Staying awake", browser.runtime.getPlatformInfo());
}
