import type { RefObject } from "preact";
import { t } from "../../../utils/platform/i18n.ts";
import { Button } from "../../base/Button.tsx";
import { useFocusOnMore } from "../../base/use-focus-on-more.ts";
import styles from "./MoreChecks.module.css";

interface MoreChecksProps {
  list: RefObject<HTMLUListElement | null>;
  /** How many items the list has below its first card. */
  count: number;
  /** Reads older rows; null: there are none. */
  onMore: (() => void) | null;
}

/** The end of the rows. */
export function MoreChecks({ list, count, onMore }: MoreChecksProps) {
  const goOnAfter = useFocusOnMore(count);
  if (onMore === null) return null;
  const press = (): void => {
    goOnAfter(list.current?.lastElementChild);
    onMore();
  };
  return (
    <div class={styles.more}>
      <Button onClick={press}>{t("history.more")}</Button>
    </div>
  );
}
