import type { Origin } from "../../../utils/checks/check.ts";
import { t } from "../../../utils/platform/i18n.ts";
import { safeLink } from "../../../utils/text/untrusted.ts";
import styles from "./Origin.module.css";

interface TimedProps {
  /** The sentence as it reads at a time. */
  sentence(now: number): string;
  now: number;
}

/** So long ago that a sentence which reads then names the day. */
const ANOTHER_DAY = 0;

/** A sentence with a time, such as "Checked today at 17:35". On paper, where "today" means nothing, it names the day. */
export function TimedSentence({ sentence, now }: TimedProps) {
  return (
    <span class={styles.timed} data-on-paper={sentence(ANOTHER_DAY)}>
      {sentence(now)}
    </span>
  );
}

/** On which page a claim was found. */
export function OriginLine({ origin }: { origin: Origin | null }) {
  if (origin === null) return null;
  const { title, url } = origin;
  const address = safeLink(url);
  const host = address === null ? "" : new URL(address).host;
  return (
    <p class={styles.origin}>
      <bdi>{title ? t("origin.title", title) : t("origin.untitled")}</bdi>{" "}
      {address === null ? (
        <bdi>{url}</bdi>
      ) : (
        <a href={address} target="_blank" rel="noopener noreferrer" title={address}>
          {host}
        </a>
      )}
    </p>
  );
}
