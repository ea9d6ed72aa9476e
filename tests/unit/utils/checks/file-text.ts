import type { Check } from "../../../../utils/checks/check.ts";
import { type AnswersFile, type ClaimFile, fileParts } from "../../../../utils/checks/export/claim-file.ts";
import type { Answered } from "../../../../utils/checks/history/earlier-answers.ts";

/** The whole text of a file of these claims. */
export async function fileText(file: ClaimFile, claims: readonly Answered[]): Promise<string> {
  return new Blob([...(await fileParts(file, [claims]))]).text();
}

/** The same of checks without earlier answers, in a file that needs no time. */
export function checksText(file: AnswersFile, checks: readonly Check[]): string {
  const entries = checks.flatMap((latest) => file.entries({ latest, earlier: [] }));
  const { start, end } = file.frame();
  return `${start}${entries.join(file.between)}${end}`;
}
