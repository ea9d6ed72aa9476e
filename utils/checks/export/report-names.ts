import type { ReportedClaim } from "./report-contents.ts";

/** What a report names, for the properties at the top of its Markdown: claims in their order, services and sources once. */
export interface ReportedNames {
  readonly claims: readonly string[];
  readonly verdicts: readonly string[];
  readonly services: ReadonlySet<string>;
  readonly sources: ReadonlySet<string>;
}

export function collectNames(): { readonly names: ReportedNames; add(claim: ReportedClaim): void } {
  const claims: string[] = [];
  const verdicts: string[] = [];
  const services = new Set<string>();
  const sources = new Set<string>();
  return {
    names: { claims, verdicts, services, sources },
    add(reported) {
      claims.push(reported.claim);
      verdicts.push(reported.verdict);
      if (reported.service !== null) services.add(reported.service);
      for (const { address } of reported.sources) if (address !== null) sources.add(address);
    },
  };
}
