import { useId } from "preact/hooks";
import type { Check } from "../../../utils/checks/check.ts";
import type { PlaceInLine } from "../../../utils/checks/place-in-line.ts";
import { rowSentence, rowState } from "../../../utils/checks/row-sentences.ts";
import { t } from "../../../utils/platform/i18n.ts";
import { Caret } from "../../base/Caret.tsx";
import { Disc } from "../../base/Disc.tsx";
import { Icon } from "../../base/Icon.tsx";
import { useLanguageOf } from "../../base/language-of.ts";
import { Spinner } from "../../base/waiting.tsx";
import { verdictSign } from "../verdict-sign.ts";
import styles from "./CheckRow.module.css";

interface CheckRowProps {
  check: Check;
  inLine: PlaceInLine | null;
  now: number;
  /** Whether a source of its verdict has changed since. */
  isChanged: boolean;
  /** Its card is shown: below it, or beside the list. */
  isOpen: boolean;
  /** Whether the card opens in the row's place, which leaves only the way to close it, or beside the list. */
  opensInPlace: boolean;
  onToggle(): void;
}

/** A check in the list: what was claimed, and below it what came of it. */
export function CheckRow({ check, inLine, now, isChanged, isOpen, opensInPlace, onToggle }: CheckRowProps) {
  const id = useId();
  const name = check.claim === "" ? t("claim.none") : check.claim;
  const lang = useLanguageOf(check.claim);
  if (isOpen && opensInPlace) {
    return (
      <button
        type="button"
        class={styles.close}
        lang={lang}
        aria-label={name}
        title={name}
        aria-expanded
        onClick={onToggle}
      >
        <Caret />
      </button>
    );
  }
  const state = rowState(check);
  return (
    <div class={[styles.row, isOpen && styles.at, !opensInPlace && styles.beside].filter(Boolean).join(" ")}>
      <Sign check={check} />
      <div class={styles.words}>
        <button
          type="button"
          class={styles.claim}
          dir="auto"
          aria-expanded={isOpen}
          aria-describedby={id}
          onClick={onToggle}
        >
          <span lang={lang}>{name}</span>
        </button>
        <span class={styles.state} id={id}>
          {state && (
            <b class={check.state === "done" ? styles[verdictSign(check.verdict.verdict).tone] : ""}>
              {state}
            </b>
          )}
          {state && " · "}
          {rowSentence(check, { inLine, now, isChanged })}
        </span>
      </div>
      {opensInPlace && <Caret to="right" />}
    </div>
  );
}

function Sign({ check }: { check: Check }) {
  switch (check.state) {
    case "done":
      return <Disc {...verdictSign(check.verdict.verdict)} />;
    case "running":
      return <Spinner />;
    case "waiting":
      return <Icon name="clock" />;
    case "failed":
    case "unsent":
      return <Disc tone="bad" icon="exclamation" />;
  }
}
