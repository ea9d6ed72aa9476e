import { join } from "node:path";

interface Graph {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

const POPUP = join(import.meta.dirname, "..", "entrypoints", "popup", "main.tsx");
const OF_ONE_PAGE = "/entrypoints/";
/** What WXT adds, which is nothing here: on its own it would be one more script to fetch. */
const IN_EVERY_PAGE = "virtual:wxt-html-plugins";

/** What is in a package never changes under a page, so that no name needs a hash of what is in the file. */
export function pagesOutput() {
  return {
    codeSplitting: codeSplitting(),
    entryFileNames: "[name].js",
    chunkFileNames: "[name].js",
    assetFileNames: "[name].[ext]",
  };
}

/**
 * How the pages' scripts are cut: what opens with the popup stands in one, what the popup loads when it is first used in
 * another, what several other pages need in a third. Three compress better and start sooner than thirty.
 */
function codeSplitting() {
  let parts: ReadonlyMap<string, string> | null = null;
  return {
    groups: [
      {
        debugName: "popup",
        name(id: string, graph: Graph): string | null {
          parts ??= partsOfPopup(graph);
          if (id.includes(IN_EVERY_PAGE)) return "base";
          return id.includes(OF_ONE_PAGE) ? null : (parts.get(id) ?? null);
        },
      },
      { debugName: "shared", name: "shared", minShareCount: 2 },
    ],
  };
}

function partsOfPopup(graph: Graph): Map<string, string> {
  const parts = new Map<string, string>();
  const entries: string[] = [];
  const follow = (id: string, part: string): void => {
    const module = graph.getModuleInfo(id);
    if (parts.has(id) || module === null) return;
    parts.set(id, part);
    entries.push(...module.dynamicallyImportedIds);
    for (const imported of module.importedIds) follow(imported, part);
  };
  follow(POPUP, "base");
  for (let entry = entries.shift(); entry !== undefined; entry = entries.shift()) follow(entry, "later");
  return parts;
}
