import { send } from "../../utils/calls/send.ts";
import { browser } from "../../utils/platform/browser.ts";
import type { ApiFailure, Service } from "../../utils/platform/failure.ts";
import { readServiceAddress, type ServiceChoice } from "../../utils/settings/service-address.ts";
import { readSettings, rereadSettings, type Settings } from "../../utils/settings/settings.ts";
import { isPermittedService } from "../../utils/settings/settings-in-force.ts";
import { act } from "../base/trouble.tsx";

export const SERVICE_SETTING = {
  search: "searchServiceUrl",
  factCheck: "factCheckServiceUrl",
} as const satisfies Record<Service, string>;

/** Returns what checks and saves an address typed for a service, and reports each step. */
export function chooserOf(service: Service, settings: Settings) {
  return (typed: string, tell: (choice: ServiceChoice) => void): void => {
    act(chooseService(service, typed, settings, tell));
  };
}

/**
 * Reads an address, asks for permission, tries it and only then saves it. Must be called within the click: Firefox asks
 * only there, so nothing may be awaited before.
 */
export async function chooseService(
  service: Service,
  typed: string,
  settings: Pick<Settings, "requiredServices">,
  tell: (choice: ServiceChoice) => void,
): Promise<void> {
  const read = readServiceAddress(typed);
  if (!read.ok) {
    tell({ step: "problem", problem: read.failure });
    return;
  }
  const chosen = read.value;
  if (!isPermittedService(settings, chosen.address)) {
    tell({ step: "problem", problem: { reason: "not-permitted", address: chosen.address } });
    return;
  }
  const origins = [chosen.origins];
  // Where the browser does not say what it had allowed, nothing is given back.
  const before = browser.permissions.contains({ origins }).catch(() => true);
  const asked = browser.permissions.request({ origins });
  tell({ step: "checking", chosen });
  if (!(await asked.catch(() => false))) {
    tell({ step: "not-allowed", chosen });
    return;
  }
  const answer = await send("probe", { service, address: chosen.address });
  if (answer.ok && answer.value.up) {
    const former = (await readSettings())[SERVICE_SETTING[service]];
    const saved = await send("saveSettings", { [SERVICE_SETTING[service]]: chosen.address });
    if (!saved.ok) {
      if (!(await before)) await giveBackUnused(chosen.address);
      tell({ step: "failed", chosen, failure: saved.failure });
      return;
    }
    await giveBackUnused(former);
    tell({ step: "saved", chosen });
    return;
  }
  if (!(await before)) await giveBackUnused(chosen.address);
  const failure: ApiFailure = answer.ok ? { kind: "unavailable", status: 503, message: "" } : answer.failure;
  tell({ step: "failed", chosen, failure });
}

/** Gives back the access to an address, unless a service is there. */
export async function giveBackUnused(address: string | null): Promise<void> {
  if (!address) return;
  const former = readServiceAddress(address);
  if (!former.ok) return;
  const settings = await rereadSettings();
  const used = Object.values(SERVICE_SETTING).some((name) => {
    const current = readServiceAddress(settings[name] ?? "");
    return current.ok && current.value.origins === former.value.origins;
  });
  if (!used) await giveBack(former.value.origins);
}

/** Browsers refuse to remove permissions that the manifest itself requires. */
async function giveBack(origins: string): Promise<void> {
  await browser.permissions.remove({ origins: [origins] }).catch(() => false);
}
