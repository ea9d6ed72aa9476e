import { useRef } from "preact/hooks";
import { AddressField } from "../../components/settings/AddressField.tsx";
import { chooserOf } from "../../components/settings/choose-service.ts";
import type { SettingsPart } from "../../components/settings/settings-store.ts";
import { t } from "../../utils/platform/i18n.ts";
import { requiredServicesSentence } from "../../utils/settings/sentences.ts";

/**
 * Fields for the addresses missing from this build. A field stays once it is filled in, to show the result. In a new profile the
 * browser may say only later what an administrator has set.
 */
export function MissingServices({ settings, store }: SettingsPart) {
  const { searchServiceUrl, factCheckServiceUrl, forbidFactChecks, requiredServices } = settings;
  const missing = useRef({
    search: searchServiceUrl === null,
    factCheck: factCheckServiceUrl === null,
  });
  const { search } = missing.current;
  const factCheck = missing.current.factCheck && !forbidFactChecks;
  if (!search && !factCheck) return null;
  const toEnter = [
    search && !store.isLocked("searchServiceUrl"),
    factCheck && !store.isLocked("factCheckServiceUrl"),
  ].filter(Boolean).length;
  const same =
    searchServiceUrl !== null && factCheckServiceUrl === null
      ? { label: t("options.same_address"), address: searchServiceUrl }
      : null;
  return (
    <section class="welcome-services" aria-labelledby="services">
      <h2 id="services">{t("options.services")}</h2>
      {toEnter > 0 && <p>{t(toEnter > 1 ? "welcome.services_lead" : "welcome.services_lead_one")}</p>}
      {requiredServices && <p class="locked">{requiredServicesSentence(requiredServices)}</p>}
      {search && (
        <AddressField
          label={t("options.search_address")}
          hint={t("options.search_address_hint")}
          saved={searchServiceUrl}
          shortcut={null}
          locked={store.isLocked("searchServiceUrl")}
          onChoose={chooserOf("search", settings)}
        />
      )}
      {factCheck && (
        <AddressField
          label={t("options.fact_check_address")}
          hint={t("options.fact_check_address_hint")}
          saved={factCheckServiceUrl}
          shortcut={same}
          locked={store.isLocked("factCheckServiceUrl")}
          onChoose={chooserOf("factCheck", settings)}
        />
      )}
    </section>
  );
}
