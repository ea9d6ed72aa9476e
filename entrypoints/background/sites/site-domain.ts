import { plainHost } from "../../../utils/sites/link-host.ts";
import { namespaceOf } from "../../../utils/sites/namespaces.ts";

/**
 * The domain that the search service most likely has a host under, for the worker, which does not have the list of public
 * suffixes: the listed one, what was registered below a government's namespace, or the host itself. `lines`: the list of
 * government sites.
 */
export function siteDomain(host: string, lines: string): string {
  const all = `\n${lines}\n`;
  for (let name = plainHost(host); name.includes("."); name = name.slice(name.indexOf(".") + 1)) {
    if (all.includes(`\n${name}\t`) || all.includes(`\n${name}\n`)) return name;
  }
  const namespace = namespaceOf(host)?.name;
  if (namespace === undefined || plainHost(host) === namespace) return plainHost(host);
  const below = host.slice(0, -namespace.length - 1).split(".");
  const own = below.at(-1);
  return own === undefined || own === "www" ? namespace : `${own}.${namespace}`;
}
