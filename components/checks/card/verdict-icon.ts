import type { VerdictKind } from "../../../utils/checks/verdict-kind.ts";
import type { IconName } from "../../base/Icon.tsx";

const ICONS: Record<VerdictKind, IconName> = {
  confirmed: "check",
  refuted: "cross",
  partially_true: "half",
  misleading: "exclamation",
  outdated: "hands",
  unverifiable: "question",
  not_a_government_matter: "dash",
  other: "info",
};

/** The sign in a verdict's disc. Its words stand beside it, so that colour is never the only sign. */
export function verdictIcon(kind: VerdictKind): IconName {
  return ICONS[kind];
}
