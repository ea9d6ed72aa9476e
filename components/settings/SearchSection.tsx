import { counted, t } from "../../utils/platform/i18n.ts";
import { pageSizes } from "../../utils/search/service-limits.ts";
import { Disclosure } from "../base/Disclosure.tsx";
import { act } from "../base/trouble.tsx";
import { DefaultPlaces } from "./DefaultPlaces.tsx";
import { KeyboardShortcuts } from "./KeyboardShortcuts.tsx";
import { Section } from "./Section.tsx";
import { ChoiceSetting, Toggle } from "./SettingFields.tsx";
import type { SettingsPart } from "./settings-store.ts";

export function SearchSection({ settings, store }: SettingsPart) {
  return (
    <Section id="search" title={t("tab.search")}>
      <Toggle
        label={t("options.suggestions")}
        hint={t("options.suggestions_hint")}
        checked={settings.suggestions === true}
        locked={store.isLocked("suggestions")}
        onChange={(checked) => act(store.change({ suggestions: checked }))}
      />
      {/* Another service has other places. */}
      <DefaultPlaces key={settings.searchServiceUrl} settings={settings} store={store} />
      <ChoiceSetting
        label={t("options.page_size")}
        value={settings.pageSize}
        options={pageSizes(settings.pageSize).map((size) => ({
          value: size,
          name: counted("options.page_size_value", size),
        }))}
        locked={store.isLocked("pageSize")}
        onChange={(pageSize) => act(store.change({ pageSize }))}
      />
      <ChoiceSetting
        label={t("options.open_in")}
        value={settings.openIn}
        options={[
          { value: "new-tab", name: t("options.open_in_new_tab") },
          { value: "current-tab", name: t("options.open_in_current_tab") },
        ]}
        locked={store.isLocked("openIn")}
        onChange={(openIn) => act(store.change({ openIn }))}
      />
      <Toggle
        label={t("keyboard.single")}
        hint={t("keyboard.single_hint")}
        checked={settings.singleKeys}
        locked={store.isLocked("singleKeys")}
        onChange={(checked) => act(store.change({ singleKeys: checked }))}
      />
      <div class="setting" id="keyboard" tabIndex={-1}>
        <Disclosure summary={t("options.keyboard")} opensFor="keyboard">
          <KeyboardShortcuts singleKeys={settings.singleKeys} />
        </Disclosure>
      </div>
    </Section>
  );
}
