import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { policyFiles } from "./policy-files.ts";

/** Writes the ready files of docs/administrators from its `values.json`. */
const FOLDER = join(import.meta.dirname, "..", "..", "docs", "administrators");

const values = JSON.parse(await readFile(join(FOLDER, "values.json"), "utf8"));
for (const [name, content] of Object.entries(policyFiles(values))) {
  await writeFile(join(FOLDER, name), content);
}
