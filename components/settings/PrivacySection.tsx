import { useId } from "preact/hooks";
import { t } from "../../utils/platform/i18n.ts";
import type { Settings } from "../../utils/settings/settings.ts";
import { PrivacyLine } from "./PrivacyLine.tsx";
import { Section } from "./Section.tsx";
import { SettingRow } from "./SettingFields.tsx";

export function PrivacySection({ settings }: { settings: Settings }) {
  const id = useId();
  return (
    <Section id="privacy" title={t("options.privacy")}>
      <div class="setting">
        <PrivacyLine settings={settings}>{t("options.privacy_lead")}</PrivacyLine>
      </div>
      <SettingRow id={id} name={t("options.welcome_page")}>
        <a class="button" href="welcome.html">
          {t("options.show_welcome")}
        </a>
      </SettingRow>
    </Section>
  );
}
