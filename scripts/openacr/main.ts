import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openAcrFiles } from "./files.ts";

for (const [path, content] of Object.entries(await openAcrFiles())) {
  await writeFile(join(import.meta.dirname, "..", "..", path), content);
}
