/** The contract's verdicts (fact-check §2.2), in the order the filter lists them. */
export const VERDICT_KINDS = [
  "confirmed",
  "refuted",
  "partially_true",
  "misleading",
  "outdated",
  "unverifiable",
  "not_a_government_matter",
] as const;
export type KnownVerdict = (typeof VERDICT_KINDS)[number];
/** `other`: a verdict the contract does not list, shown as it came. */
export type VerdictKind = KnownVerdict | "other";

export type VerdictTone = "good" | "bad" | "warn" | "calm";

export function verdictKind(verdict: string): VerdictKind {
  const name = verdict
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, "_");
  return VERDICT_KINDS.find((kind) => kind === name) ?? "other";
}

/** Whether two verdicts are one, however the service spells them. */
export function isSameVerdict(one: string, other: string): boolean {
  const kind = verdictKind(one);
  return kind === verdictKind(other) && (kind !== "other" || one.trim() === other.trim());
}

const TONES: Record<VerdictKind, VerdictTone> = {
  confirmed: "good",
  refuted: "bad",
  partially_true: "warn",
  misleading: "warn",
  outdated: "warn",
  unverifiable: "calm",
  not_a_government_matter: "calm",
  other: "calm",
};

export function verdictTone(kind: VerdictKind): VerdictTone {
  return TONES[kind];
}

/** How sure the service is; null where a number would mean nothing. */
export function shownConfidence({
  verdict,
  confidence,
}: {
  readonly verdict: string;
  readonly confidence: number | null;
}): number | null {
  return leavesClaimOpen(verdictKind(verdict)) ? null : confidence;
}

/** Whether the service says nothing about the claim itself: then it is searched for, and how sure the service is means nothing. */
export function leavesClaimOpen(kind: VerdictKind): boolean {
  return kind === "unverifiable" || kind === "not_a_government_matter";
}
