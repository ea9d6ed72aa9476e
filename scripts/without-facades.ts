import type { Plugin, Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;

const FACADE = /^export\{([^}]*)\}from"\.\/([^"]+)";?$/;
const EXPORTS = /export\{([^}]*)\};?$/;

/**
 * What is imported when it is first used gets a script of its own that only renames what another exports. Here that
 * other script exports the names itself: one file less to fetch, and less to weigh. Works on what `tighterScripts` made.
 */
export function withoutFacades(): Plugin {
  return {
    name: "without-facades",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const facade of scriptsOf(bundle)) {
          const [, names, target] = FACADE.exec(facade.code) ?? [];
          const real = scriptsOf(bundle).find(({ fileName }) => fileName === target);
          if (names === undefined || target === undefined || real === undefined) continue;
          real.code = withNames(real.code, pairsOf(names), importedFrom(bundle, target, facade));
          const asked = `import("./${facade.fileName}")`;
          for (const each of scriptsOf(bundle))
            each.code = each.code.replaceAll(asked, `import("./${target}")`);
          delete bundle[facade.fileName];
          const left = scriptsOf(bundle).find(({ code }) => code.includes(`./${facade.fileName}`));
          if (left) throw new Error(`${left.fileName} still asks for ${facade.fileName}`);
        }
      },
    },
  };
}

const scriptsOf = (bundle: Bundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((file) => file.type === "chunk");

/** `a as b, c` as pairs of a name and the name it is given. */
function pairsOf(names: string): (readonly [string, string])[] {
  return names.split(",").map((each) => {
    const [name = "", given = name] = each.split(" as ");
    return [name, given];
  });
}

/** Which of its names other scripts import by name. */
function importedFrom(bundle: Bundle, script: string, except: Rolldown.OutputChunk): Set<string> {
  const found = new Set<string>();
  for (const each of scriptsOf(bundle)) {
    if (each === except) continue;
    for (const [, names = "", from] of each.code.matchAll(/(?:import|export)\{([^}]*)\}from"\.\/([^"]+)"/g)) {
      if (from === script) for (const [name] of pairsOf(names)) found.add(name);
    }
  }
  return found;
}

export function withNames(
  code: string,
  given: readonly (readonly [string, string])[],
  needed: ReadonlySet<string>,
): string {
  const [whole, names = ""] = EXPORTS.exec(code) ?? [];
  if (whole === undefined) throw new Error("a script of several parts exports nothing at its end");
  const exported = new Map(pairsOf(names).map(([local, name]) => [name, local]));
  const renamed = given.map(([name, as]): [string, string] => {
    const local = exported.get(name);
    if (local === undefined) throw new Error(`there is no ${name} to be called ${as}`);
    return [as, local];
  });
  for (const [name] of given) if (!needed.has(name)) exported.delete(name);
  for (const [as, local] of renamed) exported.set(as, local);
  const list = [...exported].map(([name, local]) => (name === local ? name : `${local} as ${name}`));
  return `${code.slice(0, -whole.length)}export{${list.join(",")}};`;
}
