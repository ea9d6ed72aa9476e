import { join } from "node:path";
import preact from "@preact/preset-vite";
import { mergeConfig } from "vite";
import { defineConfig } from "wxt";
import { bareImports, preloadFromPages } from "./scripts/bare-imports.ts";
import { pagesOutput } from "./scripts/chunks.ts";
import { mergedMessages, shortMessageNames } from "./scripts/locales.ts";
import { contentSecurityPolicy, hostPermissions } from "./scripts/manifest-parts.ts";
import { markedParts } from "./scripts/marked-parts.ts";
import { pack } from "./scripts/pack.ts";
import { tighterPages, tighterScripts } from "./scripts/tighter.ts";
import { withoutFacades } from "./scripts/without-facades.ts";

const ADDRESS_VARIABLES = ["WXT_SEARCH_API_URL", "WXT_FACT_CHECK_API_URL"] as const;

export default defineConfig({
  imports: false,
  zip: { excludeSources: ["docs/screenshots/**", "docs/store/pictures/**"] },
  outDir: process.env.PRIMARY_SOURCE_OUTPUT || ".output",
  manifestVersion: 3,
  targetBrowsers: ["chrome", "edge", "firefox"],
  vite: () => ({
    plugins: [
      preact({ devToolsEnabled: false }),
      bareImports(),
      shortMessageNames(),
      markedParts(),
      tighterPages(),
      tighterScripts(),
      withoutFacades(),
    ],
    resolve: { alias: { "webextension-polyfill": join(import.meta.dirname, "utils", "native-browser.ts") } },
    build: {
      target: ["chrome123", "firefox140"],
      modulePreload: preloadFromPages,
      rolldownOptions: { checks: { pluginTimings: false } },
    },
  }),
  hooks: {
    "zip:extension:done": (wxt, path) => pack(wxt.config.outDir, path),
    "vite:build:extendConfig": (entrypoints, config) => {
      // The worker is one script that cannot be cut.
      if (entrypoints.some(({ type }) => type === "background")) return;
      Object.assign(config, mergeConfig(config, { build: { rolldownOptions: { output: pagesOutput() } } }));
    },
    "build:publicAssets": async (_wxt, files) => {
      for (const [language, messages] of Object.entries(await mergedMessages())) {
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
    return {
      name: "__MSG_extension_name__",
      short_name: "__MSG_extension_short_name__",
      description: "__MSG_extension_description__",
      default_locale: "en",
      permissions: [
        "activeTab",
        "alarms",
        "contextMenus",
        "scripting",
        "storage",
        ...(firefox ? [] : ["sidePanel"]),
      ],
      optional_permissions: ["notifications"],
      host_permissions: hostPermissions(addresses),
      optional_host_permissions: ["https://*/*", "http://localhost/*", "http://127.0.0.1/*"],
      omnibox: { keyword: "gov" },
      commands: {
        _execute_action: { suggested_key: { default: "Alt+Shift+G" } },
        "fact-check-selection": {
          // Firefox opens its File menu with F; with C, Chrome groups tabs.
          suggested_key: { default: "Alt+Shift+K" },
          description: "__MSG_command_fact_check__",
        },
      },
      storage: { managed_schema: "managed-schema.json" },
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
                  required: ["searchTerms", "websiteContent", "browsingActivity"],
                },
              },
            },
          }
        : { minimum_chrome_version: "123" }),
    };
  },
});
