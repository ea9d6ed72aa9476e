import { t } from "../../utils/platform/i18n.ts";
import { Section } from "./Section.tsx";
import { SiteListSetting } from "./SiteListSetting.tsx";
import type { SettingsPart } from "./settings-store.ts";
import { ToolbarMark } from "./ToolbarMark.tsx";

export function ThisPageSection({ settings, store }: SettingsPart) {
  return (
    <Section id="this-page" title={t("site.region")}>
      <ToolbarMark />
      <SiteListSetting settings={settings} store={store} />
    </Section>
  );
}
