import { forgetState } from "../../utils/api/browser-network.ts";
import type { Service } from "../../utils/api/failure.ts";
import { watchAddresses } from "../../utils/store/settings.ts";
import { resumeChecks } from "./checks.ts";

/** A service at another address is another service. Before the worker's first await. */
export function startMovedServices(): void {
  watchAddresses(async (service: Service) => {
    await forgetState(service);
    if (service === "factCheck") await resumeChecks();
  });
}
