import { NAMESPACE_NAMES, namespaceOf } from "../../../utils/sites/namespaces.ts";

/**
 * The endings of official hosts, each with a dot before it, so that `canada.ca` and all below it fit and `notcanada.ca` does
 * not. `lines`: the list of government sites. `suffixRules`: the public suffixes, one rule a line; names that anybody can
 * register below are left out.
 */
export function markSuffixes(lines: string, suffixRules: string): readonly string[] {
  const rules = new Set(suffixRules.split("\n"));
  const names = NAMESPACE_NAMES.map((name) => `.${name}`);
  for (const line of lines.split("\n")) {
    const [name = ""] = line.split("\t");
    if (namespaceOf(name) === null && !isPublicSuffix(name, rules)) names.push(`.${name}`);
  }
  return names;
}

function isPublicSuffix(name: string, rules: ReadonlySet<string>): boolean {
  const dot = name.indexOf(".");
  if (dot < 0) return true;
  return !rules.has(`!${name}`) && (rules.has(name) || rules.has(`*${name.slice(dot)}`));
}
