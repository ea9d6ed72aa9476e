import { useId } from "preact/hooks";
import { rowDay } from "../../../utils/checks/history/row-sentences.ts";
import { counted, formatNumber, t } from "../../../utils/platform/i18n.ts";
import { Caret } from "../../base/Caret.tsx";
import { Icon } from "../../base/Icon.tsx";
import { Spinner } from "../../base/waiting.tsx";
import rows from "../list/CheckRow.module.css";
import { type GroupRow, progressOf, tallySentence } from "./group-row.ts";

interface GroupRowLineProps {
  row: GroupRow;
  now: number;
  isOpen: boolean;
  opensInPlace: boolean;
  onToggle(): void;
}

/** A group in the list: its title, and below it how many checks it has and what came of them. */
export function GroupRowLine({ row, now, isOpen, opensInPlace, onToggle }: GroupRowLineProps) {
  const id = useId();
  const name = groupName(row);
  if (isOpen && opensInPlace) {
    return (
      <button
        type="button"
        class={rows.close}
        aria-label={name}
        title={name}
        aria-expanded
        onClick={onToggle}
      >
        <Caret />
      </button>
    );
  }
  const { waiting, isRunning } = progressOf(row);
  return (
    <div class={[rows.row, isOpen && rows.at, !opensInPlace && rows.beside].filter(Boolean).join(" ")}>
      {isRunning ? <Spinner /> : <Icon name={waiting.length > 0 ? "clock" : "lines"} />}
      <div class={rows.words}>
        <button
          type="button"
          class={rows.claim}
          dir="auto"
          aria-expanded={isOpen}
          aria-describedby={id}
          onClick={onToggle}
        >
          <span>{name}</span>
        </button>
        <span class={rows.state} id={id}>
          {[tallySentence(row), leftSentence(row), rowDay(row.group.createdAt, now)]
            .filter(Boolean)
            .join(" · ")}
        </span>
      </div>
      {opensInPlace && <Caret to="right" />}
    </div>
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
