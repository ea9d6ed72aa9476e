import {
  edgeChild,
  edgeLength,
  edgeStart,
  exceptionsRoot,
  labelText,
  nodeFlags,
  rulesRoot,
} from "tldts/dist/cjs/src/data/trie.js";

const labels: string[] = [];
for (let edge = 0, offset = 0; edge < edgeLength.length; edge += 1) {
  const end = offset + (edgeLength[edge] ?? 0);
  labels.push(labelText.slice(offset, end));
  offset = end;
}

/**
 * The public suffixes that have a dot, out of the library that pages ask, as rules of publicsuffix.org: `co.uk`, `*.ck`,
 * `!www.ck`. The worker reads them from a file, because it is one script that the library would make half as long again.
 */
export function publicSuffixes(): readonly string[] {
  const rules = [
    ...rulesBelow(rulesRoot, ""),
    ...[...rulesBelow(exceptionsRoot, "")].map((name) => `!${name}`),
  ];
  // Lists of sites have other alphabets as punycode, which the library has as well.
  return rules.filter((rule) => /^[\x20-\x7e]+$/.test(rule)).toSorted();
}

function* rulesBelow(node: number, name: string): Generator<string> {
  if (nodeFlags[node] !== 0 && name.includes(".")) yield name;
  for (let edge = edgeStart[node] ?? 0; edge < (edgeStart[node + 1] ?? 0); edge += 1) {
    const label = labels[edge] ?? "";
    yield* rulesBelow(edgeChild[edge] ?? 0, name === "" ? label : `${label}.${name}`);
  }
}
