import { watchAddresses } from "../../utils/platform/settings.ts";
import type { Service } from "../../utils/requests/failure.ts";
import { resumeChecks } from "./checks/checks.ts";
import { forgetState } from "./network/browser-network.ts";

/** A service at another address is another service. Before the worker's first await. */
export function startMovedServices(): void {
  watchAddresses(async (service: Service) => {
    await forgetState(service);
    if (service === "factCheck") await resumeChecks();
  });
}
