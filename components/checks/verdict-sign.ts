import { type VerdictKind, verdictKind, verdictTone } from "../../utils/checks/verdict-kind.ts";
import type { Tone } from "../base/Disc.tsx";
import type { IconName } from "../base/Icon.tsx";

const SIGNS: Record<VerdictKind, IconName> = {
  confirmed: "check",
  refuted: "cross",
  partially_true: "half",
  misleading: "exclamation",
  outdated: "hands",
  unverifiable: "question",
  not_a_government_matter: "dash",
  other: "info",
};

/** The sign of a verdict. Its words stand beside it, so that colour is never the only sign. */
export function verdictSign(verdict: string): { readonly tone: Tone; readonly icon: IconName } {
  const kind = verdictKind(verdict);
  return { tone: verdictTone(kind), icon: SIGNS[kind] };
}
