import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { messagesOf } from "../../../scripts/locales.ts";
import { LANGUAGES } from "../../../utils/platform/languages.ts";
import { SENT_DATA } from "../../../utils/settings/sent-data.ts";
import config from "../../../wxt.config.ts";

const ROOT = join(import.meta.dirname, "..", "..", "..");
const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");
const notes = read("docs/store/review-notes.md");
const privacy = read("docs/privacy.md");

async function manifestFor(browser: "chrome" | "firefox") {
  const { manifest } = config;
  if (typeof manifest !== "function") throw new Error("The manifest is made by a function");
  return manifest({ browser, command: "build", mode: "production", manifestVersion: 3 });
}

/** Every permission of both manifests, with whether the user gives it later. */
async function permissions(): Promise<Map<string, "required" | "optional">> {
  const found = new Map<string, "required" | "optional">();
  for (const made of [await manifestFor("chrome"), await manifestFor("firefox")]) {
    for (const name of made.permissions ?? []) found.set(name, "required");
    for (const name of [...(made.optional_permissions ?? []), ...(made.optional_host_permissions ?? [])])
      found.set(name, "optional");
  }
  return found;
}

/** The rows of the table under a heading: the code names of the first cell, and the whole row. */
function table(document: string, heading: string): (readonly [names: string[], row: string])[] {
  const section = document.split(/^## /m).find((each) => each.startsWith(`${heading}\n`)) ?? "";
  return section
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((row) => [
      [...(row.split(" | ")[0] ?? "").matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name),
      row,
    ]);
}

describe("the notes for reviewers", () => {
  it("name every permission of both manifests, and which of them the user gives later", async () => {
    const said = table(notes, "Permissions").flatMap(([names, row]) =>
      names.map((name) => [name, row.includes("(optional") ? "optional" : "required"]),
    );
    expect(Object.fromEntries(said)).toEqual(Object.fromEntries(await permissions()));
  });

  it("agree with the privacy page about what is optional", () => {
    const said = (document: string) =>
      table(document, "Permissions")
        .filter(([, row]) => /\boptional\b/.test(row))
        .flatMap(([names]) => names)
        .toSorted();
    expect(said(notes)).toEqual(said(privacy));
  });

  it.each([
    ["alarms", "followed", "watches"],
    ["notifications", "followed", "watches"],
    ["scripting", "sentences of the page", "sentences of a page"],
    ["activeTab", "address", "address"],
  ])("say of %s all that the privacy page says", (name, inNotes, inPrivacy) => {
    const row = (document: string) =>
      table(document, "Permissions").find(([names]) => names.includes(name))?.[1] ?? "";
    expect(row(notes)).toContain(inNotes);
    expect(row(privacy)).toContain(inPrivacy);
  });

  it("say what is read of pages as the table of the welcome page says what is sent", () => {
    // Each row that sends something of a page has its gesture in the notes.
    const gestures: Partial<Record<keyof typeof SENT_DATA, string>> = {
      check: "“Fact-check”",
      site: "whose site it is",
    };
    const ofPages = Object.entries(SENT_DATA).filter(([, types]) =>
      types.some((type) => type !== "searchTerms"),
    );
    expect(ofPages.map(([row]) => row).toSorted()).toEqual(Object.keys(gestures).toSorted());
    for (const gesture of Object.values(gestures))
      expect(notes.replace(/"([^"]+)"/g, "“$1”")).toContain(gesture);
  });
});

describe("the listing", () => {
  const TOLD = {
    en: ["look-alike", "Follow", "passages", "copied with its source", "sentences of a page", "independent"],
    fr: ["imitation", "Suivez", "passages", "se copie avec sa source", "phrases d’une page", "indépendant"],
    es: [
      "imitación",
      "Siga",
      "fragmentos",
      "se copia con su fuente",
      "oraciones de una página",
      "independiente",
    ],
  };

  it.each(LANGUAGES)("in %s has the summary of the manifest, and tells of every part", async (language) => {
    const text = read(`docs/store/listing-${language}.md`);
    const { extension_description: summary } = await messagesOf(language);
    expect(text.split("\n").join(" ")).toContain(summary?.message);
    expect(summary?.message.length).toBeLessThanOrEqual(132);
    const told = text.replace(/\s+/g, " ");
    for (const words of TOLD[language]) expect(told).toContain(words);
  });

  it.each(LANGUAGES)("in %s praises nothing as the best, and names no store", (language) => {
    const text = read(`docs/store/listing-${language}.md`);
    expect(text).not.toMatch(/\b(?:best|meilleure?|mejor|#1|Google|Chrome Web Store)\b/);
  });
});

describe("what a document of the store names", () => {
  it("exists", () => {
    const missing = globSync("docs/store/*.md", { cwd: ROOT }).flatMap((path) =>
      [
        ...read(path).matchAll(
          /`((?:docs|tests|utils|scripts|components|entrypoints|public|locales|server)\/[^`]*)`/g,
        ),
      ]
        .map(([, named = ""]) => named)
        .filter((named) => !named.includes("*") && !existsSync(join(ROOT, named)))
        .map((named) => `${path}: ${named}`),
    );
    expect(missing).toEqual([]);
  });
});

describe("the criteria of the stores", () => {
  const rows = [...read("docs/store/criteria.md").matchAll(/^\| (\d+) \| (.+) \|$/gm)].map(
    ([, number = "", rest = ""]) => [Number(number), ...rest.split(" | ")] as const,
  );

  it("are 36, and each is met, or says why not", () => {
    expect(rows.map(([number]) => number)).toEqual(Array.from({ length: 36 }, (_, index) => index + 1));
    for (const [number, , , state] of rows) expect(state, String(number)).toMatch(/^met|outside|^open: /);
  });

  it("name a file that shows each", () => {
    const missing = rows.flatMap(([number, , , , shown = ""]) => {
      const files = [...shown.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file);
      return files.length > 0 && files.every((file) => existsSync(join(ROOT, file))) ? [] : [number];
    });
    expect(missing).toEqual([]);
  });
});

describe("what a listing shows", () => {
  const pictures = globSync("docs/store/pictures/[0-9]-*.png", { cwd: ROOT });

  it.each(LANGUAGES)("is the same five things in %s", (language) => {
    const shown = pictures.filter((path) => path.endsWith(`-${language}.png`));
    expect(shown.map((path) => path.replace(/^.*\/\d-(.+)-\w+\.png$/, "$1")).toSorted()).toEqual(
      ["claim", "look-alike", "search", "verdict", "whats-new"].toSorted(),
    );
  });

  it.each(pictures)("%s has 1280 × 800 pixels", (path) => {
    const head = readFileSync(join(ROOT, path));
    expect([head.readUInt32BE(16), head.readUInt32BE(20)]).toEqual([1280, 800]);
  });

  it("and a film that is small enough to be kept here", () => {
    const film = readFileSync(join(ROOT, "docs/film.webm"));
    expect(film.subarray(0, 4).toString("hex")).toBe("1a45dfa3");
    expect(film.length).toBeLessThanOrEqual(1_500_000);
  });
});
