import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { textsOf } from "../../../scripts/locales.ts";
import { STORED_DATA } from "../../../utils/platform/stored-data.ts";

const ROOT = join(import.meta.dirname, "..", "..", "..");

async function sources(): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const folder of ["entrypoints", "components", "utils"]) {
    for (const entry of await readdir(join(ROOT, folder), { recursive: true })) {
      if (/\.(tsx?|html)$/.test(entry)) {
        texts.set(`${folder}/${entry}`, await readFile(join(ROOT, folder, entry), "utf8"));
      }
    }
  }
  return texts;
}

/** The modules that may store, each by the means it has. They take only names that are registered, by their types. */
const MEANS: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\blocalStorage\./,
    ["components/base/left-behind.ts", "components/settings/data-store.ts", "utils/platform/local-record.ts"],
  ],
  [
    /\b(openDB|deleteDB)\b|\bindexedDB\b/,
    ["entrypoints/background/search/answers-database.ts", "utils/platform/whole-database.ts"],
  ],
  [
    /\bbrowser\.storage(\.(local|session|sync)|\[)/,
    [
      "entrypoints/background/network/rate-limit-pauses.ts",
      // It stores nothing: it closes the areas to pages.
      "entrypoints/background/storage-access.ts",
      "entrypoints/background/sync/travelling-settings.ts",
      "utils/checks/unstored.ts",
      "utils/settings/settings.ts",
      "utils/sites/kept-site-list.ts",
      "utils/sync/own-items.ts",
    ],
  ],
  [/\bsessionStorage\b|\bdocument\.cookie\b|\bcookieStore\b|\bcaches\.|\bgetDirectory\(/, []],
];

describe("what is stored", () => {
  it.each(MEANS)("by %s is stored only where names are registered", async (means, allowed) => {
    const code = [...(await sources())].map(
      ([path, text]) => [path, text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "")] as const,
    );
    const found = code.filter(([, text]) => means.test(text)).map(([path]) => path);
    expect(found.toSorted()).toEqual(allowed);
  });
});

const AREAS: Readonly<Record<string, readonly string[]>> = {
  "checks-database": ["IndexedDB"],
  "answers-database": ["IndexedDB"],
  "searches-database": ["IndexedDB"],
  "watches-database": ["IndexedDB"],
  "pages-database": ["IndexedDB"],
};

describe("docs/privacy.md", () => {
  it("has one line for each kind of stored data: where, cleared by what, and whether a backup holds it", async () => {
    const document = await readFile(join(ROOT, "docs", "privacy.md"), "utf8");
    const english = await textsOf("en");
    const table = document.split(/^## /m).find((section) => section.startsWith("What is saved")) ?? "";
    const lines = table
      .split("\n")
      .filter((line) => line.startsWith("| ") && !line.startsWith("| ---") && !line.startsWith("| What "))
      .map((line) => {
        const [, , where = "", , cleared = "", backup = ""] = line.split("|").map((cell) => cell.trim());
        const codes = [...where.matchAll(/`([^`]+)`/g)].map(([, code]) => code ?? "");
        return { codes: codes.toSorted().join(" "), cleared, backup };
      })
      .toSorted((one, other) => (one.codes < other.codes ? -1 : 1));
    const expected = Object.values(STORED_DATA)
      .map((kind) => {
        const inPrivate = "private" in kind && kind.private === "storage.session" ? [kind.private] : [];
        const area = AREAS[kind.area] ?? [kind.area];
        const keys = kind.keys.map((key) => key.replace("marks/", ""));
        return {
          codes: [...area, ...keys, ...inPrivate].toSorted().join(" "),
          cleared: kind.clearedBy.map((clear) => english.get(`data.${clear}_clear`)).join(", ") || "no",
          backup: kind.backup ? "yes" : "no",
        };
      })
      .toSorted((one, other) => (one.codes < other.codes ? -1 : 1));
    expect(lines).toEqual(expected);
  });
});
