import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../../../utils/platform/i18n.ts";
import type { Unread } from "../../../utils/watches/count-unread.ts";
import { groupNames } from "../../../utils/watches/groups.ts";
import { hasMoreUnread } from "../../../utils/watches/watch.ts";
import { CutText } from "../../base/CutText.tsx";
import { unreadText } from "../unread-text.ts";
import { useFirstScreen } from "../use-first-screen.ts";
import { unread, watches } from "../watches-store.ts";
import styles from "./NewsChips.module.css";
import { choiceKey, followId, type NewsChoice, sameChoice } from "./news-choice.ts";

/** Of a chip: as many as would be below one another in the window are more than the row shows at first. */
const HEIGHT = 32;
const NONE: Unread = { pages: 0, isMore: false };

interface NewsChipsProps {
  choice: NewsChoice;
  onChoose(choice: NewsChoice): void;
}

/** What of the news is shown: all that is followed, what is new everywhere, a group, or one follow. */
export function NewsChips({ choice, onChoose }: NewsChipsProps) {
  const props = (of: NewsChoice, name: string, count: Unread = NONE) => {
    return { of, name, count, isOn: sameChoice(of, choice), onChoose };
  };
  return (
    <div class={styles.chips}>
      <Chip {...props("all", t("watches.all"), unread.value)} />
      <Chip {...props("everywhere", t("watches.everywhere"))} />
      {groupNames(watches.value).map((group) => (
        <Chip key={choiceKey({ group })} {...props({ group }, group)} />
      ))}
      {watches.value.length > 0 && <Follows choice={choice} onChoose={onChoose} />}
    </div>
  );
}

/** Of hundreds first those that the row can show, and the one that is chosen. */
function Follows({ choice, onChoose }: NewsChipsProps) {
  const count = useFirstScreen(HEIGHT, 1);
  const isChosen = (id: string): boolean => sameChoice({ watch: id }, choice);
  return (
    <ul class={styles.follows} aria-label={t("watches.title")}>
      {watches.value
        .filter(({ id }, index) => index < count || isChosen(id))
        .map((watch) => (
          <li key={watch.id}>
            <Chip
              of={{ watch: watch.id }}
              name={watch.name}
              count={{ pages: watch.unread, isMore: hasMoreUnread(watch) }}
              isOn={isChosen(watch.id)}
              id={followId(watch.id)}
              onChoose={onChoose}
            />
          </li>
        ))}
    </ul>
  );
}

interface ChipProps {
  of: NewsChoice;
  name: string;
  /** How much is unread. */
  count: Unread;
  isOn: boolean;
  id?: string;
  onChoose(choice: NewsChoice): void;
}

function Chip({ of, name, count, isOn, id, onChoose }: ChipProps) {
  const chip = useRef<HTMLButtonElement>(null);
  const shown = unreadText(count);
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
      {shown !== null && (
        <>
          <span class={styles.count} aria-hidden="true">
            {shown.text}
          </span>
          <span class="visually-hidden">{shown.description}</span>
        </>
      )}
    </button>
  );
}
