import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../../../utils/platform/i18n.ts";
import type { Unread } from "../../../utils/watches/count-unread.ts";
import { groupNames } from "../../../utils/watches/groups.ts";
import { hasMoreUnread } from "../../../utils/watches/watch.ts";
import { CutText } from "../../base/CutText.tsx";
import { unreadText } from "../unread-text.ts";
import { unread, watches } from "../watches-store.ts";
import styles from "./NewsChips.module.css";
import { choiceKey, followId, type NewsChoice, sameChoice } from "./news-choice.ts";

const NONE: Unread = { pages: 0, isMore: false };

interface NewsChipsProps {
  choice: NewsChoice;
  onChoose(choice: NewsChoice): void;
}

/** What of the news is shown: all that is followed, what is new everywhere, a group, or one follow. */
export function NewsChips({ choice, onChoose }: NewsChipsProps) {
  const props = (of: NewsChoice, name: string, count: Unread = NONE) => {
    return { of, name, unread: unreadText(count), isOn: sameChoice(of, choice), onChoose };
  };
  return (
    <div class={styles.chips}>
      <Chip {...props("all", t("watches.all"), unread.value)} />
      <Chip {...props("everywhere", t("watches.everywhere"))} />
      {groupNames(watches.value).map((group) => (
        <Chip key={choiceKey({ group })} {...props({ group }, group)} />
      ))}
      <ul class={styles.follows} aria-label={t("watches.title")}>
        {watches.value.map((watch) => (
          <li key={watch.id}>
            <Chip
              {...props({ watch: watch.id }, watch.name, {
                pages: watch.unread,
                isMore: hasMoreUnread(watch),
              })}
              id={followId(watch.id)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ChipProps {
  of: NewsChoice;
  name: string;
  /** How much is unread; null: nothing. */
  unread: ReturnType<typeof unreadText>;
  isOn: boolean;
  id?: string;
  onChoose(choice: NewsChoice): void;
}

function Chip({ of, name, unread, isOn, id, onChoose }: ChipProps) {
  const chip = useRef<HTMLButtonElement>(null);
  // Chosen here, or before the popup was opened.
  useLayoutEffect(() => {
    if (isOn) chip.current?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
  }, [isOn]);
  return (
    <button
      type="button"
      id={id}
      ref={chip}
      class={isOn ? `${styles.chip} ${styles.on}` : styles.chip}
      aria-pressed={isOn}
      onClick={() => onChoose(of)}
    >
      <CutText as="bdi">{name}</CutText>
      {unread !== null && (
        <>
          <span class={styles.count} aria-hidden="true">
            {unread.text}
          </span>
          <span class="visually-hidden">{unread.description}</span>
        </>
      )}
    </button>
  );
}
