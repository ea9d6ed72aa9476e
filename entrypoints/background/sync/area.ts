import type { Storage } from "webextension-polyfill";
import { failed, type Result, success } from "../../../utils/platform/result.ts";
import { storageProblem } from "../../../utils/platform/storage-problem.ts";
import { inTime } from "../../../utils/platform/wait.ts";
import { syncArea } from "../../../utils/sync/own-items.ts";
import type { SyncProblem } from "../../../utils/sync/sync-state.ts";

const PATIENCE_MS = 20_000;
/** Chromium calls too many writes a quota too. */
const TOO_OFTEN = /MAX_WRITE|MAX_SUSTAINED/;

export async function readAll(): Promise<Result<Record<string, unknown>, SyncProblem>> {
  return inArea("unavailable", (area) => area.get(null));
}

export interface Writes {
  readonly set: Readonly<Record<string, unknown>>;
  readonly remove: readonly string[];
}

/** Two writes at most, since browsers count them, and none where there is nothing to write. What goes makes room for what comes. */
export async function writeAll({ set, remove }: Writes): Promise<Result<null, SyncProblem>> {
  return inArea("later", async (area) => {
    if (remove.length > 0) await area.remove([...remove]);
    if (Object.keys(set).length > 0) await area.set(set);
    return null;
  });
}

async function inArea<Answer>(
  otherwise: SyncProblem,
  work: (area: Storage.StorageArea) => Promise<Answer>,
): Promise<Result<Answer, SyncProblem>> {
  const area = syncArea();
  if (area === undefined) return failed("unavailable");
  try {
    const answer = await inTime(work(area).then(success), PATIENCE_MS);
    return answer ?? failed("later");
  } catch (error) {
    console.warn("The browser's sync:", error);
    if (TOO_OFTEN.test(String(error))) return failed("later");
    return failed(storageProblem(error) === "full" ? "full" : otherwise);
  }
}
