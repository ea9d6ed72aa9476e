/** Who may import whom: docs/architecture.md, "Who may import whom". */
const PAGES = "^entrypoints/(popup|search|sidepanel|options|welcome)/";
const PURE_UTILS = "^utils/(query|text|checks|api/(types|failure)|result|i18n|failure-text|messages|browser)";

export default {
  forbidden: [
    {
      name: "no-cycles",
      severity: "error",
      from: {},
      // A type that is imported leaves nothing in the code: a cycle closed by one is none when it runs.
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "no-unresolved",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^(node:|virtual:|wxt/)" },
    },
    {
      name: "pages-and-background-apart",
      comment: "Entrypoints never import each other.",
      severity: "error",
      from: { path: "^entrypoints/([^/]+)/" },
      to: { path: "^entrypoints/", pathNot: "^entrypoints/$1/" },
    },
    {
      name: "only-the-background-talks-to-the-network",
      severity: "error",
      from: { path: `${PAGES}|^components/` },
      to: { path: "^utils/api/", pathNot: "^utils/api/(types|failure)\\.ts$" },
    },
    {
      name: "components-are-pure",
      comment:
        "No messaging, storage or HTTP in components. messages.ts and the stores of page/ give them types alone.",
      severity: "error",
      from: { path: "^components/" },
      to: { path: "^(utils|entrypoints)/", pathNot: PURE_UTILS, dependencyTypesNot: ["type-only"] },
    },
    {
      name: "stores-of-pages-are-for-pages",
      severity: "error",
      from: { path: "^(entrypoints/background/|utils/(?!page/))" },
      to: { path: "^utils/page/" },
    },
    {
      name: "one-door-to-the-browser",
      severity: "error",
      from: { pathNot: "^utils/browser\\.ts$" },
      to: { path: "node_modules/webextension-polyfill", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "utils-stand-below",
      severity: "error",
      from: { path: "^utils/" },
      to: { path: "^(entrypoints|components)/" },
    },
    {
      name: "rules-are-pure",
      severity: "error",
      from: { path: "^utils/(query|checks)/" },
      to: { path: "^utils/(api/(?!types|failure)|store|browser)" },
    },
    {
      name: "server-and-extension-apart",
      severity: "error",
      from: { path: "^server/" },
      to: { path: "^(entrypoints|components|utils)/" },
    },
    {
      name: "extension-and-server-apart",
      severity: "error",
      from: { path: "^(entrypoints|components|utils)/" },
      to: { path: "^(server|tests|scripts)/" },
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
