import type { CorpusPage } from "../corpus/page.ts";
import type { FactCheckLookup } from "./types.ts";

const withoutScheme = /^(?:[a-z0-9](?:[a-z0-9-]{0,62})\.){1,8}[a-z]{2,24}(?::\d{1,5})?(?:[/?#]\S*)?$/i;

/** The address that a claim consists of, or null for a claim in words. */
export function addressIn(claim: string): URL | null {
  const text = claim.trim();
  if (/\s/.test(text)) return null;
  if (/^https?:\/\//i.test(text)) return URL.parse(text);
  return withoutScheme.test(text) ? URL.parse(`https://${text}`) : null;
}

function variants(address: URL): string[] {
  const host = address.host.replace(/^www\./, "");
  const path = address.pathname.replace(/\/+$/, "");
  const paths = path === "" ? ["/", ""] : [path, `${path}/`];
  const queries = address.search === "" ? [""] : [address.search, ""];
  const found: string[] = [];
  for (const query of queries) {
    for (const ending of paths) {
      for (const scheme of ["https", "http"]) {
        for (const prefix of ["www.", ""]) found.push(`${scheme}://${prefix}${host}${ending}${query}`);
      }
    }
  }
  return found;
}

/** The page of the corpus at an address, whatever its scheme, `www.`, closing slash and fragment. */
export function findPage(lookup: FactCheckLookup, address: URL): CorpusPage | null {
  for (const url of variants(address)) {
    const page = lookup.pageAt(url);
    if (page !== null) return page;
  }
  return null;
}
