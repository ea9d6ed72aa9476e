import { MINUTE } from "../platform/durations.ts";
import type { ApiFailure } from "../platform/failure.ts";
import { failureSentence, problemSentence, withServiceWords } from "../platform/failure-sentences.ts";
import { counted, formatNumber, t } from "../platform/i18n.ts";
import { agoText, clockText, durationText, momentText } from "../platform/moment-texts.ts";
import { parseInstant } from "../text/dates.ts";
import type { Check, DoneCheck, FailedCheck, UnsentProblem } from "./check.ts";
import { CLAIM_LIMIT, claimAddress, claimLength } from "./claims/claim.ts";
import type { Group } from "./groups/group.ts";
import type { Held, PauseReason, PlaceInLine, WaitReason } from "./place-in-line.ts";
import { START_LIMIT } from "./start-limit.ts";
import { verdictName } from "./verdict-sentences.ts";

/** A claim as it is shown: words in quotation marks, an address as it is. */
export function claimText(claim: string): string {
  if (claim === "") return t("claim.none");
  return claimAddress(claim) === null ? t("claim.quoted", claim) : claim;
}

const NEAR_LIMIT = CLAIM_LIMIT * 0.9;

/** Whether a claim is so long that its characters are worth counting. */
export function isNearClaimLimit(text: string): boolean {
  return claimLength(text) >= NEAR_LIMIT;
}

/** How much of the allowed length a claim takes, and how that is counted. */
export function claimLengthText(text: string): string {
  return t("claim.count_units", formatNumber(claimLength(text)), formatNumber(CLAIM_LIMIT));
}

/** That a claim is too long to be sent. Its length, which changes with each key, is told beside it. */
export function claimTooLongSentence(): string {
  return t("claim.too_long", formatNumber(CLAIM_LIMIT));
}

/** The state of a check in a word or two; of a finished one, its verdict. */
export function checkStateName(check: Check): string {
  return check.state === "done" ? verdictName(check.verdict.verdict) : t(`popup.checks_${check.state}`);
}

/** Why something a user pointed at was not sent. */
export function unsentSentence(problem: UnsentProblem): string {
  switch (problem.reason) {
    case "nothing-selected":
      return t("unsent.nothing_selected");
    case "page-closed":
      return t("unsent.page_closed");
    case "user-name":
      return t("unsent.user_name", problem.name, problem.host);
    case "unjudged":
      return t("unsent.unjudged");
    case "not-stored":
      return failureSentence({ kind: "storage", problem: problem.problem });
    default:
      return problemSentence(problem);
  }
}

/** Why the service's own text of a verdict did not come. A time of day stays true while the sentence is shown. */
export function textFailureSentence(failure: ApiFailure | Held): string {
  if (failure.kind !== "line-full") return checkFailureSentence(failure);
  return t("failure.line_full", formatNumber(START_LIMIT), clockText(failure.until, Date.now()));
}

/** Why a check failed. A search can be narrowed, a check cannot. */
export function checkFailureSentence(failure: ApiFailure): string {
  if (failure.kind === "timeout") return t("failure.check_timeout", formatNumber(failure.seconds));
  const isTooLarge = failure.kind === "unreadable" && failure.problem === "too-large";
  return isTooLarge ? t("failure.check_too_large") : failureSentence(failure);
}

/** "One claim before this one · starts in 12 sec". The next one says why it waits where that is no matter of the line. */
export function placeText({ place, startsAt, reason }: PlaceInLine, now: number): string {
  if (reason === "starting") return t("waiting.starting");
  const wait = startsAt - now;
  const after = (key: "waiting.starts_in" | "waiting.next_try_in", words: string): string =>
    wait > 0 ? `${words} · ${t(key, durationText(wait))}` : words;
  if (place > 1) return after("waiting.starts_in", counted("waiting.before", place - 1));
  if (reason === "unreachable") return after("waiting.next_try_in", t("waiting.not_reached"));
  if (reason === "offline") return after("waiting.next_try_in", t("waiting.no_connection"));
  return after("waiting.starts_in", t("waiting.next"));
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
      return t("waiting.limit", formatNumber(START_LIMIT));
    case "service-asked":
      return t("waiting.service_asked");
    case "unreachable":
      return t("waiting.unreachable");
    case "offline":
      return t("waiting.offline");
  }
}

/** How far the clocks of a service and of this device may differ. */
const CLOCKS_DIFFER = 10 * MINUTE;

/** When a claim was checked, and when the service found its answer, if that was before it was asked. */
export function checkedSentence({ verdict, addedAt, finishedAt }: DoneCheck, now: number): string {
  const checked = t("verdict.checked_when", momentText(finishedAt, now));
  const found = parseInstant(verdict.timestamp);
  if (found === null || found >= addedAt - CLOCKS_DIFFER) return checked;
  return `${checked} · ${t("verdict.found_when", momentText(found, now))}`;
}

/** That a verdict is a saved one; null where it was asked for only once. */
export function savedVerdictSentence(check: DoneCheck, now: number): string | null {
  return check.repeatedAt === null ? null : t("saved.verdict", agoText(check.finishedAt, now));
}

/** What a screen reader says when a verdict comes. */
export function verdictAnnouncement({ verdict, claim }: DoneCheck): string {
  return t("verdict.announced", verdictName(verdict.verdict), claim);
}

/** What a screen reader says when a claim is asked again that has a verdict of the last day. */
export function savedVerdictAnnouncement(check: DoneCheck, now: number): string {
  const { verdict, claim } = check;
  const saved = savedVerdictSentence(check, now) ?? "";
  const sentence = /[.!?…]["”’»)]{0,3}$/u.test(claim) ? claim : `${claim}.`;
  return t("verdict.announced_again", verdictName(verdict.verdict), sentence, saved);
}

/** What a screen reader says when a check fails whose card is not open. */
export function failureAnnouncement({ claim, failure }: FailedCheck): string {
  return t("check.failed", claimText(claim), withServiceWords(checkFailureSentence(failure), failure));
}

/** What a screen reader says when a check was taken, whether it waits or has started. */
export function checkAdded({ claim }: Check): string {
  return t("check.added", claim);
}

/** The title of the notification about a finished check. */
export function notificationTitle(check: DoneCheck | FailedCheck): string {
  return check.state === "done" ? verdictName(check.verdict.verdict) : t("notification.failed");
}

/** What the toolbar button says of the checks: finished ones until they are seen, else those under way. */
export function badgeTitle(inLine: number, unseen: number): string {
  if (unseen > 0) return counted("badge.unseen", unseen);
  if (inLine > 0) return counted("badge.running", inLine);
  return t("extension.name");
}

/** Why nothing of a group starts. */
export function groupPauseSentence(reason: PauseReason): string {
  switch (reason) {
    case "service-asked":
      return t("group.service_asked");
    case "unreachable":
      return t("group.unreachable");
    case "offline":
      return t("group.offline");
  }
}

/** What came of a group of which nothing is in line any more: some may have failed, or never been sent. */
export function groupEndedSentence({ claims }: Group, checks: readonly Check[]): string {
  const { size } = new Set(checks.flatMap(({ state, key }) => (state === "done" ? [key] : [])));
  return size >= claims.length
    ? t("group.ended")
    : t("group.ended_some", formatNumber(size), formatNumber(claims.length));
}
