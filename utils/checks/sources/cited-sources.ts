import type { CitedPage } from "../../search/export/cited-page.ts";
import { withoutHidden } from "../../text/hidden-characters.ts";
import { webPage, withoutUser } from "../../text/untrusted.ts";
import type { Check } from "../check.ts";
import { firstSources } from "../verdict.ts";
import { pageKey } from "./passages.ts";

/** The sources of verdicts as they are cited, each page once. A service names no organization and no date. */
export function citedSources(checks: readonly Check[]): readonly CitedPage[] {
  const cited = new Map<string, CitedPage>();
  for (const check of checks) {
    if (check.state !== "done") continue;
    for (const { url, title, domain } of firstSources(check.verdict.sources)) {
      const address = webPage(url);
      if (address === null) continue;
      const plain = withoutUser(address);
      const key = pageKey(plain) ?? plain;
      if (cited.has(key)) continue;
      cited.set(key, {
        url: plain,
        title: withoutHidden(title.toWellFormed()).replace(/\s+/g, " ").trim() || plain,
        organization: "",
        domain: domain ?? new URL(plain).hostname,
        published: null,
        language: null,
      });
    }
  }
  return [...cited.values()];
}
