import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..", "..", "..");

it("only the package that brings Node may run a script when it is installed", async () => {
  const { allowScripts } = JSON.parse(await readFile(join(ROOT, "package.json"), "utf8"));
  expect(allowScripts).toEqual({ node: true, fsevents: false });
  const settings = (await readFile(join(ROOT, ".npmrc"), "utf8")).split("\n");
  expect(settings).toContain("strict-allow-scripts=true");
});
