import { useSetting } from "../base/use-setting.ts";

/** False where an administrator forbids fact-checks: then nothing that would send a claim is offered. */
export function useOffersChecks(): boolean {
  return useSetting("forbidFactChecks") !== true;
}
