/**
 * Namespaces in which only governments, or the bodies named, can register. Each guards everything below it. A name that
 * is not below one of these may still be official: this table only says who can be trusted by name alone.
 */
const GOVERNMENT_NAMESPACES = [
  ...["gov", "mil", "fed.us", "nsn.us"],
  ...["gc.ca", "canada.ca", "gov.ab.ca", "gov.bc.ca", "gov.mb.ca", "gov.nl.ca", "gov.ns.ca", "gov.nt.ca"],
  ...["gov.nu.ca", "gov.on.ca", "gov.pe.ca", "gov.sk.ca", "gov.yk.ca", "gnb.ca", "gouv.qc.ca"],
  ...["gov.uk", "nhs.uk", "police.uk", "mod.uk", "parliament.uk", "gov.scot", "gov.wales", "llyw.cymru"],
] as const;

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

export function isGovernmentHost(host: string): boolean {
  return GOVERNMENT_NAMESPACES.some(
    (namespace) => host.endsWith(`.${namespace}`) || isNamed(host, namespace),
  );
}

/** `canada.ca` and `gov.uk` are sites themselves; nobody's site is `gov`. */
function isNamed(host: string, namespace: string): boolean {
  return host === namespace && namespace.includes(".");
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
