import { createRequire } from "node:module";
import { join } from "node:path";
import preact from "@preact/preset-vite";
import { mergeConfig } from "vite";
import { defineConfig } from "wxt";
import { browserMessages } from "./scripts/locales.ts";
import { managedSchema } from "./scripts/managed-schema.ts";
import {
  contentSecurityPolicy,
  hostPermissions,
  shownAddress,
  themeIcons,
} from "./scripts/manifest-parts.ts";
import { publicSuffixes } from "./scripts/public-suffixes.ts";
import { ASKED_DATA, REQUIRED_DATA } from "./utils/settings/sent-data.ts";

const ADDRESS_VARIABLES = ["WXT_SEARCH_API_URL", "WXT_FACT_CHECK_API_URL"] as const;

const MANAGED_SCHEMA = "managed-schema.json";

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/** Whether the popup imports a module without waiting for a click, itself or through others. Every script needs the bundler's own. */
function opensWithPopup(id: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (id.startsWith("\0") || id.includes("/entrypoints/popup/")) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return graph.getModuleInfo(id)?.importers.some((each) => opensWithPopup(each, graph, seen)) ?? false;
}

/** A page asks for its styles before its scripts, and so draws its frame while those are on their way. */
const stylesFirst = {
  order: "post" as const,
  handler(html: string): string {
    const styles = /\s*<link rel="stylesheet"[^>]*>/g;
    return html.replace(styles, "").replace(/\s*<script/, `${html.match(styles)?.join("") ?? ""}$&`);
  },
};

export default defineConfig({
  imports: false,
  zip: {
    // Pictures, and what Git ignores beside the folders that are left out anyway.
    excludeSources: ["docs/film.webm", "docs/store/pictures/**", "test-results/**", "**/*.db", "**/*.log"],
  },
  outDir: process.env.PRIMARY_SOURCE_OUTPUT || ".output",
  manifestVersion: 3,
  targetBrowsers: ["chrome", "edge", "firefox"],
  vite: () => ({
    plugins: [preact({ devToolsEnabled: false }), { name: "styles-first", transformIndexHtml: stylesFirst }],
    build: {
      target: ["chrome123", "firefox140"],
      // A page names every script it opens with, so that the browser reads them at once; scripts need no polyfill for it.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_script, scripts, { hostType }) => (hostType === "html" ? scripts : []),
      },
    },
  }),
  hooks: {
    // A page for developers, in no package: `npm run gallery`.
    "entrypoints:found": (_wxt, found) => {
      if (!process.env.PRIMARY_SOURCE_GALLERY) return;
      const inputPath = join(import.meta.dirname, "gallery", "index.html");
      found.push({ name: "gallery", inputPath, type: "unlisted-page" });
    },
    "vite:build:extendConfig": (entrypoints, config) => {
      // The worker is one script that cannot be split.
      if (entrypoints.some(({ type }) => type === "background")) return;
      // Two scripts and two style sheets: what the popup shares, and what only larger pages share. Forty small ones show the
      // last results half as late again.
      const group = {
        debugName: "shared by pages",
        name: (id: string, graph: ModuleGraph) => (opensWithPopup(id, graph) ? "base" : "large-pages"),
        // The styles of the large pages must not come with a script that the popup loads later.
        test: /(?<!\/pages\.css)$/,
        tags: ["$initial" as const],
        minShareCount: 2,
      };
      const output = { codeSplitting: { groups: [group] } };
      Object.assign(config, mergeConfig(config, { build: { rolldownOptions: { output } } }));
    },
    "build:publicAssets": async (wxt, files) => {
      // Injected into a page when a person asks for its sentences: the file as it was released.
      const library = createRequire(import.meta.url).resolve("@mozilla/readability/Readability.js");
      files.push({ relativeDest: "readability.js", absoluteSrc: library });
      // Only where the toolbar icon can be marked.
      if (wxt.config.browser !== "firefox") {
        files.push({ relativeDest: "public-suffixes.txt", contents: publicSuffixes().join("\n") });
      }
      files.push({ relativeDest: MANAGED_SCHEMA, contents: JSON.stringify(managedSchema(), null, 2) });
      for (const [language, messages] of Object.entries(await browserMessages())) {
        files.push({
          relativeDest: `_locales/${language}/messages.json`,
          contents: JSON.stringify(messages),
        });
      }
    },
  },
  manifest: ({ browser, command }) => {
    const firefox = browser === "firefox";
    const addresses = ADDRESS_VARIABLES.map((name) => process.env[name]);
    const homepage = shownAddress("WXT_HOMEPAGE_URL", ["https://"]);
    // The options page shows it; a wrong one must fail the build.
    shownAddress("WXT_SUPPORT_URL", ["https://", "mailto:"]);
    return {
      name: "__MSG_extension_name__",
      short_name: "__MSG_extension_short_name__",
      description: "__MSG_extension_description__",
      default_locale: "en",
      ...(homepage ? { homepage_url: homepage } : {}),
      permissions: [
        "activeTab",
        "alarms",
        "contextMenus",
        "scripting",
        "storage",
        // No browser warns of it at installation. Years of verdicts must not be deleted when the disk is full.
        "unlimitedStorage",
        ...(firefox ? [] : ["sidePanel"]),
      ],
      optional_permissions: ["notifications", ...(firefox ? [] : ["declarativeContent"])],
      host_permissions: hostPermissions(addresses),
      optional_host_permissions: ["https://*/*", "http://localhost/*", "http://127.0.0.1/*"],
      ...(firefox ? { action: { theme_icons: themeIcons([16, 32]) } } : {}),
      omnibox: { keyword: "gov" },
      commands: {
        _execute_action: { suggested_key: { default: "Alt+Shift+G" } },
        // Not S, with which Firefox opens its History menu.
        ...(firefox ? { _execute_sidebar_action: { suggested_key: { default: "Alt+Shift+P" } } } : {}),
        "fact-check-selection": {
          // Firefox opens its File menu with F; with C, Chrome groups tabs.
          suggested_key: { default: "Alt+Shift+K" },
          description: "__MSG_command_fact_check__",
        },
        "copy-quote": {
          suggested_key: { default: "Alt+Shift+U" },
          description: "__MSG_command_copy_quote__",
        },
      },
      storage: { managed_schema: MANAGED_SCHEMA },
      content_security_policy: { extension_pages: contentSecurityPolicy(command === "serve") },
      // A private window gets its own worker whose databases live in memory and end with it. Firefox has no split
      // mode: there the extension stays out of private windows rather than mix their words into the saved history.
      incognito: firefox ? "not_allowed" : "split",
      ...(firefox
        ? {
            browser_specific_settings: {
              gecko: {
                id: "primary-source@primary-source.example",
                strict_min_version: "140.0",
                data_collection_permissions: {
                  required: [...REQUIRED_DATA],
                  optional: [...ASKED_DATA],
                },
              },
            },
          }
        : { minimum_chrome_version: "123" }),
    };
  },
});
