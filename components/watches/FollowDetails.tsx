import { useId } from "preact/hooks";
import { t } from "../../utils/platform/i18n.ts";
import type { DetailsDraft } from "../../utils/watches/details.ts";
import { MOST_WORDS } from "../../utils/watches/only-words.ts";
import { Disclosure } from "../base/Disclosure.tsx";
import { Tick } from "../base/Tick.tsx";
import styles from "./FollowForm.module.css";

interface FollowDetailsProps {
  details: DetailsDraft;
  /** What is not followed yet has nothing to pause. */
  canPause: boolean;
  onChange(change: DetailsDraft): void;
}

/** What is chosen later, if ever. While it is open it takes the place of the first choices, so that the box stays low. */
export function FollowDetails({ details, canPause, onChange }: FollowDetailsProps) {
  const id = useId();
  return (
    <Disclosure summary={t("watch.details")}>
      <div class={styles.details}>
        <div class="field">
          <label class="hint" for={`${id}-words`}>
            {t("watch.words")}
          </label>
          <input
            class="input"
            id={`${id}-words`}
            value={details.words ?? ""}
            maxLength={MOST_WORDS}
            aria-describedby={`${id}-words-hint`}
            onInput={({ currentTarget }) => onChange({ words: currentTarget.value })}
          />
          <p class="hint" id={`${id}-words-hint`}>
            {t("watch.words_hint")}
          </p>
        </div>
        {canPause && (
          <Tick
            label={t("watch.pause_here")}
            hint={t("watch.pause_hint")}
            checked={details.paused === true}
            onChange={(paused) => onChange({ paused: paused || undefined })}
          />
        )}
      </div>
    </Disclosure>
  );
}
