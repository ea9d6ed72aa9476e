import { archivedCopy } from "../../sites/archived-copy.ts";
import type { DoneCheck } from "../check.ts";

/** The archived copy of a source as it was when the claim was checked. */
export const archivedSource = (address: string | null, { finishedAt }: DoneCheck): string | null =>
  archivedCopy(address, finishedAt);
