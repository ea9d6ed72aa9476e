import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { SENT_DATA } from "../../../utils/settings/sent-data.ts";
import config from "../../../wxt.config.ts";

const ROOT = join(import.meta.dirname, "..", "..", "..");
const document = await readFile(join(ROOT, "docs", "privacy.md"), "utf8");

interface Manifest {
  permissions: string[];
  optional_permissions: string[];
  optional_host_permissions: string[];
  browser_specific_settings?: {
    gecko: { data_collection_permissions: { required: string[]; optional?: string[] } };
  };
  action?: { theme_icons: { dark: string; light: string; size: number }[] };
  commands: Record<string, { suggested_key?: { default: string } }>;
  content_scripts?: unknown;
  externally_connectable?: unknown;
  web_accessible_resources?: unknown;
}

async function manifestFor(browser: "chrome" | "firefox"): Promise<Manifest> {
  const { manifest } = config;
  if (typeof manifest !== "function") throw new Error("The manifest is made by a function");
  return (await manifest({ browser, command: "build", mode: "production", manifestVersion: 3 })) as Manifest;
}

/** The code names in the first column of the table under a heading. */
function documented(heading: string): string[] {
  const section = document.split(/^## /m).find((each) => each.startsWith(heading)) ?? "";
  return section
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .flatMap((line) => [...(line.split("|")[1] ?? "").matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? ""));
}

/** The rows of the table under a heading, cell by cell. */
function documentedTable(heading: string): string[][] {
  const section = document.split(/^## /m).find((each) => each.startsWith(heading)) ?? "";
  return section
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .slice(2)
    .map((line) => line.split(" | ").map((cell) => cell.replace(/^\| | \|$/g, "")));
}

async function dataTypes(): Promise<{ required: string[]; optional?: string[] }> {
  const { browser_specific_settings } = await manifestFor("firefox");
  return browser_specific_settings?.gecko.data_collection_permissions ?? { required: [] };
}

describe("docs/privacy.md", () => {
  it("names every permission of both manifests, and no other", async () => {
    const chrome = await manifestFor("chrome");
    const firefox = await manifestFor("firefox");
    const asked = [chrome, firefox].flatMap((manifest) => [
      ...manifest.permissions,
      ...manifest.optional_permissions,
      ...manifest.optional_host_permissions,
    ]);
    expect(documented("Permissions").sort()).toEqual([...new Set(asked)].sort());
  });

  it("names every data collection key of Firefox, and no other", async () => {
    const asked = documentedTable("Firefox data collection keys").map(([key, , when]) => [
      key?.replaceAll("`", ""),
      when === "at installation" ? "required" : "optional",
    ]);
    const { required, optional = [] } = await dataTypes();
    expect(asked).toEqual([
      ...required.map((key) => [key, "required"]),
      ...optional.map((key) => [key, "optional"]),
    ]);
  });

  it("says of everything that is sent which key covers it", async () => {
    const { required, optional = [] } = await dataTypes();
    const rows = documentedTable("What is sent");
    expect(rows.length).toBeGreaterThan(10);
    const named = rows.map(([, , , , type]) => type?.replaceAll("`", ""));
    expect(new Set(named)).toEqual(new Set([...required, ...optional, "none"]));
    for (const [what, , , , type] of rows) {
      expect([what, type === "none"]).toEqual([what, what?.startsWith("nothing but the request itself")]);
    }
  });
});

/** Which row of the welcome page covers a row of the document, by how that begins. */
const FIRST_RUN_ROWS: Readonly<Record<string, keyof typeof SENT_DATA>> = {
  "the words and filters of a search": "search",
  "the filters of the recent view": "search",
  "the words and filters of a watch": "watches",
  "the words being typed": "typing",
  "the beginning of a city's or domain's name": "typing",
  "the words of a page's title": "search",
  "the registered part of a page's host": "site",
  "the domain of a page": "search",
  "the words of a search that found nothing": "search",
  "beginnings of a word of a search that found nothing": "search",
  "a claim": "check",
  "words of a claim, and the sites": "passages",
  "the sites that verdicts name as sources": "changes",
  "the address of a link or page": "check",
  "settings that are no consent": "sync",
  "nothing but the request itself": "open",
};

describe("the table of what is sent on the welcome page", () => {
  it("has a row for everything the document names, with the same data types", () => {
    const covered = documentedTable("What is sent").map(([what = "", , , , type = ""]) => {
      const [, row] = Object.entries(FIRST_RUN_ROWS).find(([beginning]) => what.startsWith(beginning)) ?? [];
      return [row, type.replaceAll("`", "")] as const;
    });
    const pairs = new Set(covered.map(([row, type]) => `${row}: ${type}`));
    const expected = Object.entries(SENT_DATA).flatMap(([row, types]) =>
      row === "else" ? [] : (types.length > 0 ? types : ["none"]).map((type) => `${row}: ${type}`),
    );
    expect([...pairs].sort()).toEqual(expected.sort());
  });

  it("covers the keys of the manifest, and no other", async () => {
    const { required, optional = [] } = await dataTypes();
    expect(new Set(Object.values(SENT_DATA).flat())).toEqual(new Set([...required, ...optional]));
  });

  it("requires nothing that Firefox can ask for later", async () => {
    expect(await dataTypes()).toEqual({
      required: ["searchTerms"],
      optional: ["websiteContent", "browsingActivity"],
    });
  });

  it("is for Firefox alone", async () => {
    expect(JSON.stringify(await manifestFor("chrome"))).not.toContain("data_collection");
  });
});

describe("the manifest", () => {
  afterEach(() => void vi.unstubAllEnvs());

  it.each(["chrome", "firefox"] as const)("of %s opens nothing to web pages", async (browser) => {
    const manifest = await manifestFor(browser);
    expect(manifest.content_scripts).toBeUndefined();
    expect(manifest.externally_connectable).toBeUndefined();
    expect(manifest.web_accessible_resources).toBeUndefined();
    expect(manifest.permissions).not.toContain("tabs");
    expect(JSON.stringify(manifest.permissions)).not.toContain("://");
  });

  it("names a home page only in a build that has one", async () => {
    expect(await manifestFor("chrome")).not.toHaveProperty("homepage_url");
    vi.stubEnv("WXT_HOMEPAGE_URL", "https://home.example/");
    expect(await manifestFor("firefox")).toHaveProperty("homepage_url", "https://home.example/");
  });

  it.each([
    ["WXT_HOMEPAGE_URL", "javascript:alert(1)", "mailto:help@home.example"],
    ["WXT_SUPPORT_URL", "javascript:alert(1)", "help@home.example", "https://"],
  ])("is not built with a %s that nobody could open", async (name, ...addresses) => {
    for (const address of addresses) {
      vi.stubEnv(name, address);
      await expect(manifestFor("chrome")).rejects.toThrow(`${name} must begin with https://`);
    }
  });

  it("gives Firefox an icon for light and one for dark themes, and a shortcut for its sidebar", async () => {
    const { action, commands } = await manifestFor("firefox");
    const icons = action?.theme_icons ?? [];
    expect(icons.map(({ size }) => size)).toEqual([16, 32]);
    for (const { dark, light, size } of icons) {
      for (const path of [dark, light]) {
        const png = await readFile(join(ROOT, "public", path));
        expect([path, png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([path, size, size]);
      }
    }
    expect(commands).toHaveProperty("_execute_sidebar_action.suggested_key.default");
    const chrome = await manifestFor("chrome");
    expect(chrome.action).toBeUndefined();
    expect(chrome.commands).not.toHaveProperty("_execute_sidebar_action");
  });

  it.each(["chrome", "firefox"] as const)(
    "of %s suggests at most four shortcuts, all different",
    async (browser) => {
      const { commands } = await manifestFor(browser);
      const keys = Object.values(commands).map(({ suggested_key }) => suggested_key?.default);
      expect(keys.length).toBeLessThanOrEqual(4);
      expect(new Set(keys).size).toBe(keys.length);
    },
  );
});
