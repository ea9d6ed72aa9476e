import { rowDay } from "../../../utils/checks/history/row-sentences.ts";
import { counted, formatNumber, t } from "../../../utils/platform/i18n.ts";
import { Facts } from "../../base/Facts.tsx";
import { Icon } from "../../base/Icon.tsx";
import { Spinner } from "../../base/waiting.tsx";
import { ListRow, type ListRowProps } from "../list/ListRow.tsx";
import { type GroupRow, progressOf, tallySentence } from "./group-row.ts";

interface GroupRowLineProps extends Pick<ListRowProps, "isOpen" | "opensInPlace" | "onToggle"> {
  row: GroupRow;
  now: number;
}

/** A group in the list: its title, and below it how many checks it has and what came of them. */
export function GroupRowLine({ row, now, ...shown }: GroupRowLineProps) {
  const { waiting, isRunning } = progressOf(row);
  const sign = isRunning ? <Spinner /> : <Icon name={waiting.length > 0 ? "clock" : "lines"} />;
  return (
    <ListRow name={groupName(row)} sign={sign} {...shown}>
      <Facts
        words={[tallySentence(row), leftSentence(row), rowDay(row.group.createdAt, now)]
          .filter(Boolean)
          .join(" · ")}
      />
    </ListRow>
  );
}

export function groupName({ group }: Pick<GroupRow, "group">): string {
  return group.title === "" ? t("group.untitled") : group.title;
}

function leftSentence(row: GroupRow): string {
  const { waiting } = progressOf(row);
  if (waiting.length === 0) return "";
  return row.group.isPaused
    ? t("group.paused_left", formatNumber(waiting.length))
    : counted("group.left", waiting.length);
}
