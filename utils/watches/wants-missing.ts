import { parseQuery } from "../search/operators.ts";
import type { Watch, WatchRequest } from "./watch.ts";

/** Whether it can be told what disappears: of sites, and of named pages, which are asked for by their sites. */
export function canTellMissing({ domain, q, sources }: WatchRequest): boolean {
  const isOfSite = parseQuery(q).some(
    (term) => term.kind === "operator" && term.name === "site" && !term.excluded,
  );
  return domain.length > 0 || sources !== undefined || isOfSite;
}

export function wantsMissing({ request, details }: Pick<Watch, "request" | "details">): boolean {
  return details?.missing === true && canTellMissing(request);
}
