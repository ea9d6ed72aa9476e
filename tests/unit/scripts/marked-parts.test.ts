import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { withoutInstance } from "../../../scripts/marked-parts.ts";

const MARKED = join(import.meta.dirname, "../../../node_modules/marked/lib/marked.esm.js");

it("keeps what reads and writes of marked, a tenth smaller", async () => {
  const whole = await readFile(MARKED, "utf8");
  const kept = withoutInstance(whole);
  expect(kept.length).toBeLessThan(0.9 * whole.length);
  const parts = await import(`data:text/javascript,${encodeURIComponent(kept)}`);
  expect(Object.keys(parts)).toEqual(["Lexer", "Parser", "Tokenizer"]);
  const options = { gfm: true, tokenizer: new parts.Tokenizer() };
  expect(parts.Parser.parse(parts.Lexer.lex("*a* ~~b~~", options), options)).toBe(
    "<p><em>a</em> <del>b</del></p>\n",
  );
});

it("stops the build where marked is built in another way", () => {
  expect(() => withoutInstance("export{a as Lexer};")).toThrow("marked is not built as it was");
});
