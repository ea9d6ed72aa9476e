import { csv, csvRow } from "../../text/csv.ts";
import type { Check } from "../check.ts";
import { plainOrigin } from "../plain-origin.ts";
import { shownPassages } from "../sources/marked-passages.ts";
import { type AnswersFile, answersFile } from "./claim-file.ts";
import type { ReportHead } from "./report-contents.ts";

const COLUMNS = [
  "claim",
  "state",
  "verdict",
  "confidence",
  "summary",
  "sources",
  "checked_at",
  "origin_title",
  "origin_url",
  "passages",
  "service",
  "note",
] as const;

/** Everything that is stored about the checks. */
export const JSON_FILE = answersFile(
  { start: "[\n", between: ",\n", end: "\n]\n" },
  (check) => `  ${JSON.stringify(contents(check), null, 2).replaceAll("\n", "\n  ")}`,
);

/** `head`: what the checks have in common; its note stands in each row, since a table has no other place for it. */
export function csvFile(head: ReportHead | null = null): AnswersFile {
  const note = head?.note ?? "";
  const [columns, common] = note === "" ? [COLUMNS, []] : [[...COLUMNS, "text_note"], [note]];
  return answersFile({ start: csv(columns, []), between: "", end: "" }, (check) =>
    csvRow([...cells(check), ...common]),
  );
}

function contents(check: Check) {
  return {
    claim: check.claim,
    state: check.state,
    verdict: check.state === "done" ? check.verdict : null,
    failure: check.state === "failed" ? check.failure : null,
    addedAt: isoTime(check.addedAt),
    checkedAt: checkedAt(check),
    origin: plainOrigin(check.origin),
    note: check.note ?? null,
    serviceText: (check.state === "done" && check.serviceText) || null,
    passages: check.state === "done" ? shownPassages(check) : [],
  };
}

function cells(check: Check): readonly string[] {
  const verdict = check.state === "done" ? check.verdict : null;
  return [
    check.claim,
    check.state,
    verdict?.verdict ?? "",
    verdict?.confidence?.toString() ?? "",
    verdict?.summary ?? "",
    verdict?.sources.map(({ title, url }) => url ?? title).join("\n") ?? "",
    checkedAt(check) ?? "",
    check.origin?.title ?? "",
    plainOrigin(check.origin)?.url ?? "",
    check.state === "done"
      ? shownPassages(check)
          .map(({ url, text }) => `${url} ${text}`)
          .join("\n")
      : "",
    // Whose automated answer it is.
    verdict?.service ?? "",
    check.note ?? "",
  ];
}

function checkedAt(check: Check): string | null {
  return check.state === "done" || check.state === "failed" ? isoTime(check.finishedAt) : null;
}

function isoTime(time: number): string {
  return new Date(time).toISOString();
}
