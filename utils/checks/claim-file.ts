import type { Answered } from "./answer-history.ts";
import type { Check } from "./check.ts";

/** A file that is written claim by claim, so that a long history never is one text in the memory. */
export interface ClaimFile {
  readonly start: string;
  readonly between: string;
  readonly end: string;
  entries(claim: Answered): readonly string[];
}

type Frame = Pick<ClaimFile, "start" | "between" | "end">;

/** A file with an entry for each answer. `entry`: empty where the file has nothing of a check. */
export function answersFile(frame: Frame, entry: (check: Check) => string): ClaimFile {
  return {
    ...frame,
    entries: ({ latest, earlier }) => [latest, ...earlier].map(entry).filter((text) => text !== ""),
  };
}

/** The text of a file, a batch of claims at a time. */
export async function* fileParts(
  file: ClaimFile,
  batches: AsyncIterable<readonly Answered[]> | Iterable<readonly Answered[]>,
): AsyncGenerator<string, void, undefined> {
  yield file.start;
  let isFirst = true;
  for await (const claims of batches) {
    const entries = claims.flatMap((claim) => file.entries(claim));
    if (entries.length === 0) continue;
    yield `${isFirst ? "" : file.between}${entries.join(file.between)}`;
    isFirst = false;
  }
  yield file.end;
}
