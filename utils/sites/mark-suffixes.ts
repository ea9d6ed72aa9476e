import { getDomain } from "tldts";
import { NAMESPACE_NAMES, namespaceOf } from "./namespaces.ts";

/**
 * The endings of official hosts, each with a dot before it, so that `canada.ca` and all below it fit and `notcanada.ca` does
 * not. `lines`: the list of government sites. Names that anybody can register below are left out.
 */
export function markSuffixes(lines: string): readonly string[] {
  const names = NAMESPACE_NAMES.map((name) => `.${name}`);
  for (const line of lines.split("\n")) {
    const [name = ""] = line.split("\t");
    if (namespaceOf(name) !== null) continue;
    if (getDomain(name, { allowPrivateDomains: true }) !== null) names.push(`.${name}`);
  }
  return names;
}
