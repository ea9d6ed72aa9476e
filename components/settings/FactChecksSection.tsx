import { useSignal } from "@preact/signals";
import { t } from "../../utils/platform/i18n.ts";
import { asksPassages, isOneHost } from "../../utils/settings/asks-passages.ts";
import { Alert } from "../base/notices.tsx";
import { act } from "../base/trouble.tsx";
import { NotificationsNote } from "../watches/NotificationsNote.tsx";
import { allowNotifications, giveUpNotifications } from "../watches/notification-permission.ts";
import { Section } from "./Section.tsx";
import { Toggle } from "./SettingFields.tsx";
import type { SettingsPart } from "./settings-store.ts";

export function FactChecksSection({ settings, store }: SettingsPart) {
  const refused = useSignal(false);

  /** Called within the click, because browsers ask for permissions only then. What was wanted is kept wherever the question leads. */
  const setNotifications = async (notifications: boolean): Promise<void> => {
    refused.value = false;
    const kept = store.change({ notifications });
    const isAllowed = !notifications || (await allowNotifications());
    await kept;
    if (!notifications) await giveUpNotifications();
    else if (!isAllowed) {
      refused.value = true;
      await store.change({ notifications: false });
    }
  };

  return (
    <Section id="checks" title={t("tab.checks")}>
      <Toggle
        label={t("options.passages")}
        hint={
          settings.sourcePassages === null && isOneHost(settings)
            ? t("options.passages_one_host")
            : t("options.passages_hint")
        }
        checked={asksPassages(settings)}
        locked={settings.forbidFactChecks || store.isLocked("sourcePassages")}
        onChange={(checked) => act(store.change({ sourcePassages: checked }))}
      />
      <Toggle
        label={t("options.notifications")}
        hint={t("options.notifications_hint")}
        checked={settings.notifications}
        locked={settings.forbidFactChecks || store.isLocked("notifications")}
        onChange={(checked) => act(setNotifications(checked))}
      />
      {refused.value && <Alert>{t("options.notifications_refused")}</Alert>}
      {settings.notifications && <NotificationsNote />}
    </Section>
  );
}
