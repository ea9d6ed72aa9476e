import type { Plugin } from "vite";

/**
 * Vite wraps every `import()` to load the styles and scripts it needs ahead of it. Here each page has one style file and
 * the scripts lie in the package, so the wrapper would be a twentieth of the popup for nothing.
 */
export function bareImports(): Plugin {
  return {
    name: "bare-imports",
    enforce: "pre",
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => "export const __vitePreload = (load) => load();",
    },
  };
}
