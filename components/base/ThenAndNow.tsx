import { useId } from "preact/hooks";
import { language, t } from "../../utils/platform/i18n.ts";
import type { Stretch } from "../../utils/text/compare-texts.ts";
import { useLanguageOf } from "./language-of.ts";
import styles from "./ThenAndNow.module.css";

/** A text at one of two times. */
export interface TextAt {
  readonly label: string;
  readonly stretches: readonly Stretch[];
}

/** A text as it was and as it is, with what was removed and added struck out and underlined, and told to who only listens. */
export function ThenAndNow({ earlier, now }: { earlier: TextAt; now: TextAt | null }) {
  return (
    <div class={styles.both}>
      <Text {...earlier} mark="del" />
      {now && <Text {...now} mark="ins" />}
    </div>
  );
}

function Text({ label, stretches, mark: Mark }: TextAt & { mark: "del" | "ins" }) {
  const id = useId();
  const lang = useLanguageOf(stretches.map((each) => each.text).join(""));
  const word = Mark === "del" ? t("changes.removed") : t("changes.added");
  return (
    <div class={styles.text}>
      <p id={id} class={styles.label}>
        {label}
      </p>
      <blockquote class={styles.quote} dir="auto" lang={lang} aria-labelledby={id}>
        {stretches.map(({ text, isChanged }) =>
          isChanged ? (
            <Mark>
              <span class={`visually-hidden ${styles.told}`} lang={language()}>{`${word} `}</span>
              {text}
            </Mark>
          ) : (
            text
          ),
        )}
      </blockquote>
    </div>
  );
}
