import { useEffect, useState } from "preact/hooks";
import { t } from "../../../utils/platform/i18n.ts";
import { linkHost, plainHost } from "../../../utils/sites/link-host.ts";
import { plainText } from "../../../utils/text/highlights.ts";
import { safeLink, withoutCredentials } from "../../../utils/text/untrusted.ts";
import type { WatchEntry } from "../../../utils/watches/entry.ts";
import { readEntries } from "../../../utils/watches/read-watches.ts";
import type { OpenPage } from "../../base/on-opened.ts";
import { LinkRow, Rows } from "../../base/Rows.tsx";
import { act } from "../../base/trouble.tsx";
import { markRead, unread } from "../watches-store.ts";
import { linesOf, type NewsLine } from "./news-store.ts";

const MOST = 3;
/** The newest unread pages are looked for among so many: all could take long to read. */
const AMONG = 60;

/** The newest pages of what is followed that were not read yet. From this device; nothing is sent for them. */
export function NewestUnread({ onOpen }: { onOpen: OpenPage }) {
  const [lines, setLines] = useState<readonly NewsLine[]>([]);
  const count = unread.value;
  useEffect(() => {
    if (count.pages === 0) {
      setLines([]);
      return;
    }
    let isLatest = true;
    const show = (entries: readonly WatchEntry[]): void => {
      if (isLatest) setLines(newest(linesOf(entries)));
    };
    act(readEntries(AMONG).then(show));
    return () => {
      isLatest = false;
    };
    // Another one after each change, also where it counts as many as before.
  }, [count]);
  if (lines.length === 0) return null;
  return (
    <Rows title={t("news.newest")}>
      {lines.map(({ entries }) => {
        const [{ id, result }] = entries;
        const host = linkHost(result.url);
        return (
          <LinkRow
            key={id}
            address={safeLink(result.url)}
            language={result.language?.toLowerCase() || undefined}
            note={host === null ? result.domain : plainHost(host)}
            onOpen={onOpen}
            onOpened={() => markRead({ entries: entries.map((entry) => entry.id) })}
          >
            {plainText(result.title).trim() || withoutCredentials(result.url)}
          </LinkRow>
        );
      })}
    </Rows>
  );
}

function newest(lines: readonly NewsLine[]): readonly NewsLine[] {
  return lines.filter(({ entries }) => entries.some((entry) => entry.unread === 1)).slice(0, MOST);
}
