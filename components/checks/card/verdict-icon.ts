import type { VerdictKind } from "../../../utils/checks/verdict-kind.ts";
import type { IconName } from "../../base/Icon.tsx";

const ICONS: Record<VerdictKind, IconName> = {
  confirmed: "check-circle",
  refuted: "close-circle",
  partially_true: "half-circle",
  misleading: "warning",
  outdated: "clock",
  unverifiable: "help",
  not_a_government_matter: "info",
  other: "info",
};

/** Shown beside the words of a verdict, so that colour is never the only sign. */
export function verdictIcon(kind: VerdictKind): IconName {
  return ICONS[kind];
}
