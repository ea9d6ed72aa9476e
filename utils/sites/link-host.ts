import { isGovernmentHost } from "./namespaces.ts";

/** The host a link leads to, from the link itself: lower case, other alphabets as punycode. Null: no web address. */
export function linkHost(address: string): string | null {
  if (!/^https?:\/\//i.test(address.trim()) || !URL.canParse(address)) return null;
  return new URL(address).hostname.replace(/\.$/, "");
}

/** The host in what a service calls the site of a page, with or without the rest of an address; null: that is another kind of name. */
export function hostIn(named: string): string | null {
  const name = named.trim();
  if (/\s/.test(name)) return null;
  const host = linkHost(/^https?:\/\//i.test(name) ? name : `https://${name}`);
  return host?.includes(".") ? host : null;
}

/** Without the `www.` that says nothing. */
export function plainHost(host: string): string {
  return host.replace(/^www\.(?=.+\.)/, "");
}

/** A host as it is shown, in the part before the name that was registered, and that name: `irs.gov.` and `evil.example`. */
export interface ShownHost {
  readonly before: string;
  readonly own: string;
}

/**
 * What is shown of a host is always its end, beginning at a label. `registered`: the name that its owner registered, where
 * it is known. Such a name keeps a `www.` of its own, since `www.github.io` is somebody's and `github.io` another's; only
 * `www.gov.uk` is the site that `gov.uk` is.
 */
export function shownHost(host: string, registered: string | null): ShownHost {
  const plain = plainHost(host);
  if (registered === null || registered === plain || !endsAtLabel(host, registered)) {
    return { before: "", own: plain };
  }
  if (endsAtLabel(plain, registered)) {
    return { before: plain.slice(0, plain.length - registered.length), own: registered };
  }
  return { before: "", own: isGovernmentHost(plain) ? plain : registered };
}

function endsAtLabel(host: string, end: string): boolean {
  return host === end || host.endsWith(`.${end}`);
}

const LONGEST_SHOWN = 60;

/** A long host, cut at its beginning, because its end says whose it is. The cut is between two labels. */
export function shortHost(host: string): string {
  if (host.length <= LONGEST_SHOWN) return host;
  const end = host.slice(-LONGEST_SHOWN - 1);
  const dot = end.indexOf(".");
  // The last label alone is longer: no host ends like that, only what a service calls one.
  return `…${dot < 0 || dot === end.length - 1 ? end.slice(1) : end.slice(dot + 1)}`;
}

/** Whether a host is this domain or lies below it, in whatever way a service writes either. */
export function isWithinDomain(host: string, domain: string): boolean {
  const asWritten = (name: string): string => plainHost(name.trim().toLowerCase().replace(/\.$/, ""));
  const [own, wanted] = [asWritten(host), asWritten(domain)];
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
