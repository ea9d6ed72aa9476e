import type { PlaceInLine, WaitReason } from "../claims/line.ts";
import { counted, t } from "../platform/i18n.ts";
import { durationText } from "./times.ts";

/** "One claim before this one · starts in 12 sec". */
export function placeText({ place, startsAt }: PlaceInLine, now: number): string {
  const words = place === 1 ? t("waiting.next") : counted("waiting.before", place - 1);
  const wait = startsAt - now;
  return wait > 0 ? `${words} · ${t("waiting.starts_in", durationText(wait))}` : words;
}

/** What a check in line waits for. */
export function waitText(reason: WaitReason): string {
  switch (reason) {
    case "starting":
      return t("waiting.starting_long");
    case "running":
      return t("waiting.for_running");
    case "earlier":
      return t("waiting.for_earlier");
    case "limit":
      return t("waiting.limit");
    case "service-asked":
      return t("waiting.service_asked");
    case "unreachable":
      return t("waiting.unreachable");
  }
}
