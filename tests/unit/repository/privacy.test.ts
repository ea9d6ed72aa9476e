import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { lockedNames } from "../../../utils/platform/settings-shape.ts";
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
    const { browser_specific_settings } = await manifestFor("firefox");
    const keys = browser_specific_settings?.gecko.data_collection_permissions;
    expect(documented("Firefox data collection keys").sort()).toEqual(
      [...(keys?.required ?? []), ...(keys?.optional ?? [])].sort(),
    );
  });
});

describe("the manifest", () => {
  it.each(["chrome", "firefox"] as const)("of %s opens nothing to web pages", async (browser) => {
    const manifest = await manifestFor(browser);
    expect(manifest.content_scripts).toBeUndefined();
    expect(manifest.externally_connectable).toBeUndefined();
    expect(manifest.web_accessible_resources).toBeUndefined();
    expect(manifest.permissions).not.toContain("tabs");
    expect(JSON.stringify(manifest.permissions)).not.toContain("://");
  });

  it("an administrator can set every setting and watches, and nothing else", async () => {
    const schema = JSON.parse(await readFile(join(ROOT, "public", "managed-schema.json"), "utf8"));
    const values = {
      searchServiceUrl: "https://a.example",
      factCheckServiceUrl: "https://b.example",
      country: ["us"],
      state: ["TX"],
      city: ["Austin"],
      pageSize: 20,
      openIn: "new-tab",
      suggestions: false,
      notifications: false,
      sourcePassages: false,
      siteList: true,
      language: "fr",
    };
    expect(Object.keys(schema.properties).sort()).toEqual([...Object.keys(values), "watches"].sort());
    expect(lockedNames(values).sort()).toEqual(Object.keys(values).sort());
  });
});
