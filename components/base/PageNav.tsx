import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { t } from "../../utils/platform/i18n.ts";
import type { PageRequest } from "../../utils/search/request.ts";
import styles from "./PageNav.module.css";

/** What the extension is for, each a tab of the popup and a page: the two views of a search, and the fact-checks. */
export type Noun = PageRequest["view"] | "checks";

interface PageNavProps {
  /** The noun of this page; null: it is of none. */
  current: Noun | null;
  /** Where each noun is at full size. */
  addresses: Readonly<Record<Noun, string>>;
  /** Counts beside the nouns, with their words for screen readers. */
  badges?: Partial<Record<Noun, { readonly text: string; readonly description: string } | null>>;
  /** What is at the end of the bar. */
  children?: ComponentChildren;
}

/** The head of every full page: whose it is, and the same three nouns as in the popup. */
export function PageNav({ current, addresses, badges = {}, children }: PageNavProps) {
  const id = useId();
  const nouns = [
    ["search", t("tab.search")],
    ["recent", t("tab.recent")],
    ["checks", t("tab.checks")],
  ] as const;
  return (
    <div class={styles.bar}>
      <a class={styles.brand} href={addresses.search}>
        <Logo />
        <span>{t("extension.name")}</span>
      </a>
      <nav class={styles.nouns} aria-label={t("popup.views")}>
        {nouns.map(([noun, name]) => {
          const badge = badges[noun];
          return (
            <a
              key={noun}
              class={styles.noun}
              href={addresses[noun]}
              aria-current={noun === current ? "page" : undefined}
              aria-describedby={badge ? `${id}-${noun}` : undefined}
            >
              {name}
              {badge && (
                <>
                  <span class="badge" aria-hidden="true">
                    {badge.text}
                  </span>
                  <span id={`${id}-${noun}`} hidden>
                    {badge.description}
                  </span>
                </>
              )}
            </a>
          );
        })}
      </nav>
      <div class={styles.end}>{children}</div>
    </div>
  );
}

export function Logo() {
  return <span class={styles.logo} aria-hidden="true" />;
}
