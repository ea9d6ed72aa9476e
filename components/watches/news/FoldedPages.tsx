import { useRef, useState } from "preact/hooks";
import { counted, t } from "../../../utils/platform/i18n.ts";
import type { DateReader } from "../../../utils/text/format-date.ts";
import { Disclosure } from "../../base/Disclosure.tsx";
import { useIsPrinting } from "../../base/use-is-printing.ts";
import type { ResultCardActions } from "../../search/results/card-actions.ts";
import { EntryCard } from "./EntryCard.tsx";
import styles from "./FoldedPages.module.css";
import { MarkRead } from "./MarkRead.tsx";
import type { NewsLine } from "./news-store.ts";
import dots from "./unread-dot.module.css";

interface FoldedPagesProps {
  lines: readonly NewsLine[];
  /** The site that all of them are of. */
  site: string;
  reader: DateReader;
  day: string | null;
  isNamed: boolean;
  actions: ResultCardActions;
}

/** Many pages of one site on one day, as one entry that opens. Paper opens nothing, so there they are all open. */
export function FoldedPages({ lines, site, reader, day, isNamed, actions }: FoldedPagesProps) {
  const isPrinting = useRef(false);
  isPrinting.current = useIsPrinting();
  const [wasOpened, setOpened] = useState(false);
  const isOpen = wasOpened || isPrinting.current;
  const entries = lines.flatMap((line) => line.entries);
  const unread = lines.filter((line) => line.entries.some((entry) => entry.unread === 1)).length;
  return (
    <li class={styles.folded}>
      {day && <h2 class={`day ${styles.day}`}>{day}</h2>}
      <div class={unread > 0 ? `${styles.head} ${dots.dot}` : styles.head}>
        <Disclosure
          summary={
            <span class={unread > 0 ? styles.unread : undefined}>
              {counted("news.folded", lines.length, site)}
              {unread > 0 && <span class="visually-hidden">{counted("watches.unread", unread)}</span>}
            </span>
          }
          isOpen={isOpen}
          onToggle={(opens) => {
            if (!isPrinting.current) setOpened(opens);
          }}
        >
          {isOpen && (
            <ul aria-label={counted("news.folded", lines.length, site)}>
              {lines.map((line) => (
                <EntryCard
                  key={line.entries[0].id}
                  line={line}
                  reader={reader}
                  day={null}
                  isNamed={isNamed}
                  actions={actions}
                />
              ))}
            </ul>
          )}
        </Disclosure>
        <MarkRead
          label={t("news.mark_folded")}
          of={counted("news.folded", lines.length, site)}
          which={async () => ({ entries: entries.map(({ id }) => id) })}
          hasUnread={unread > 0}
        />
      </div>
    </li>
  );
}
