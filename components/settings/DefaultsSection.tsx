import { counted, t } from "../../utils/platform/i18n.ts";
import { pageSizes } from "../../utils/search/request.ts";
import type { Settings } from "../../utils/settings/settings.ts";
import { act } from "../base/trouble.tsx";
import { DefaultPlaces } from "./DefaultPlaces.tsx";
import { Section } from "./Section.tsx";
import { ChoiceSetting } from "./SettingFields.tsx";
import { change, isLocked } from "./settings-store.ts";

export function DefaultsSection({ settings }: { settings: Settings }) {
  return (
    <Section id="defaults" title={t("options.defaults")} lead={t("options.defaults_lead")}>
      <DefaultPlaces settings={settings} />
      <ChoiceSetting
        label={t("options.page_size")}
        value={settings.pageSize}
        options={pageSizes(settings.pageSize).map((size) => ({
          value: size,
          name: counted("options.page_size_value", size),
        }))}
        locked={isLocked("pageSize")}
        onChange={(pageSize) => act(change({ pageSize }))}
      />
      <ChoiceSetting
        label={t("options.open_in")}
        value={settings.openIn}
        options={[
          { value: "new-tab", name: t("options.open_in_new_tab") },
          { value: "current-tab", name: t("options.open_in_current_tab") },
        ]}
        locked={isLocked("openIn")}
        onChange={(openIn) => act(change({ openIn }))}
      />
    </Section>
  );
}
