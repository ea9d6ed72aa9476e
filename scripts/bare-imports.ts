import type { ModulePreloadOptions, Plugin } from "vite";

/**
 * Vite wraps every `import()` to load the styles and scripts it needs ahead of it. Here no part of a page has styles of
 * its own and the scripts lie in the package, so the wrapper would be a twentieth of the popup for nothing.
 */
export function bareImports(): Plugin {
  return {
    name: "bare-imports",
    enforce: "pre",
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => "export const __vitePreload = (load) => load();",
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === "chunk") chunk.code = withoutStyleTable(chunk.code, chunk.fileName);
        }
      },
    },
  };
}

/** What the wrapper would have read: the table of styles and the places in it. Vite writes them all the same. */
function withoutStyleTable(code: string, fileName: string): string {
  const kept = code
    .replace(/^const __vite__mapDeps=.*\n/, "")
    .replaceAll(/,\s*__vite__mapDeps\([^)]*\)/g, "");
  if (kept.includes("__vite__mapDeps")) throw new Error(`${fileName} still reads the table of its styles`);
  return kept;
}

/** A page names all scripts it opens with, so that they are read at once and not one after another. */
export const preloadFromPages = {
  polyfill: false,
  resolveDependencies: (_script, scripts, { hostType }) => (hostType === "html" ? scripts : []),
} satisfies ModulePreloadOptions;
