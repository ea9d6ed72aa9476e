import { dateFormat, relativeFormat } from "../../platform/formatters.ts";
import { counted, language, t } from "../../platform/i18n.ts";
import { durationText, timeText } from "../../platform/moment-texts.ts";
import { linkHost, plainHost } from "../../sites/link-host.ts";
import { safeLink } from "../../text/untrusted.ts";
import type { Check, DoneCheck } from "../check.ts";
import type { PlaceInLine } from "../place-in-line.ts";
import { checkStateName, placeText } from "../sentences.ts";

/** What stands out in the row of a check: its verdict, or that there is none. */
export function rowState(check: Check): string | null {
  return check.state === "running" || check.state === "waiting" ? null : checkStateName(check);
}

interface Known {
  readonly inLine: PlaceInLine | null;
  readonly now: number;
  /** Whether a source of its verdict has changed since. */
  readonly isChanged: boolean;
}

/** The rest of a row: how long it has run, its place in line, or when it was checked and on whose word, and whether it has a note. */
export function rowSentence(check: Check, { inLine, now, isChanged }: Known): string {
  switch (check.state) {
    case "running":
      return t("running.for", durationText(Math.max(0, now - check.startedAt)));
    case "waiting":
      return inLine === null ? t("popup.checks_waiting") : placeText(inLine, now);
    case "unsent":
      return rowDay(check.addedAt, now);
    case "failed":
      return rowDay(check.finishedAt, now);
    case "done": {
      const day = rowDay(check.finishedAt, now);
      const sources = isChanged ? t("checks.source_changed") : sourcesText(check);
      const note = check.note ? t("checks.has_note") : "";
      return [day, sources, note].filter(Boolean).join(" · ");
    }
  }
}

/** "today, 10:02", "yesterday", "18 Nov", "18 Nov 2025". */
export function rowDay(time: number, now: number): string {
  const moment = new Date(time);
  const today = new Date(now);
  if (moment.toDateString() === today.toDateString()) {
    return t("checks.today", timeText(time));
  }
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1);
  if (moment.toDateString() === yesterday.toDateString()) return relativeFormat(language()).format(-1, "day");
  const isThisYear = moment.getFullYear() === today.getFullYear();
  const year = isThisYear ? {} : ({ year: "numeric" } as const);
  return dateFormat(language(), { day: "numeric", month: "short", ...year }).format(moment);
}

/** The host of the only source, or how many there are. */
function sourcesText({ verdict: { sources } }: DoneCheck): string {
  const hosts = new Set(sources.map(({ url, domain }) => hostOf(url) ?? domain));
  const [host] = hosts;
  if (hosts.size === 1 && host) return host;
  return sources.length === 0 ? "" : counted("checks.sources", sources.length);
}

/** Of the link itself, as on the card. */
function hostOf(url: string | null): string | null {
  const host = linkHost(safeLink(url) ?? "");
  return host === null ? null : plainHost(host);
}
