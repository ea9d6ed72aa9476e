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

/** What of the news is shown: all that is followed, what is new everywhere, or one follow. */
export function NewsChips({ choice, onChoose }: NewsChipsProps) {
  const chips: readonly { readonly of: NewsChoice; readonly name: string; readonly count: string | null }[] =
    [
      { of: "all", name: t("watches.all"), count: unreadText(unread.value)?.text ?? null },
      { of: "everywhere", name: t("watches.everywhere"), count: null },
      ...groupNames(watches.value).map((group) => ({ of: { group }, name: group, count: null })),
      ...watches.value.map(({ id, name, unread }) => ({
        of: { watch: id },
        name,
        count: unread > 0 ? formatNumber(unread) : null,
      })),
    ];
  return (
    <fieldset class={styles.chips} aria-label={t("watches.title")}>
      {chips.map(({ of, name, count }) => {
        const isOn = sameChoice(of, choice);
        return (
          <button
            type="button"
            key={choiceKey(of)}
            id={typeof of === "object" && "watch" in of ? followId(of.watch) : undefined}
            class={isOn ? `${styles.chip} ${styles.on}` : styles.chip}
            aria-pressed={isOn}
            onClick={({ currentTarget }) => {
              onChoose(of);
              currentTarget.scrollIntoView?.({ block: "nearest", inline: "nearest" });
            }}
          >
            <CutText as="bdi">{name}</CutText>
            {count !== null && <span class={styles.count}>{count}</span>}
          </button>
        );
      })}
    </fieldset>
  );
}
