import { send } from "../../utils/calls/send.ts";
import { t } from "../../utils/platform/i18n.ts";
import { act, done } from "../base/trouble.tsx";
import { Section } from "./Section.tsx";
import { Toggle } from "./SettingFields.tsx";
import type { SettingsPart, SettingsStore } from "./settings-store.ts";
import { ToolbarMark } from "./ToolbarMark.tsx";

export function ThisPageSection({ settings, store }: SettingsPart) {
  return (
    <Section id="this-page" title={t("site.region")}>
      <ToolbarMark />
      <Toggle
        label={t("options.site_list")}
        hint={t("options.site_list_hint")}
        checked={settings.siteList}
        locked={store.isLocked("siteList")}
        onChange={(checked) => act(setSiteList(store, checked))}
      />
    </Section>
  );
}

/** The worker removes the list once it is no longer wanted. */
async function setSiteList(store: SettingsStore, siteList: boolean): Promise<void> {
  await store.change({ siteList });
  if (siteList) await done(send("renewSiteList", { agreed: false }));
}
