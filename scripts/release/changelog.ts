/** One version of CHANGELOG.md: its day, and what it brings as Markdown. */
export interface Version {
  readonly version: string;
  readonly day: string;
  readonly text: string;
}

const UNRELEASED = "## Unreleased\n";
const HEADING = /^## (\d+\.\d+\.\d+) \((\d{4}-\d{2}-\d{2})\)$/;

/** The versions in the order of the file. */
export function versionsOf(changelog: string): readonly Version[] {
  return changelog.split(/^(?=## )/m).flatMap((section) => {
    const [heading = "", ...lines] = section.split("\n");
    const [, version, day] = HEADING.exec(heading) ?? [];
    return version === undefined || day === undefined
      ? []
      : [{ version, day, text: lines.join("\n").trim() }];
  });
}

/** The file with what was not released yet as the section of a version; null where there is nothing to release. */
export function released(changelog: string, version: string, day: string): string | null {
  const [before, after] = changelog.split(UNRELEASED);
  const text = after?.split(/^## /m)[0]?.trim() ?? "";
  if (before === undefined || after === undefined || text === "") return null;
  return `${before}${UNRELEASED}\n## ${version} (${day})\n${after}`;
}

/** Whether a version comes after another. */
export function isLater(version: string, than: string): boolean {
  const [one, other] = [version, than].map((each) => each.split(".").map(Number));
  const index = one?.findIndex((part, place) => part !== other?.[place]) ?? -1;
  return index >= 0 && (one?.[index] ?? 0) > (other?.[index] ?? 0);
}

/** As the stores' fields take it: plain text, one line for each paragraph and item. */
export function storeNotes(text: string): string {
  return text
    .split(/\n(?=- )|\n\n/)
    .map((part) =>
      part
        .replace(/\s*\n\s*/g, " ")
        .replace(/\*\*|`/g, "")
        .trim(),
    )
    .filter((part) => part !== "")
    .join("\n")
    .concat("\n");
}
