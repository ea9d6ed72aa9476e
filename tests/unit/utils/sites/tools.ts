import unhomoglyph from "unhomoglyph";
import { judgeSite, type SiteAnswer } from "../../../../utils/sites/judge-site.ts";
import { knownSites, listLine } from "../../../../utils/sites/site-list.ts";
import { WELL_KNOWN } from "../../../../utils/sites/well-known.ts";

/** A list of these sites, as it would be kept. */
export function listOf(...domains: readonly string[]): string {
  return domains
    .map((domain) =>
      listLine({
        domain,
        organization: `Government of ${domain}`,
        country: "CA",
        state: null,
        city: null,
        level: null,
      }),
    )
    .filter((line) => line !== null)
    .join("\n");
}

export function judge(address: string, lines = ""): SiteAnswer {
  return judgeSite(address, knownSites(lines, WELL_KNOWN), unhomoglyph);
}
