import { takeTurn } from "../../../../../entrypoints/background/checks/line-records.ts";
import { addClaim } from "../../../../../entrypoints/background/checks/store.ts";
import type { Check, RunningCheck } from "../../../../../utils/checks/check.ts";

/** A line that no service's pause or host concerns. */
export const NO_SERVICE = { service: null };

export const ask = (claim: string, now = 0): Promise<Check> =>
  addClaim({ id: `id of ${claim}`, claim, origin: null, now, again: false, service: null });

/** A clock that stands, of one life of the worker. */
export const at =
  (wall: number, worker = "w1") =>
  () => ({ wall, steady: wall, worker });

export async function startOne(claim = "A claim"): Promise<RunningCheck> {
  await ask(claim);
  const [started] = (await takeTurn(at(1), NO_SERVICE)).started;
  if (started === undefined) throw new Error("nothing was started");
  return started;
}
