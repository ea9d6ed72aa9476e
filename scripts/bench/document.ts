import { type Section, tableOf } from "../../tests/bench/section.ts";

/** The document with these sections in place of what it says of them; a new one comes last. */
export function withSections(
  document: string,
  sections: readonly Section[],
  table: (section: Section) => string = tableOf,
): string {
  const [head = "", ...parts] = document.split(/^(?=### )/m);
  const texts = new Map(parts.map((part) => [part.slice(4, part.indexOf("\n")), part.trimEnd()]));
  for (const section of sections) texts.set(section.name, table(section));
  return `${head}${[...texts.values()].join("\n\n")}\n`;
}
