import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..", "..", "..");

/** Colons and quotation marks between texts that code puts together. French has spaces beside them, and other quotation marks. */
function marksIn(code: string): readonly string[] {
  return code.match(/\}: \$\{|[“«] ?\$\{|\$\{[^{}]*\} ?[”»]/g) ?? [];
}

/** Forms that others chose: of the styles of citation, of a quote in them, and of a service that refuses one of its parameters. */
const OTHERS_FORMS: readonly string[] = [
  "entrypoints/background/network/refusal.ts",
  "utils/search/export/citation-styles.ts",
  "utils/sites/quote.ts",
];

it.each<[string, number]>([
  [`\`\${t("notice.undo")}: \${name}\``, 1],
  [`\`“\${words}” · \${sentence}\``, 1],
  [`\`« \${words}\``, 1],
  [`t("text.labelled", t("notice.undo"), name)`, 0],
  [`\`\${first} · \${second}\``, 0],
])("%s has %i of them", (code, count) => expect(marksIn(code)).toHaveLength(count));

it("pages take colons and quotation marks from the texts of their language", () => {
  const found = globSync(
    "{components,entrypoints/*,utils/checks,utils/search,utils/sites,utils/watches}/**/*.{ts,tsx}",
    { cwd: ROOT },
  )
    .filter((path) => !OTHERS_FORMS.includes(path))
    .flatMap((path) => marksIn(readFileSync(join(ROOT, path), "utf8")).map((mark) => `${path}: ${mark}`));
  expect(found).toEqual([]);
});
