import { send } from "../../utils/calls/send.ts";
import { t } from "../../utils/platform/i18n.ts";
import type { Settings } from "../../utils/settings/settings.ts";
import { removeSiteList } from "../../utils/sites/kept-site-list.ts";
import { act, done } from "../base/trouble.tsx";
import { Section } from "./Section.tsx";
import { Toggle } from "./SettingFields.tsx";
import { change, isLocked } from "./settings-store.ts";
import { ToolbarMark } from "./ToolbarMark.tsx";

export function ThisPageSection({ settings }: { settings: Settings }) {
  return (
    <Section id="this-page" title={t("site.region")}>
      <ToolbarMark />
      <Toggle
        label={t("options.site_list")}
        hint={t("options.site_list_hint")}
        checked={settings.siteList}
        locked={isLocked("siteList")}
        onChange={(checked) => act(setSiteList(checked))}
      />
    </Section>
  );
}

async function setSiteList(siteList: boolean): Promise<void> {
  await change({ siteList });
  if (siteList) await done(send("renewSiteList", { agreed: false }));
  else await removeSiteList();
}
