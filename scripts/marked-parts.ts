import type { Plugin } from "vite";

/**
 * Cuts from marked what stands around its lexer and parser: the class that holds settings, hooks and extensions, a tenth
 * of it, which none of its own annotations let the bundler leave out. A version that is built otherwise stops the build.
 */
export function markedParts(): Plugin {
  return {
    name: "marked-parts",
    enforce: "pre",
    transform: {
      filter: { id: /\/marked\.esm\.js$/ },
      handler: (code) => ({ code: withoutInstance(code), map: null }),
    },
  };
}

export function withoutInstance(code: string): string {
  const start = code.search(/var \w+=class\{defaults=\w+\(\);options=this\.setOptions/);
  const end = code.lastIndexOf("export{");
  if (start < 0 || end < start) throw new Error("marked is not built as it was: see scripts/marked-parts.ts");
  const kept = code.slice(0, start);
  const exported = [...code.slice(end).matchAll(/(\w+) as (Lexer|Parser|Tokenizer)\b/g)].map(
    ([name]) => name,
  );
  return `${kept}export{${exported.join(",")}};`;
}
