import type { Check } from "../claims/check.ts";
import type { PlaceInLine } from "../claims/line.ts";
import { t } from "../platform/i18n.ts";
import { placeText, waitText } from "./places-in-line.ts";
import { agoText } from "./times.ts";

/**
 * What is said of a check where there is little room, besides its state and its claim: its place in line, or that its
 * verdict is a saved one. Empty where there is no such thing to say.
 */
export function lineNote(check: Check, inLine: PlaceInLine | null, now: number): string {
  if (check.state === "done" && check.repeatedAt !== null) {
    return t("saved.verdict", agoText(check.finishedAt, now));
  }
  if (inLine === null || inLine.reason === "starting") return "";
  return `${placeText(inLine, now)}. ${waitText(inLine.reason)}`;
}
