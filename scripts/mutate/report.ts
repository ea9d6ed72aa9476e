import type { Mutation } from "./mutations.ts";

/** `open`: survived the unit tests, and no browser test was asked. */
export type Outcome = "unit" | "browser" | "survived" | "open";
export type Judged = Mutation & { readonly outcome: Outcome; readonly equivalent: string | undefined };

const LONGEST = 70;

/** docs/mutation.md. */
export function mutationReport(
  judged: readonly Judged[],
  { seed, date }: { seed: number; date: string },
): string {
  const counted = judged.filter(({ equivalent }) => equivalent === undefined);
  const survived = counted.filter(({ outcome }) => outcome === "survived" || outcome === "open");
  const open = count(counted, "open");
  const equivalent = judged.filter((each) => each.equivalent !== undefined);
  const folders = [...Map.groupBy(counted, ({ file }) => folderOf(file))].sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  return [
    "# Mutations",
    "",
    `Made by \`npm run mutate -- --seed ${seed} --size ${judged.length}${open > 0 ? " --unit" : ""}\` on ${date}: small changes of the extension's code, drawn by lot from those that`,
    "compile. A change is killed when a test fails because of it: first the unit tests that reach it, then the browser tests of its folder.",
    "Types, imports, texts and styling are not changed.",
    "",
    `**Score: ${percent(counted.length - survived.length, counted.length)}**: of ${counted.length} changes that a test could notice, ${count(counted, "unit")} are killed by unit tests,`,
    `${count(counted, "browser")} by browser tests, and ${survived.length} survive. ${equivalent.length} more make no difference and are not counted.`,
    ...(open > 0
      ? [`Of those that survive, ${open} were not tried in a browser: the score may be higher.`]
      : []),
    "",
    "| Folder | Changes | Killed by unit tests | By browser tests | Survived |",
    "| --- | ---: | ---: | ---: | ---: |",
    ...folders.map(
      ([folder, each]) =>
        `| ${folder} | ${each.length} | ${count(each, "unit")} | ${count(each, "browser")} | ${count(each, "survived") + count(each, "open")} |`,
    ),
    "",
    "## Survived",
    "",
    ...table(
      ["Where", "Before", "After", "Browser tests asked"],
      survived.map((each) => [
        placeOf(each),
        code(each.before),
        code(each.after),
        each.outcome === "open" ? "no" : "yes",
      ]),
    ),
    "",
    "## No difference",
    "",
    ...table(
      ["Where", "Before", "After", "Why nobody can notice"],
      equivalent.map((each) => [placeOf(each), code(each.before), code(each.after), each.equivalent ?? ""]),
    ),
    "",
  ].join("\n");
}

function count(judged: readonly Judged[], outcome: Outcome): number {
  return judged.filter((each) => each.outcome === outcome).length;
}

function percent(part: number, whole: number): string {
  return whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)} %`;
}

function folderOf(file: string): string {
  const parts = file.split("/");
  const depth = file.startsWith("entrypoints/background/") ? 3 : 2;
  return parts.slice(0, Math.min(depth, parts.length - 1)).join("/");
}

function placeOf({ file, line }: Mutation): string {
  return `\`${file}:${line}\``;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  if (rows.length === 0) return ["None."];
  return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`);
}

/** One line of code in a cell. */
function code(text: string): string {
  const line = text.replace(/\s+/g, " ");
  const short = line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
  return short === ""
    ? "removed"
    : `<code>${short.replace(/[&<>|]/g, (each) => `&#${each.charCodeAt(0)};`)}</code>`;
}
