import { t } from "../i18n.ts";
import { type VerdictKind, verdictKind } from "./verdict-kind.ts";

/** The verdict in words; one the contract does not list as the service wrote it. */
export function verdictName(verdict: string): string {
  const kind = verdictKind(verdict);
  return kind === "other" ? verdict.trim() || t("verdict_none") : kindName(kind);
}

export function kindName(kind: VerdictKind): string {
  switch (kind) {
    case "confirmed":
      return t("verdict_confirmed");
    case "refuted":
      return t("verdict_refuted");
    case "partially_true":
      return t("verdict_partially_true");
    case "misleading":
      return t("verdict_misleading");
    case "outdated":
      return t("verdict_outdated");
    case "unverifiable":
      return t("verdict_unverifiable");
    case "not_a_government_matter":
      return t("verdict_not_a_government_matter");
    case "other":
      return t("verdict_unlisted");
  }
}

/** One line that says what the verdict means (contract §2.2). */
export function verdictMeaning(kind: VerdictKind): string {
  switch (kind) {
    case "confirmed":
      return t("verdict_meaning_confirmed");
    case "refuted":
      return t("verdict_meaning_refuted");
    case "partially_true":
      return t("verdict_meaning_partially_true");
    case "misleading":
      return t("verdict_meaning_misleading");
    case "outdated":
      return t("verdict_meaning_outdated");
    case "unverifiable":
      return t("verdict_meaning_unverifiable");
    case "not_a_government_matter":
      return t("verdict_meaning_not_a_government_matter");
    case "other":
      return t("verdict_meaning_unlisted");
  }
}
