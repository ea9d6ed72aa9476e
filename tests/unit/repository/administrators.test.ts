// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { CHROMIUM_ID, FIREFOX_ID, policyFiles } from "../../../scripts/administrators/policy-files.ts";
import { managedSchema } from "../../../scripts/managed-schema.ts";
import { lockedNames, unreadableNames } from "../../../utils/settings/settings-in-force.ts";
import { FALLBACKS, SETTING_NAMES } from "../../../utils/settings/settings-table.ts";
import config from "../../../wxt.config.ts";

const DOCS = join(import.meta.dirname, "..", "..", "..", "docs");
const read = (name: string): string => readFileSync(join(DOCS, name), "utf8");
const values = JSON.parse(read("administrators/values.json"));
const guide = read("administrators.md");

/** The rows of the table of keys: key, value, default, meaning, example. */
const rows = [...guide.matchAll(/^\| `(\w+)` \| (.+) \|$/gm)].map(([, key = "", rest = ""]) => [
  key,
  ...rest.split(" | "),
]);
const code = (cell: string | undefined): unknown => JSON.parse(/^`(.+)`$/.exec(cell ?? "")?.[1] ?? "");

describe("the administrators' guide", () => {
  it("has every key of the schema, in its order", () => {
    expect(rows.map(([key]) => key)).toEqual(Object.keys(managedSchema().properties));
  });

  it("says what holds without each key, and gives the example that the ready files have", () => {
    const fallbacks: Record<string, unknown> = FALLBACKS;
    for (const [key = "", , without, , example] of rows) {
      expect(code(example), key).toEqual(values[key]);
      if (without?.startsWith("`")) expect(code(without), key).toEqual(fallbacks[key]);
    }
  });

  it("has an example for each key that the extension can read", () => {
    expect(lockedNames(values)).toEqual(SETTING_NAMES);
    expect(unreadableNames(values)).toEqual([]);
    expect(Object.keys(values)).toEqual(Object.keys(managedSchema().properties));
  });

  it("names every ready file, and each is what `npm run administrators` writes", () => {
    for (const [name, content] of Object.entries(policyFiles(values))) {
      expect(guide).toContain(`(administrators/${name})`);
      expect(read(`administrators/${name}`), name).toBe(content);
    }
  });
});

describe("the ready files hold the same values:", () => {
  it("the add-on of Firefox has the id of the manifest", async () => {
    const { manifest } = config;
    if (typeof manifest !== "function") throw new Error("The manifest is made by a function");
    const made = await manifest({
      browser: "firefox",
      command: "build",
      mode: "production",
      manifestVersion: 3,
    });
    expect(made.browser_specific_settings?.gecko?.id).toBe(FIREFOX_ID);
  });

  it.each(["chrome-windows.reg", "edge-windows.reg"])("%s", (name) => {
    const end = `\\3rdparty\\extensions\\${CHROMIUM_ID}\\policy`;
    const found: Record<string, unknown> = {};
    let path: string[] | null = null;
    for (const line of read(`administrators/${name}`).split("\r\n")) {
      const [, key] = /^\[(.+)\]$/.exec(line) ?? [];
      if (key !== undefined) path = key.includes(end) ? (key.split(end)[1] ?? "").split("\\").slice(1) : null;
      const [, property = "", text, number] = /^"(\w+)"=(?:"(.*)"|dword:(\w{8}))$/.exec(line) ?? [];
      if (path === null || property === "") continue;
      found[[...path, property].join(".")] = text ?? Number.parseInt(number ?? "", 16);
    }
    expect(found).toEqual(flat(values));
  });

  it.each(["chrome-macos.mobileconfig", "edge-macos.mobileconfig"])("%s", (name) => {
    const text = read(`administrators/${name}`).replace(/<!DOCTYPE[^>]+>/, "");
    const document = new DOMParser().parseFromString(text, "application/xml");
    const root = document.querySelector("plist > dict");
    if (root === null) throw new Error("no property list");
    const profile = plain(root) as { PayloadContent: Record<string, unknown>[] };
    const [browser = {}, extension = {}] = profile.PayloadContent;
    expect(extension.PayloadType).toBe(`${browser.PayloadType}.extensions.${CHROMIUM_ID}`);
    expect(extension).toMatchObject(values);
    expect(browser.ExtensionSettings).toHaveProperty([CHROMIUM_ID, "installation_mode"], "force_installed");
  });
});

/** As a registry has it: lists numbered from 1, yes and no as 1 and 0. */
function flat(value: unknown, path: readonly string[] = []): Record<string, unknown> {
  if (typeof value === "object" && value !== null) {
    const first = Array.isArray(value) ? 1 : 0;
    const below = Object.entries(value).map(([name, each]) =>
      flat(each, [...path, first ? String(Number(name) + first) : name]),
    );
    return Object.assign({}, ...below);
  }
  return { [path.join(".")]: typeof value === "boolean" ? Number(value) : value };
}

function plain(element: Element): unknown {
  const below = [...element.children];
  switch (element.tagName) {
    case "dict":
      return Object.fromEntries(
        below.flatMap((each, index) => {
          const next = below[index + 1];
          return index % 2 === 0 && next !== undefined ? [[each.textContent, plain(next)]] : [];
        }),
      );
    case "array":
      return below.map(plain);
    case "integer":
      return Number(element.textContent);
    case "true":
    case "false":
      return element.tagName === "true";
    default:
      return element.textContent;
  }
}
