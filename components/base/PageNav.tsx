import type { ComponentChildren } from "preact";
import { t } from "../../utils/platform/i18n.ts";
import styles from "./PageNav.module.css";

export type Noun = "search" | "news" | "checks";

/** Where each of the three nouns is at full size. */
const PAGES = {
  search: "search.html",
  news: "search.html?view=watches",
  checks: "search.html?view=checks",
} as const satisfies Record<Noun, string>;

interface PageNavProps {
  /** The noun of this page; null: it is of none. */
  current: Noun | null;
  /** Counts beside the nouns, with their words for screen readers. */
  badges?: Partial<Record<Noun, { readonly text: string; readonly description: string } | null>>;
  /** What is at the end of the bar. */
  children?: ComponentChildren;
}

/** The head of every full page: whose it is, and the same three nouns as in the popup. */
export function PageNav({ current, badges = {}, children }: PageNavProps) {
  const nouns = [
    ["search", t("tab.search")],
    ["news", t("tab.recent")],
    ["checks", t("tab.checks")],
  ] as const;
  return (
    <div class={styles.bar}>
      <a class={styles.brand} href={PAGES.search}>
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
              href={PAGES[noun]}
              aria-current={noun === current ? "page" : undefined}
            >
              {name}
              {badge && (
                <>
                  <span class="badge" aria-hidden="true">
                    {badge.text}
                  </span>
                  <span class="visually-hidden">{badge.description}</span>
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
  return (
    <svg class={styles.logo} viewBox="0 0 32 32" aria-hidden="true">
      <rect x="1" y="1" width="30" height="30" rx="8" fill="#1b3fa8" />
      <rect x="7" y="4.5" width="18" height="23" rx="1.5" fill="#fff" />
      <path stroke="#1b3fa8" stroke-width="2.25" stroke-linecap="round" d="M11 9.5h10M11 22.5h6" />
      <rect x="4" y="12.5" width="24" height="6.5" rx="1.75" fill="#ffc93d" />
      <path stroke="#1b3fa8" stroke-width="2.25" stroke-linecap="round" d="M11 15.75h10" />
    </svg>
  );
}
