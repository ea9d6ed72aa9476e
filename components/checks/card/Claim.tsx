import { useState } from "preact/hooks";
import { claimText } from "../../../utils/checks/sentences.ts";
import { t } from "../../../utils/platform/i18n.ts";
import { Button } from "../../base/Button.tsx";
import { useLanguageOf } from "../../base/language-of.ts";
import styles from "./Claim.module.css";
import { MarkedWords } from "./MarkedWords.tsx";

/** A longer claim is cut to so many lines until it is opened. */
const LONG_CLAIM = { characters: 240, lines: 4 };
/** The same in a narrow panel, whose lines never hold more. */
const LONG_IN_NARROW = { characters: 120, lines: 3 };

interface ClaimProps {
  id: string;
  claim: string;
  marked: ReadonlySet<string> | undefined;
}

/** The words of the claim, which name the card. */
export function Claim({ id, claim, marked }: ClaimProps) {
  const [isWhole, setWhole] = useState(false);
  const text = claimText(claim);
  const isCut = text.length > LONG_IN_NARROW.characters && !isWhole;
  const cut = text.length > LONG_CLAIM.characters ? styles.cut : styles.cutInNarrow;
  const lang = useLanguageOf(text);
  return (
    <blockquote class={styles.claim}>
      <h2
        class={isCut ? cut : undefined}
        style={{ "--lines": LONG_CLAIM.lines, "--lines-in-narrow": LONG_IN_NARROW.lines }}
        dir="auto"
        lang={lang}
        id={id}
      >
        {marked === undefined ? text : <MarkedWords parts={[{ text, isMatch: false }]} words={marked} />}
      </h2>
      {isCut && (
        <Button kind="quiet" onClick={() => setWhole(true)}>
          {t("claim.whole")}
        </Button>
      )}
    </blockquote>
  );
}
