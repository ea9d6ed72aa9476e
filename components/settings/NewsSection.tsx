import { t } from "../../utils/platform/i18n.ts";
import { QuietHours } from "./QuietHours.tsx";
import { Section } from "./Section.tsx";
import type { SettingsPart } from "./settings-store.ts";

export function NewsSection({ settings, store }: SettingsPart) {
  return (
    <Section id="news" title={t("tab.recent")}>
      <QuietHours settings={settings} store={store} />
    </Section>
  );
}
