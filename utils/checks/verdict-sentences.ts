import { numberFormat } from "../platform/formatters.ts";
import { language, t } from "../platform/i18n.ts";
import type { Verdict } from "./verdict.ts";
import { type VerdictKind, verdictKind } from "./verdict-kind.ts";

/** The verdict in words. One that the contract does not list is shown as the service wrote it. */
export function verdictName(verdict: string): string {
  const kind = verdictKind(verdict);
  return kind === "other" ? verdict.trim() || t("verdict.none") : kindName(kind);
}

export function kindName(kind: VerdictKind): string {
  return t(`verdict.${textName(kind)}`);
}

/** One line that says what the verdict means (contract §2.2). */
export function verdictMeaning(kind: VerdictKind): string {
  return t(`verdict.meaning_${textName(kind)}`);
}

/** How sure the service is: "83%". */
export const confidenceText = (confidence: number): string =>
  numberFormat(language(), { style: "percent" }).format(confidence);

/** How sure the service is, in a sentence. */
export const sureText = (confidence: number): string => t("verdict.sure", confidenceText(confidence));

/** Who gave a verdict: never a government, and not the reader. */
export function makerSentence({ service }: Verdict): string {
  return service === undefined ? t("verdict.maker_unknown") : t("verdict.maker", service);
}

function textName(kind: VerdictKind) {
  return kind === "other" ? "unlisted" : kind;
}
