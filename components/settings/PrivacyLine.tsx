import type { ComponentChildren } from "preact";
import { t } from "../../utils/platform/i18n.ts";
import { asksPassages } from "../../utils/settings/asks-passages.ts";
import type { Settings } from "../../utils/settings/settings.ts";
import { Disclosure } from "../base/Disclosure.tsx";
import { SentTable } from "./SentTable.tsx";

/** One line on privacy, with the table of all that is sent behind it. */
export function PrivacyLine({ settings, children }: { settings: Settings; children: ComponentChildren }) {
  return (
    <>
      <p>{children}</p>
      <Disclosure summary={t("sent.title")}>
        <SentTable
          search={settings.searchServiceUrl}
          factCheck={settings.factCheckServiceUrl}
          checks={!settings.forbidFactChecks}
          suggestions={settings.suggestions === true}
          passages={asksPassages(settings)}
          changes={settings.sourcePassages === true}
          sync={settings.sync}
        />
        <p class="hint">{t(settings.sync ? "welcome.kept_synced" : "welcome.kept")}</p>
      </Disclosure>
    </>
  );
}
