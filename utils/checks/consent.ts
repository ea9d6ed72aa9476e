import { browser } from "../platform/browser.ts";
import type { ApiFailure } from "../platform/failure.ts";
import { failed, type Result, success } from "../platform/result.ts";
import { ASKED_DATA } from "../settings/sent-data.ts";

/**
 * Whether what a user picks from a page may be sent. Only Firefox asks people that; elsewhere the click that sends is
 * the consent.
 */
export async function hasConsent(): Promise<boolean> {
  return !import.meta.env.FIREFOX || browser.permissions.contains({ data_collection: [...ASKED_DATA] });
}

/**
 * Asks, unless that is allowed already. Must be called synchronously in the click, because Firefox asks only then. False
 * where the user refuses.
 */
export async function askConsent(): Promise<boolean> {
  if (!import.meta.env.FIREFOX) return true;
  try {
    return await browser.permissions.request({ data_collection: [...ASKED_DATA] });
  } catch (error) {
    console.error("Firefox could not ask:", error);
    return hasConsent();
  }
}

/** Does what sends something of a page, if the user allows it. Must be called synchronously in the click. */
export async function ifAllowed(action: () => unknown): Promise<Result<null, ApiFailure>> {
  if (!(await askConsent())) return failed({ kind: "not-sent", problem: { reason: "no-consent" } });
  await action();
  return success(null);
}
