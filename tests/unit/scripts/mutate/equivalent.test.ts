import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { EQUIVALENT } from "../../../../scripts/mutate/equivalent.ts";

const ROOT = join(import.meta.dirname, "..", "..", "..", "..");

it.each(Object.keys(EQUIVALENT))(
  "the change that makes no difference is one of a line that is there: %s",
  (id) => {
    const [path = "", before = ""] = id.split("|");
    expect(existsSync(join(ROOT, path))).toBe(true);
    expect(readFileSync(join(ROOT, path), "utf8")).toContain(before);
  },
);
