import { plainHost } from "../link-host.ts";
import { isGovernmentHost } from "../namespaces.ts";
import { WELL_KNOWN } from "../well-known.ts";

/** No host is longer. */
const LONGEST = 253;

/**
 * The official site that an address names as its user, beside the host it really leads to; null: none. Only that name is
 * given, since the rest may be a password.
 */
export function siteInUserName(address: string): { readonly name: string; readonly host: string } | null {
  if (!address.includes("@") || !URL.canParse(address)) return null;
  const { protocol, username, password, hostname } = new URL(address);
  if ((protocol !== "https:" && protocol !== "http:") || isGovernmentHost(hostname)) return null;
  const words = `${username.slice(0, LONGEST)}:${password.slice(0, LONGEST)}`
    .toLowerCase()
    .split(/[^a-z0-9.-]+/);
  const name = words.map(plainHost).find((word) => isGovernmentHost(word) || WELL_KNOWN.includes(word));
  return name === undefined ? null : { name, host: plainHost(hostname) };
}
