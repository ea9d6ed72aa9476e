import type { Check } from "../../../utils/checks/check.ts";
import { rowSentence, rowState } from "../../../utils/checks/history/row-sentences.ts";
import type { PlaceInLine } from "../../../utils/checks/place-in-line.ts";
import { t } from "../../../utils/platform/i18n.ts";
import { Facts } from "../../base/Facts.tsx";
import { useLanguageOf } from "../../base/language-of.ts";
import { CheckSign } from "../CheckSign.tsx";
import { verdictSign } from "../verdict-sign.ts";
import styles from "./ListRow.module.css";
import { ListRow, type ListRowProps } from "./ListRow.tsx";

interface CheckRowProps extends Pick<ListRowProps, "isOpen" | "opensInPlace" | "onToggle"> {
  check: Check;
  inLine: PlaceInLine | null;
  now: number;
  /** Whether a source of its verdict has changed since. */
  isChanged: boolean;
}

/** A check in the list: what was claimed, and below it what came of it. */
export function CheckRow({ check, inLine, now, isChanged, ...row }: CheckRowProps) {
  const state = rowState(check);
  const lang = useLanguageOf(check.claim);
  return (
    <ListRow
      name={check.claim === "" ? t("claim.none") : check.claim}
      lang={lang}
      sign={<CheckSign check={check} />}
      {...row}
    >
      {state && (
        <>
          <span class={styles.verdict}>
            <b class={check.state === "done" ? styles[verdictSign(check.verdict.verdict).tone] : ""}>
              {state}
            </b>
            {" ·"}
          </span>{" "}
        </>
      )}
      <Facts words={rowSentence(check, { inLine, now, isChanged })} />
    </ListRow>
  );
}
