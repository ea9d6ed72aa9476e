import { t } from "../platform/i18n.ts";
import { type VerdictKind, verdictKind } from "./verdict-kind.ts";

/** The verdict in words. One that the contract does not list is shown as the service wrote it. */
export function verdictName(verdict: string): string {
  const kind = verdictKind(verdict);
  return kind === "other" ? verdict.trim() || t("verdict.none") : kindName(kind);
}

export function kindName(kind: VerdictKind): string {
  switch (kind) {
    case "confirmed":
      return t("verdict.confirmed");
    case "refuted":
      return t("verdict.refuted");
    case "partially_true":
      return t("verdict.partially_true");
    case "misleading":
      return t("verdict.misleading");
    case "outdated":
      return t("verdict.outdated");
    case "unverifiable":
      return t("verdict.unverifiable");
    case "not_a_government_matter":
      return t("verdict.not_a_government_matter");
    case "other":
      return t("verdict.unlisted");
  }
}

/** One line that says what the verdict means (contract §2.2). */
export function verdictMeaning(kind: VerdictKind): string {
  switch (kind) {
    case "confirmed":
      return t("verdict.meaning_confirmed");
    case "refuted":
      return t("verdict.meaning_refuted");
    case "partially_true":
      return t("verdict.meaning_partially_true");
    case "misleading":
      return t("verdict.meaning_misleading");
    case "outdated":
      return t("verdict.meaning_outdated");
    case "unverifiable":
      return t("verdict.meaning_unverifiable");
    case "not_a_government_matter":
      return t("verdict.meaning_not_a_government_matter");
    case "other":
      return t("verdict.meaning_unlisted");
  }
}
