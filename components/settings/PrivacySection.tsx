import { useId } from "preact/hooks";
import { t } from "../../utils/platform/i18n.ts";
import { PrivacyLine } from "./PrivacyLine.tsx";
import { Section } from "./Section.tsx";
import { SettingRow } from "./SettingFields.tsx";
import { SyncChoice } from "./SyncChoice.tsx";
import type { SettingsPart } from "./settings-store.ts";

export function PrivacySection({ settings, store }: SettingsPart) {
  const id = useId();
  return (
    <Section id="privacy" title={t("options.privacy")}>
      <div class="setting">
        <PrivacyLine settings={settings}>{t("options.privacy_lead")}</PrivacyLine>
      </div>
      <SyncChoice settings={settings} store={store} />
      <SettingRow id={id} name={t("options.welcome_page")}>
        <a class="button" href="welcome.html">
          {t("options.show_welcome")}
        </a>
      </SettingRow>
    </Section>
  );
}
