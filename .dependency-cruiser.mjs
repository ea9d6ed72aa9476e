/** Who may import whom: docs/architecture.md, "Four import rules". */
const PAGES = "^entrypoints/(popup|search|sidepanel|options|welcome)/";

/** The floors of utils/, lowest first: each imports only from those before it. */
const FLOORS = ["requests", "sites", "claims", "watches", "platform", "sentences", "text"];

export default {
  forbidden: [
    {
      name: "worker-and-pages-apart",
      comment: "1. The background worker and the pages' components never import each other.",
      severity: "error",
      from: { path: "^(entrypoints/background|components)/" },
      to: { path: "^(entrypoints/background|components)/", pathNot: "^$1/" },
    },
    {
      name: "utils-below-both",
      comment: "2. utils/ is what worker and pages share: it imports neither.",
      severity: "error",
      from: { path: "^utils/" },
      to: { path: "^(entrypoints|components)/" },
    },
    {
      name: "browser-only-in-platform",
      comment: "3. Inside utils/ only platform/ touches the browser. Texts come from its i18n.ts.",
      severity: "error",
      from: { path: "^utils/(?!platform/)" },
      to: { path: "^utils/platform/(?!(i18n|settings-table)\\.ts$)" },
    },
    {
      name: "one-door-to-the-browser",
      severity: "error",
      from: { pathNot: "^utils/platform/browser\\.ts$" },
      to: { path: "node_modules/webextension-polyfill", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "pages-only-compose",
      comment: "4. A page folder imports components/ and utils/ only.",
      severity: "error",
      from: { path: PAGES },
      to: { path: "^entrypoints/", pathNot: PAGES },
    },
    {
      name: "pages-apart",
      severity: "error",
      from: { path: "^entrypoints/([^/]+)/" },
      to: { path: "^entrypoints/", pathNot: "^entrypoints/$1/" },
    },
    ...FLOORS.map((floor, index) => ({
      name: `utils-${floor}-imports-no-higher-floor`,
      severity: "error",
      from: { path: `^utils/${floor}/` },
      to: { path: `^utils/(${FLOORS.slice(index + 1).join("|") || "none"})/` },
    })),
    { name: "no-circles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "no-unresolved",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^(node:|virtual:|wxt/)" },
    },
    {
      name: "extension-imports-no-service",
      severity: "error",
      from: { path: "^(entrypoints|components|utils)/" },
      to: { path: "^(server|tests|scripts)/" },
    },
    {
      name: "service-imports-no-extension",
      severity: "error",
      from: { path: "^server/" },
      to: { path: "^(entrypoints|components|utils)/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json"],
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
    },
    moduleSystems: ["es6"],
  },
};
