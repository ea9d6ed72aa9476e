import { beginningOf } from "../text/input-limits.ts";

/** What a tab's address says of the site whose page it shows. */
export type TabAddress =
  | {
      /** `nameless`: an address by number, or a name that only this computer's network knows. */
      readonly kind: "site" | "nameless";
      /** Lower case, other alphabets as punycode, no dot at the end. */
      readonly host: string;
      /** What the address gives as a user name and password, which can be made to look like a host. */
      readonly user: string;
    }
  /** The browser's own page, an extension's, a file, a page without an address. */
  | { readonly kind: "no-site" };

const NO_SITE: TabAddress = { kind: "no-site" };

/** The viewer that Chrome and Edge show PDFs in. Pages of other extensions may show anything, whatever their address says. */
const PDF_VIEWER = "chrome-extension://mhjfbmdgcfjbbpaeojofohoefgiehjai/";
const DEEPEST = 3;

/** Reads the address of a tab. Views that the browser puts around a page, such as its source, count as that page. */
export function readTabAddress(address: string, depth = 0): TabAddress {
  if (depth > DEEPEST) return NO_SITE;
  const within = innerAddress(address);
  if (within !== null) return readTabAddress(within, depth + 1);
  if (!URL.canParse(address)) return NO_SITE;
  const { protocol, hostname, username, password } = new URL(address);
  if (protocol !== "https:" && protocol !== "http:") return NO_SITE;
  const host = hostname.replace(/(?<!\.)\.+$/, "");
  const isNameless = host.startsWith("[") || /^[\d.]+$/.test(host) || !host.includes(".");
  const user = decoded(beginningOf(`${username} ${password}`, "userName")).trim();
  return { kind: isNameless ? "nameless" : "site", host, user };
}

function innerAddress(address: string): string | null {
  const [, inner] = /^(?:view-source|blob|filesystem):(.*)$/is.exec(address) ?? [];
  if (inner !== undefined) return inner;
  if (/^about:reader\?/i.test(address) || /^read:\/\//i.test(address)) return parameter(address, "url");
  if (address.startsWith("resource://pdf.js/")) return parameter(address, "file");
  if (!address.startsWith(PDF_VIEWER)) return null;
  const rest = address.slice(PDF_VIEWER.length);
  return /^https?:/i.test(rest) ? rest : (/\?(https?:.*)$/is.exec(rest)?.[1] ?? parameter(address, "src"));
}

function parameter(address: string, name: string): string | null {
  return new URLSearchParams(address.slice(address.indexOf("?") + 1)).get(name);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
