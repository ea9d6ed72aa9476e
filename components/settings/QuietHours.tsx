import { t } from "../../utils/platform/i18n.ts";
import { hourName } from "../../utils/platform/moment-texts.ts";
import { readQuietHours, writtenHours } from "../../utils/settings/quiet-hours.ts";
import { Choice } from "../base/Choice.tsx";
import { act } from "../base/trouble.tsx";
import { SettingRow } from "./SettingFields.tsx";
import type { SettingsPart } from "./settings-store.ts";

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const OFF = -1;
/** The usual end, and a night for a beginning after it. */
const MORNING = 7;
const NIGHT = 9;

/** From when to when what is followed shows no notification. */
export function QuietHours({ settings, store }: SettingsPart) {
  const hours = readQuietHours(settings.quietHours);
  const named = HOURS.map((value) => ({ value, name: hourName(value) }));
  const locked = store.isLocked("quietHours");
  const choose = (from: number, to: number): void => {
    const end = from === to ? (from + NIGHT) % 24 : to;
    act(store.change({ quietHours: from === OFF ? null : writtenHours({ from, to: end }) }));
  };
  return (
    <SettingRow id="quiet" name={t("options.quiet")} hint={t("options.quiet_hint")} locked={locked}>
      <span class="row">
        <Choice
          label={t("options.quiet_from")}
          value={hours?.from ?? OFF}
          options={[{ value: OFF, name: t("options.quiet_off") }, ...named]}
          disabled={locked}
          describedBy="quiet-hint"
          onChange={(from) => choose(from, hours?.to ?? MORNING)}
        />
        {hours && (
          <>
            <span aria-hidden="true">–</span>
            <Choice
              label={t("options.quiet_to")}
              value={hours.to}
              options={named.filter(({ value }) => value !== hours.from)}
              disabled={locked}
              describedBy="quiet-hint"
              onChange={(to) => choose(hours.from, to)}
            />
          </>
        )}
      </span>
    </SettingRow>
  );
}
