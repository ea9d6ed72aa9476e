import type { Check } from "../check.ts";
import { type Answered, answersOf } from "../history/earlier-answers.ts";

/** A file that is written claim by claim, so that a long history never is one text in the memory. */
export interface ClaimFile {
  readonly between: string;
  entries(claim: Answered): readonly string[];
  /** What stands before and after the claims. Asked for once all are written, since it may sum them up. */
  frame(): Frame | Promise<Frame>;
}

export interface Frame {
  readonly start: string;
  readonly end: string;
}

export interface AnswersFile extends ClaimFile {
  frame(): Frame;
}

/** A file with an entry for each answer. `entry`: empty where the file has nothing of a check. */
export function answersFile(
  { between, ...frame }: Frame & { readonly between: string },
  entry: (check: Check) => string,
): AnswersFile {
  return {
    between,
    entries: (claim) =>
      answersOf(claim)
        .map(entry)
        .filter((text) => text !== ""),
    frame: () => frame,
  };
}

/** A file whose entries are not those of the checks, such as one that names each source of all of them once. */
export function collectedFile(write: (checks: readonly Check[]) => string): ClaimFile {
  const checks: Check[] = [];
  return {
    between: "",
    entries(claim) {
      checks.push(...answersOf(claim));
      return [];
    },
    frame: () => ({ start: write(checks), end: "" }),
  };
}

/** The parts of a file. The browser holds each batch as it is written. */
export async function fileParts(
  file: ClaimFile,
  batches: AsyncIterable<readonly Answered[]> | Iterable<readonly Answered[]>,
): Promise<readonly Blob[]> {
  const parts: Blob[] = [];
  for await (const claims of batches) {
    const entries = claims.flatMap((claim) => file.entries(claim));
    if (entries.length === 0) continue;
    parts.push(new Blob([parts.length === 0 ? "" : file.between, entries.join(file.between)]));
  }
  const { start, end } = await file.frame();
  return [new Blob([start]), ...parts, new Blob([end])];
}
