import { useSignal } from "@preact/signals";
import { send } from "../../utils/calls/send.ts";
import { t } from "../../utils/platform/i18n.ts";
import type { Settings } from "../../utils/settings/settings.ts";
import { removeSiteList } from "../../utils/sites/kept-site-list.ts";
import { Alert } from "../base/notices.tsx";
import { act, done } from "../base/trouble.tsx";
import { NotificationsNote } from "../watches/NotificationsNote.tsx";
import { allowNotifications, giveUpNotifications } from "../watches/notification-permission.ts";
import { Section } from "./Section.tsx";
import { SentTable } from "./SentTable.tsx";
import { Toggle } from "./SettingFields.tsx";
import { change, isLocked } from "./settings-store.ts";
import { ToolbarMark } from "./ToolbarMark.tsx";

export function PrivacySection({ settings }: { settings: Settings }) {
  const refused = useSignal(false);
  const suggestions = settings.suggestions === true;

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
    <Section id="privacy" title={t("options.privacy")} lead={t("options.privacy_lead")}>
      <Toggle
        label={t("options.suggestions")}
        hint={t("options.suggestions_hint")}
        checked={suggestions}
        locked={isLocked("suggestions")}
        onChange={(checked) => act(change({ suggestions: checked }))}
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
      <Toggle
        label={t("options.passages")}
        hint={t("options.passages_hint")}
        checked={settings.sourcePassages}
        locked={isLocked("sourcePassages")}
        onChange={(checked) => act(change({ sourcePassages: checked }))}
      />
      <Toggle
        label={t("options.site_list")}
        hint={t("options.site_list_hint")}
        checked={settings.siteList}
        locked={isLocked("siteList")}
        onChange={(checked) => act(setSiteList(checked))}
      />
      <ToolbarMark />
      <h3>{t("sent.title")}</h3>
      <SentTable
        search={settings.searchServiceUrl}
        factCheck={settings.factCheckServiceUrl}
        suggestions={suggestions}
        passages={settings.sourcePassages}
      />
      <p>
        <a href="welcome.html">{t("options.show_welcome")}</a>
      </p>
    </Section>
  );
}

async function setSiteList(siteList: boolean): Promise<void> {
  await change({ siteList });
  if (siteList) await done(send("renewSiteList", { agreed: false }));
  else await removeSiteList();
}
