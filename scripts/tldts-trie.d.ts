declare module "tldts/dist/cjs/src/data/trie.js" {
  export * from "tldts/dist/types/src/data/trie.d.ts";
}
