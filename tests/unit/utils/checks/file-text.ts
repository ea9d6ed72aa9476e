import type { Answered } from "../../../../utils/checks/answer-history.ts";
import type { Check } from "../../../../utils/checks/check.ts";
import type { ClaimFile } from "../../../../utils/checks/claim-file.ts";

/** The whole text of a file of these claims. */
export function fileText(file: ClaimFile, claims: readonly Answered[]): string {
  return `${file.start}${claims.flatMap((claim) => file.entries(claim)).join(file.between)}${file.end}`;
}

/** The same of checks without earlier answers. */
export function checksText(file: ClaimFile, checks: readonly Check[]): string {
  return fileText(
    file,
    checks.map((latest) => ({ latest, earlier: [] })),
  );
}
