import { useEffect, useId, useRef, useState } from "preact/hooks";
import { START_LIMIT } from "../../../utils/checks/start-limit.ts";
import { counted, formatNumber, t } from "../../../utils/platform/i18n.ts";
import { Button, IconButton } from "../../base/Button.tsx";
import { Menu, type MenuItem } from "../../base/Menu.tsx";
import { act } from "../../base/trouble.tsx";
import { useSetting } from "../../base/use-setting.ts";
import { ChangesStatus } from "./ChangesStatus.tsx";
import styles from "./ChecksHead.module.css";
import type { ChecksStore } from "./checks-store.ts";
import { ExportChecks } from "./ExportChecks.tsx";
import { FindChecks } from "./FindChecks.tsx";

interface ChecksHeadProps {
  store: ChecksStore;
  /** What the menu offers first in this place. */
  offers: readonly MenuItem[];
}

/** How many checks there are, and what can be done with all of them. */
export function ChecksHead({ store, offers }: ChecksHeadProps) {
  const { reader, actions, changes, isFinding, setFinding } = store;
  const [isDeleting, setDeleting] = useState(false);
  const findButton = useRef<HTMLDivElement>(null);
  const { all, answers, verdicts } = reader.counts.value;
  const isCounted = reader.isCounted.value;
  const isForbidden = useSetting("forbidExports") === true;
  const isLimited = [...reader.places.value.values()].some(({ reason }) => reason === "limit");
  return (
    <div class={styles.head}>
      <div class={styles.line}>
        <h2>{isCounted ? counted("history.shown", all - store.inEditor.value) : t("checks.title")}</h2>
        <div class={styles.tools} ref={findButton}>
          <IconButton
            icon="search"
            label={t("checks.find")}
            aria-expanded={isFinding.value}
            onClick={() => setFinding(!isFinding.value)}
          />
          {!isForbidden && (
            <ExportChecks
              name={t("checks.export")}
              shown={answers}
              verdicts={verdicts}
              onExport={(format) => act(actions.exportShown(format))}
            />
          )}
          <Menu
            name={t("checks.more")}
            items={[
              ...offers,
              { name: t("changed.look"), icon: "refresh", onSelect: () => act(changes.ask()) },
              {
                name: t("history.delete_all"),
                icon: "trash",
                isApart: true,
                onSelect: () => setDeleting(true),
              },
            ]}
            note={isForbidden ? t("policy.exports_off") : t("changed.sends")}
          />
        </div>
      </div>
      {isLimited && <p class={styles.limit}>{t("checks.limit", formatNumber(START_LIMIT))}</p>}
      {isFinding.value && (
        <FindChecks
          filter={reader.filter.value}
          onFilter={(changed) => {
            reader.filter.value = changed;
          }}
          onClose={() => setFinding(false)}
        />
      )}
      {isDeleting && (
        <DeleteAll
          total={reader.total.value}
          onDelete={() => act(actions.removeAll())}
          onKeep={() => setDeleting(false)}
        />
      )}
      <ChangesStatus asked={changes.asked.value} onAllowed={() => act(changes.ask())} />
      <p class="visually-hidden" role="status">
        {isFinding.value && isCounted && counted("history.shown", all - store.inEditor.value)}
      </p>
    </div>
  );
}

interface DeleteAllProps {
  total: number;
  onDelete(): void;
  onKeep(): void;
}

function DeleteAll({ total, onDelete, onKeep }: DeleteAllProps) {
  const box = useRef<HTMLDivElement>(null);
  const question = useId();
  // After the menu has closed and given the focus back to its button.
  useEffect(() => box.current?.querySelector<HTMLElement>("button:last-of-type")?.focus(), []);
  const keep = (): void => {
    // The menu that asked is the last one.
    const menus = box.current?.parentElement?.querySelectorAll<HTMLElement>("[aria-haspopup=menu]");
    [...(menus ?? [])].at(-1)?.focus();
    onKeep();
  };
  return (
    <div
      class={styles.question}
      role="alertdialog"
      aria-label={t("history.delete_all")}
      aria-describedby={question}
      ref={box}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        // It does not close the popup.
        event.preventDefault();
        keep();
      }}
    >
      <p id={question}>{counted("history.delete_question", total)}</p>
      <Button kind="danger" onClick={onDelete}>
        {t("history.delete_yes")}
      </Button>
      <Button onClick={keep}>{t("history.delete_no")}</Button>
    </div>
  );
}
