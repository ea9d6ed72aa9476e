import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../../utils/platform/i18n.ts";
import { Button } from "../../base/Button.tsx";
import styles from "./MoreChecks.module.css";

interface MoreChecksProps {
  list: RefObject<HTMLUListElement | null>;
  /** How many items the list has below its first card. */
  count: number;
  /** Reads older rows; null: there are none. */
  onMore: (() => void) | null;
}

/** The end of the rows. The focus goes to the first one that comes, where a reader goes on, also when the button is gone. */
export function MoreChecks({ list, count, onMore }: MoreChecksProps) {
  const before = useRef<Element | null>(null);
  useEffect(() => {
    const next = before.current?.nextElementSibling;
    if (!next) return;
    before.current = null;
    next.querySelector<HTMLElement>("button")?.focus();
  }, [count]);
  if (onMore === null) return null;
  const press = (): void => {
    before.current = list.current?.lastElementChild ?? null;
    onMore();
  };
  return (
    <div class={styles.more}>
      <Button onClick={press}>{t("history.more")}</Button>
    </div>
  );
}
