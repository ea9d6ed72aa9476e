import { isGovernmentHost } from "./namespaces.ts";

/** The host a link leads to, from the link itself: lower case, other alphabets as punycode. Null: no web address. */
export function linkHost(address: string): string | null {
  if (!/^https?:\/\//i.test(address.trim()) || !URL.canParse(address)) return null;
  return new URL(address).hostname.replace(/\.$/, "");
}

/** Without the `www.` that says nothing. */
export function plainHost(host: string): string {
  return host.replace(/^www\.(?=.+\.)/, "");
}

/** Whether a host is this domain or lies below it. */
export function isWithinDomain(host: string, domain: string): boolean {
  const wanted = plainHost(domain.trim().toLowerCase().replace(/\.$/, ""));
  const own = plainHost(host);
  return own === wanted || own.endsWith(`.${wanted}`);
}

/** The host that a title claims, where it is itself an address (`https://www.irs.gov/`) or an official host (`irs.gov`). */
export function namedHost(title: string): string | null {
  const words = title.trim();
  if (/^https?:\/\//i.test(words)) return linkHost(words);
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+([/?#]\S*)?$/i.test(words)) return null;
  const host = linkHost(`https://${words}`);
  // Others are file names more often than hosts: "report.pdf".
  return host !== null && (isGovernmentHost(host) || host.startsWith("www.")) ? host : null;
}
