import { useId } from "preact/hooks";
import { nearestPages } from "../../../utils/checks/sources/nearest-pages.ts";
import type { Verdict } from "../../../utils/checks/verdict.ts";
import { t } from "../../../utils/platform/i18n.ts";
import styles from "./Passages.module.css";

/** Pages that the words of a verdict without a source name. */
export function NearestPages({ verdict }: { verdict: Verdict }) {
  const id = useId();
  const pages = nearestPages(verdict);
  if (pages.length === 0) return null;
  return (
    <section>
      <h4 class={styles.small} id={id}>
        {t("sources.nearest")}
      </h4>
      <ul aria-labelledby={id}>
        {pages.map((address) => (
          <li key={address} class={styles.source}>
            <a href={address} target="_blank" rel="noopener noreferrer" dir="ltr">
              {address.replace(/^https?:\/\/(?:www\.)?/, "")}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
