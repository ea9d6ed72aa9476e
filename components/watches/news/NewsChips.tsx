import { useLayoutEffect, useRef } from "preact/hooks";
import { formatNumber, t } from "../../../utils/platform/i18n.ts";
import { groupNames } from "../../../utils/watches/groups.ts";
import { CutText } from "../../base/CutText.tsx";
import { unreadText } from "../unread-text.ts";
import { unread, watches } from "../watches-store.ts";
import styles from "./NewsChips.module.css";
import { choiceKey, followId, type NewsChoice, sameChoice } from "./news-choice.ts";

interface NewsChipsProps {
  choice: NewsChoice;
  onChoose(choice: NewsChoice): void;
}

/** What of the news is shown: all that is followed, what is new everywhere, a group, or one follow. */
export function NewsChips({ choice, onChoose }: NewsChipsProps) {
  const props = (of: NewsChoice, name: string, count: string | null = null) => {
    return { of, name, count, isOn: sameChoice(of, choice), onChoose };
  };
  return (
    <div class={styles.chips}>
      <Chip {...props("all", t("watches.all"), unreadText(unread.value)?.text ?? null)} />
      <Chip {...props("everywhere", t("watches.everywhere"))} />
      {groupNames(watches.value).map((group) => (
        <Chip key={choiceKey({ group })} {...props({ group }, group)} />
      ))}
      <ul class={styles.follows} aria-label={t("watches.title")}>
        {watches.value.map(({ id, name, unread }) => (
          <li key={id}>
            <Chip
              {...props({ watch: id }, name, unread > 0 ? formatNumber(unread) : null)}
              id={followId(id)}
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
  count: string | null;
  isOn: boolean;
  id?: string;
  onChoose(choice: NewsChoice): void;
}

function Chip({ of, name, count, isOn, id, onChoose }: ChipProps) {
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
      {count !== null && <span class={styles.count}>{count}</span>}
    </button>
  );
}
