import { useSignal } from "@preact/signals";
import { counted, t } from "../../utils/platform/i18n.ts";
import { Button } from "../base/Button.tsx";
import { Note } from "../base/notices.tsx";
import { act } from "../base/trouble.tsx";
import { ChoiceSetting } from "./SettingFields.tsx";
import type { SettingsPart } from "./settings-store.ts";

/** Stands for "never" in the list. */
const NEVER = 0;
const YEAR = 365;
const OFFERED = [NEVER, YEAR, 90];

/** After how long verdicts are deleted. An administrator's number of days takes the place of the choice. */
export function DeleteOldChecks({ settings, store }: SettingsPart) {
  const days = settings.deleteVerdictsAfterDays;
  const asked = useSignal<number | null>(null);
  /** What was just agreed to, and is saved. */
  const agreed = useSignal<number | null>(null);
  const isLocked = store.isLocked("deleteVerdictsAfterDays");
  if (isLocked && days !== null) return <p class="locked">{counted("policy.deleted_after", days)}</p>;
  const current = days ?? NEVER;
  const offered = OFFERED.includes(current) ? OFFERED : [...OFFERED, current];
  const ask = (chosen: number | null): void => {
    asked.value = chosen;
    agreed.value = null;
  };
  const change = async (chosen: number | null): Promise<void> => {
    ask(null);
    if (await store.change({ deleteVerdictsAfterDays: chosen })) agreed.value = chosen;
  };
  return (
    <>
      <ChoiceSetting
        label={t("data.older")}
        value={asked.value ?? current}
        options={offered.map((value) => ({ value, name: ageName(value) }))}
        locked={isLocked}
        onChange={(value) => {
          if (value === NEVER) act(change(null));
          else ask(value === current ? null : value);
        }}
      />
      {asked.value !== null && (
        <Note
          kind="warn"
          actions={
            <>
              <Button kind="danger" onClick={() => act(change(asked.peek()))}>
                {t("options.delete")}
              </Button>
              <Button onClick={() => ask(null)}>{t("options.keep")}</Button>
            </>
          }
        >
          {t("data.older_question", ageName(asked.value))}
        </Note>
      )}
      {/* Another window may have chosen otherwise since. */}
      {agreed.value !== null && agreed.value === days && (
        <Note kind="good">{t("data.older_agreed", ageName(days))}</Note>
      )}
    </>
  );
}

function ageName(days: number): string {
  if (days === NEVER) return t("data.older_never");
  return days === YEAR ? t("data.older_year") : counted("data.older_days", days);
}
