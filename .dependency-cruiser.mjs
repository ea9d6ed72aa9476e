/** Who may import whom: docs/architecture.md, "Four import rules". */
const PAGES = "^entrypoints/(popup|search|sidepanel|options|welcome|site)/";

/** Floors, lowest first: each imports only from those before it. */
const FLOORS = {
  utils: ["platform", "text", "search", "settings", "sites", "checks", "watches", "sync", "calls"],
  components: ["base", "checks", "search", "watches", "sites", "settings", "shell"],
  "components/search": ["view", "filters", "(box|results|feed|start)"],
};

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
      name: "components-below-pages",
      comment: "4. What pages are made of knows none of them.",
      severity: "error",
      from: { path: "^components/" },
      to: { path: "^entrypoints/" },
    },
    {
      name: "utils-below-both",
      comment: "2. utils/ is what worker and pages share: it imports neither.",
      severity: "error",
      from: { path: "^utils/" },
      to: { path: "^(entrypoints|components)/" },
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
    ...Object.entries(FLOORS).flatMap(([room, floors]) =>
      floors.slice(0, -1).map((floor, index) => ({
        name: `${room}/${floor}-imports-no-higher-floor`,
        severity: "error",
        from: { path: `^${room}/${floor}/` },
        to: { path: `^${room}/(${floors.slice(index + 1).join("|")})/` },
      })),
    ),
    { name: "no-circles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "no-unresolved",
      severity: "error",
      from: {},
      // The polyfill is installed as its types alone.
      to: { couldNotResolve: true, pathNot: "^(node:|virtual:|wxt/|webextension-polyfill$)" },
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
