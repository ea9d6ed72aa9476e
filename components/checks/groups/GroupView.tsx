import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { send } from "../../../utils/calls/send.ts";
import { GROUP_LIMITS } from "../../../utils/checks/groups/group.ts";
import { readDraft } from "../../../utils/checks/groups/read-groups.ts";
import { countAnswers } from "../../../utils/checks/history/earlier-answers.ts";
import { t } from "../../../utils/platform/i18n.ts";
import { Menu } from "../../base/Menu.tsx";
import { Region } from "../../base/Region.tsx";
import { act, done } from "../../base/trouble.tsx";
import { useSetting } from "../../base/use-setting.ts";
import type { CheckCardActions } from "../card/CardFrame.tsx";
import { OriginLine } from "../card/Origin.tsx";
import { PausedCard } from "../card/PendingCard.tsx";
import { ExportChecks } from "../list/ExportChecks.tsx";
import type { ExportFormat } from "../list/export-checks.ts";
import { type CheckFacts, ListedCard } from "../list/ListedCard.tsx";
import { NoteField } from "../NoteField.tsx";
import type { PassagesInTurn } from "../passages-in-turn.ts";
import { GroupPassages, lacksPassages } from "./GroupPassages.tsx";
import { GroupProgress } from "./GroupProgress.tsx";
import { groupName } from "./GroupRowLine.tsx";
import { GroupText } from "./GroupText.tsx";
import styles from "./GroupView.module.css";
import { type GroupRow, groupHeading, tallySentence } from "./group-row.ts";

export interface GroupActions {
  remove(row: GroupRow): void;
  /** False: it could not be saved. */
  note(row: Pick<GroupRow, "id">, note: string): Promise<boolean>;
  stop(row: GroupRow): void;
  export(row: GroupRow, format: ExportFormat): void;
  readonly passages: PassagesInTurn;
}

interface GroupViewProps {
  row: GroupRow;
  facts: CheckFacts;
  actions: CheckCardActions;
  groupActions: GroupActions;
  /** Whether only the open card is printed. */
  isCardPrinted: boolean;
  /** Whether a card has room beside the text. */
  isWide: boolean;
  /** The key of the claim whose card is open; null: none is. */
  opened: string | null;
  onToggle(key: string): void;
}

/** The checks of one text or page: the text with its verdicts, the card of the chosen one, then what the reader wrote. */
export function GroupView(props: GroupViewProps) {
  const { row, facts, actions, groupActions, isCardPrinted, isWide, opened, onToggle } = props;
  const { group, claims } = row;
  const name = groupName(row);
  const text = useText(group.id) ?? claims.map(({ latest }) => latest.claim).join("\n");
  const isForbidden = useSetting("forbidExports") === true;
  const cardBox = useRef<HTMLDivElement>(null);
  const press = usePress(opened, cardBox, onToggle);
  const open = claims.flatMap(({ latest }) => (latest.key === opened ? [latest] : []));
  const card = open.length > 0 && (
    <div class={styles.card} ref={cardBox}>
      {open
        .toSorted((one, other) => other.order - one.order)
        .map((check) => (
          <Region key={check.id} name={check.claim} subject={check}>
            {group.isPaused && check.state === "waiting" ? (
              <PausedCard check={check} actions={actions} />
            ) : (
              <ListedCard check={check} facts={facts} actions={actions} />
            )}
          </Region>
        ))}
    </div>
  );
  const { answers, verdicts } = countAnswers(claims);
  const withoutPassages = claims.flatMap(({ latest }) => (lacksPassages(latest) ? [latest.id] : []));
  return (
    <section class={isCardPrinted ? `${styles.group} ${styles.cardOnly}` : styles.group} aria-label={name}>
      <div class={styles.head}>
        <div>
          <h2 dir="auto" id={groupHeading(group.id)} tabIndex={-1}>
            {name}
          </h2>
          <p class="hint">{tallySentence(row)}</p>
        </div>
        <div class={styles.tools}>
          {!isForbidden && (
            <ExportChecks
              name={t("group.export", name)}
              shown={answers}
              verdicts={verdicts}
              onExport={(format) => groupActions.export(row, format)}
            />
          )}
          <Menu
            name={t("group.more", name)}
            {...(withoutPassages.length > 0 && { note: t("passages.sends") })}
            items={[
              ...(withoutPassages.length > 0
                ? [
                    {
                      name: t("passages.show"),
                      icon: "lines",
                      onSelect: () => act(groupActions.passages.ask(withoutPassages)),
                    } as const,
                  ]
                : []),
              { name: t("group.delete"), icon: "trash", onSelect: () => groupActions.remove(row) },
            ]}
          />
        </div>
      </div>
      <GroupPassages row={row} passages={actions.passages} inTurn={groupActions.passages} />
      <GroupProgress row={row} places={facts.places} now={facts.now} onStop={() => groupActions.stop(row)} />
      <div class={isWide && card ? styles.beside : undefined}>
        <GroupText text={text} claims={claims} opened={opened} card={isWide ? null : card} onToggle={press} />
        {isWide && card}
      </div>
      <OriginLine origin={group.origin} />
      <div class={styles.fields}>
        <NoteField
          key={`title ${group.id}`}
          label={t("group.title")}
          value={group.title}
          limit={GROUP_LIMITS.title}
          isShort
          onSave={(title) => done(send("changeGroup", { id: group.id, title }))}
        />
        <NoteField
          key={`note ${group.id}`}
          label={t("note.label")}
          value={group.note}
          onSave={(note) => groupActions.note(row, note)}
        />
      </div>
    </section>
  );
}

/** Brings into view the card that a press on a mark opens, which may be below a long paragraph, or the mark whose card it closes. */
function usePress(
  opened: string | null,
  card: RefObject<HTMLElement | null>,
  onToggle: (key: string) => void,
): (key: string, mark: HTMLElement) => void {
  // A card that was opened from elsewhere is scrolled to by what opened it.
  const pressed = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const shown = opened === null ? pressed.current : pressed.current && card.current;
    pressed.current = null;
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    shown?.scrollIntoView({ block: "nearest", behavior: isCalm ? "instant" : "smooth" });
  }, [opened]);
  return (key, mark) => {
    pressed.current = mark;
    onToggle(key);
  };
}

/** The text of a group; null: it is not read yet, or there is none. */
function useText(id: string): string | null {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    setText(null);
    act(
      readDraft(id).then((draft) => {
        if (isCurrent) setText(draft?.text ?? null);
      }),
    );
    return () => {
      isCurrent = false;
    };
  }, [id]);
  return text;
}
