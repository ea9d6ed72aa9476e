import { t } from "../../utils/platform/i18n.ts";
import { requiredServicesSentence } from "../../utils/settings/sentences.ts";
import { isPermittedService } from "../../utils/settings/settings-in-force.ts";
import { AddressField } from "./AddressField.tsx";
import { chooserOf } from "./choose-service.ts";
import type { SettingsPart } from "./settings-store.ts";

const BUILT_IN_SEARCH: string | null = import.meta.env.WXT_SEARCH_API_URL || null;
const BUILT_IN_FACT_CHECK: string | null = import.meta.env.WXT_FACT_CHECK_API_URL || null;

/** The addresses of the two services, each tested before it is saved. */
export function ServiceAddresses({ settings, store }: SettingsPart) {
  const { searchServiceUrl, factCheckServiceUrl, forbidFactChecks, requiredServices } = settings;
  /** An address to choose with one click, unless it is in use or an administrator does not allow it. */
  const shortcut = (label: string, address: string | null, current: string | null) =>
    address !== null && address !== current && isPermittedService(settings, address)
      ? { label, address }
      : null;
  const builtInFactCheck = shortcut(t("options.built_in_address"), BUILT_IN_FACT_CHECK, factCheckServiceUrl);
  return (
    <div class="service-addresses">
      <p>{t("options.services_lead")}</p>
      {requiredServices && <p class="locked">{requiredServicesSentence(requiredServices)}</p>}
      {forbidFactChecks && <p class="locked">{t("policy.fact_checks_off")}</p>}
      <AddressField
        label={t("options.search_address")}
        hint={t("options.search_address_hint")}
        saved={searchServiceUrl}
        shortcut={shortcut(t("options.built_in_address"), BUILT_IN_SEARCH, searchServiceUrl)}
        locked={store.isLocked("searchServiceUrl")}
        onChoose={chooserOf("search", settings)}
      />
      <AddressField
        label={t("options.fact_check_address")}
        hint={t("options.fact_check_address_hint")}
        saved={factCheckServiceUrl}
        shortcut={
          builtInFactCheck ?? shortcut(t("options.same_address"), searchServiceUrl, factCheckServiceUrl)
        }
        locked={forbidFactChecks || store.isLocked("factCheckServiceUrl")}
        onChoose={chooserOf("factCheck", settings)}
      />
    </div>
  );
}
