import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../../utils/platform/i18n.ts";
import type { AnswerSize } from "./answer-size.ts";
import styles from "./ThisPage.module.css";
import type { ThisPageSource } from "./this-page.ts";

interface ThisPageProps {
  page: ThisPageSource;
  size: AnswerSize;
}

/** Whose site the tab shows, and what can be done from there. A look-alike is told above everything else: `LookAlike`. */
export function ThisPage({ page, size }: ThisPageProps) {
  useEffect(() => page.load(), [page]);
  const { loaded, isLookAlike, isSite } = page;
  const isShown = !isLookAlike.value && (size === "card" || isSite.value);
  const region = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const foot = size === "line" && isShown ? region.current : null;
    return foot === null ? undefined : tellHeight(foot);
  }, [size, isShown]);
  if (!isShown) return null;
  const parts = loaded.value;
  return (
    <section
      ref={region}
      class={isSite.value ? styles[size] : `${styles[size]} ${styles.noSite}`}
      aria-label={t("site.region")}
    >
      <div class={styles.answer} role="status">
        {parts && <parts.draw.PageWords page={parts.store.thisPage.value} size={size} />}
      </div>
      {parts && <parts.draw.PageControls store={parts.store} actions={page.actions} size={size} />}
    </section>
  );
}

/** What lies over the page, such as a removal that can be undone, stands above the foot: its height is in `--foot-height`. */
function tellHeight(foot: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer =
    typeof ResizeObserver === "undefined"
      ? null
      : new ResizeObserver(() => style.setProperty("--foot-height", `${foot.offsetHeight}px`));
  observer?.observe(foot);
  return () => {
    observer?.disconnect();
    style.removeProperty("--foot-height");
  };
}

const ALARMS = { card: styles.alarm, line: styles.alarmLine };

/** Says at the top of the page that the tab shows a look-alike, and offers the real site. Nothing for any other page. */
export function LookAlike({ page, size }: ThisPageProps) {
  useEffect(() => page.load(), [page]);
  const parts = page.isLookAlike.value ? page.loaded.value : null;
  // The status is there before its words, or they would not be read out.
  return (
    <section
      class={parts === null ? undefined : ALARMS[size]}
      aria-label={parts === null ? undefined : t("site.region")}
    >
      <div class={styles.answer} role="status">
        {parts && <parts.draw.LookAlikeWords page={parts.store.thisPage.value} size={size} />}
      </div>
      {parts && <parts.draw.LookAlikeControls store={parts.store} actions={page.actions} size={size} />}
    </section>
  );
}
