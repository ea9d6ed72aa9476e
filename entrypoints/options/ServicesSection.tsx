import { useSignal } from "@preact/signals";
import { AddressField } from "../../components/settings/AddressField.tsx";
import { Section } from "../../components/settings/Section.tsx";
import type { Service } from "../../utils/api/failure.ts";
import { choiceProgress } from "../../utils/choice-text.ts";
import { chooseService, SERVICE_SETTING } from "../../utils/choose-service.ts";
import { t } from "../../utils/i18n.ts";
import type { Settings } from "../../utils/store/settings.ts";
import type { AddressProgress } from "../../utils/text/address-progress.ts";
import { isLocked } from "./settings-state.ts";

const BUILT_IN: Record<Service, string | null> = {
  search: import.meta.env.WXT_SEARCH_API_URL || null,
  factCheck: import.meta.env.WXT_FACT_CHECK_API_URL || null,
};

export function ServicesSection({ settings }: { settings: Settings }) {
  const shared = settings.searchServiceUrl;
  return (
    <Section id="services" title={t("options_services")} lead={t("options_services_lead")}>
      <ServiceField
        service="search"
        label={t("options_search_address")}
        hint={t("options_search_address_hint")}
        saved={settings.searchServiceUrl}
        alternative={null}
      />
      <ServiceField
        service="factCheck"
        label={t("options_fact_check_address")}
        hint={t("options_fact_check_address_hint")}
        saved={settings.factCheckServiceUrl}
        alternative={shared ? { label: t("options_same_address"), address: shared } : null}
      />
    </Section>
  );
}

interface ServiceFieldProps {
  service: Service;
  label: string;
  hint: string;
  saved: string | null;
  alternative: { readonly label: string; readonly address: string } | null;
}

function ServiceField({ service, label, hint, saved, alternative }: ServiceFieldProps) {
  const progress = useSignal<AddressProgress>({ step: "idle" });
  const builtIn = BUILT_IN[service];
  const shortcut = builtIn ? { label: t("options_built_in_address"), address: builtIn } : alternative;
  return (
    <AddressField
      label={label}
      hint={hint}
      saved={saved}
      shortcut={shortcut && shortcut.address !== saved ? shortcut : null}
      locked={isLocked(SERVICE_SETTING[service])}
      progress={progress.value}
      onChoose={(typed) => {
        void chooseService(service, typed, (choice) => {
          progress.value = choiceProgress(choice, Date.now());
        });
      }}
    />
  );
}
