import { useEffect, useId, useMemo, useState } from "preact/hooks";
import { send } from "../../utils/calls/send.ts";
import { MINUTE } from "../../utils/platform/durations.ts";
import { t } from "../../utils/platform/i18n.ts";
import { removedSentence, syncSentences } from "../../utils/sync/sentences.ts";
import { pageClock } from "../base/clock.ts";
import { Alert, Note } from "../base/notices.tsx";
import { act } from "../base/trouble.tsx";
import { ConfirmButton } from "./ConfirmButton.tsx";
import { SettingRow, Toggle } from "./SettingFields.tsx";
import type { SettingsPart } from "./settings-store.ts";
import { createSyncStore } from "./sync-store.ts";

/** The time, which goes on by minutes. */
function useMinutes(): number {
  const [now, setNow] = useState(pageClock.now);
  useEffect(() => pageClock.after(MINUTE, () => setNow(pageClock.now())), [now]);
  return now;
}

/** Whether the browser may bring settings and follows to the user's other devices; the consent is beside the switch. */
export function SyncChoice({ settings, store }: SettingsPart) {
  const [sync] = useState(() => createSyncStore({ send }));
  const id = useId();
  const isOn = settings.sync;
  useEffect(() => sync.listen(), [sync]);
  const state = sync.state.value;
  const now = Math.max(useMinutes(), state?.doneAt ?? 0);
  const changedAt = useMemo(() => pageClock.now(), [state]);
  const removal = sync.removal.value;
  const hasCopy = sync.hasCopy.value;
  return (
    <>
      <Toggle
        label={t("sync.switch")}
        hint={t("sync.consent")}
        checked={isOn}
        locked={store.isLocked("sync")}
        onChange={(on) => act(store.change({ sync: on }))}
      />
      {isOn && state && (
        <div class="setting">
          {/* That it grows older is no news, which would be told each minute. */}
          <p class="hint" role="status" aria-live={now - changedAt < MINUTE ? "polite" : "off"}>
            {syncSentences(state, now)}
          </p>
        </div>
      )}
      {!isOn && (hasCopy || removal !== undefined) && (
        <SettingRow id={id} name={t("sync.copy")} {...(hasCopy ? { hint: t("sync.copy_hint") } : {})}>
          <ConfirmButton
            label={t("sync.remove")}
            question={t("sync.remove_question")}
            confirmLabel={t("sync.remove")}
            disabled={!hasCopy}
            onConfirm={() => act(sync.removeCopy())}
          />
        </SettingRow>
      )}
      {!isOn &&
        removal !== undefined &&
        (removal === null ? (
          // What was synced since is another copy.
          !hasCopy && <Note kind="good">{removedSentence(removal)}</Note>
        ) : (
          <Alert>{removedSentence(removal)}</Alert>
        ))}
    </>
  );
}
