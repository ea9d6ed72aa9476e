import { useSignal } from "@preact/signals";
import { t } from "../../utils/platform/i18n.ts";
import type { Settings } from "../../utils/settings/settings.ts";
import { Alert } from "../base/notices.tsx";
import { act } from "../base/trouble.tsx";
import { NotificationsNote } from "../watches/NotificationsNote.tsx";
import { allowNotifications, giveUpNotifications } from "../watches/notification-permission.ts";
import { Section } from "./Section.tsx";
import { Toggle } from "./SettingFields.tsx";
import { change, isLocked } from "./settings-store.ts";

export function FactChecksSection({ settings }: { settings: Settings }) {
  const refused = useSignal(false);

  /** Called within the click, because browsers ask for permissions only then. What was wanted is kept wherever the question leads. */
  const setNotifications = async (notifications: boolean): Promise<void> => {
    refused.value = false;
    const kept = change({ notifications });
    const isAllowed = !notifications || (await allowNotifications());
    await kept;
    if (!notifications) await giveUpNotifications();
    else if (!isAllowed) {
      refused.value = true;
      await change({ notifications: false });
    }
  };

  return (
    <Section id="checks" title={t("tab.checks")}>
      <Toggle
        label={t("options.passages")}
        hint={t("options.passages_hint")}
        checked={settings.sourcePassages}
        locked={isLocked("sourcePassages")}
        onChange={(checked) => act(change({ sourcePassages: checked }))}
      />
      <Toggle
        label={t("options.notifications")}
        hint={t("options.notifications_hint")}
        checked={settings.notifications}
        locked={isLocked("notifications")}
        onChange={(checked) => act(setNotifications(checked))}
      />
      {refused.value && <Alert>{t("options.notifications_refused")}</Alert>}
      {settings.notifications && <NotificationsNote />}
    </Section>
  );
}
