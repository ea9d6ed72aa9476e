import { useSignal } from "@preact/signals";
import { send } from "../../utils/calls/send.ts";
import { t } from "../../utils/platform/i18n.ts";
import { Announcer } from "../base/notices.tsx";
import { act, done } from "../base/trouble.tsx";
import { Section } from "./Section.tsx";
import { Toggle } from "./SettingFields.tsx";
import type { SettingsPart } from "./settings-store.ts";
import { ToolbarMark } from "./ToolbarMark.tsx";

export function ThisPageSection({ settings, store }: SettingsPart) {
  const isFetching = useSignal(false);
  /** The worker removes the list once it is no longer wanted. */
  const setSiteList = async (siteList: boolean): Promise<void> => {
    await store.change({ siteList });
    if (!siteList) return;
    isFetching.value = true;
    await done(send("renewSiteList", { agreed: false })).finally(() => {
      isFetching.value = false;
    });
  };
  return (
    <Section id="this-page" title={t("site.region")}>
      <ToolbarMark />
      <Toggle
        label={t("options.site_list")}
        hint={t(isFetching.value ? "site.fetching" : "options.site_list_hint")}
        checked={settings.siteList}
        locked={store.isLocked("siteList")}
        onChange={(checked) => act(setSiteList(checked))}
      />
      <Announcer words={isFetching.value ? t("site.fetching") : ""} />
    </Section>
  );
}
