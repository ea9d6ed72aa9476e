import type { ApiFailure, RequestProblem, StorageProblem } from "./failure.ts";
import { dateFormat } from "./formatters.ts";
import { formatNumber, language, t, withoutTurns } from "./i18n.ts";
import { clockText } from "./moment-texts.ts";

type FailureOf<Kind extends ApiFailure["kind"]> = Extract<ApiFailure, { kind: Kind }>;

/** What happened and what to do. */
export function failureSentence(failure: ApiFailure, now: number = Date.now()): string {
  switch (failure.kind) {
    case "offline":
      return t("failure.offline");
    case "unreachable":
      return t("failure.unreachable");
    case "no-access":
      return accessSentence(failure.origins);
    case "timeout":
      return t("failure.timeout", formatNumber(failure.seconds));
    case "rate-limited":
      return t("failure.rate_limited", clockText(failure.until, now));
    case "refused":
      return refusedSentence(failure);
    case "unavailable":
      return t("failure.unavailable", failure.status);
    case "unreadable":
      return unreadableSentence(failure.problem);
    case "not-configured":
      return failure.service === "search"
        ? t("failure.not_configured_search")
        : t("failure.not_configured_fact_check");
    case "not-sent":
      return problemSentence(failure.problem);
    case "storage":
      return storageSentence(failure.problem);
    case "unstored":
      return failure.problem === "full" ? t("failure.unstored_full") : t("failure.unstored");
    case "aborted":
      return t("failure.aborted");
    case "updated":
      return t("failure.updated");
    case "interrupted":
      return t("failure.interrupted");
  }
}

/** What happened. Where the request is sent again by itself, a countdown beside it says when, so the reader need do nothing. */
export function resumingSentence(failure: ApiFailure, goesOnAt: number | null): string {
  const resumes = failure.kind === "rate-limited" && goesOnAt !== null;
  return resumes ? t("failure.rate_limited_resumes") : failureSentence(failure);
}

/** Services speak English: to readers of English, their own words follow. Others find them one press deeper. */
export function withServiceWords(sentence: string, failure: ApiFailure): string {
  return isServiceUnderstood() && failure.kind === "unavailable" && failure.message
    ? `${sentence} “${withoutTurns(failure.message)}”`
    : sentence;
}

export function isServiceUnderstood(): boolean {
  return t("language.code").startsWith("en");
}

/** That the browser does not let the extension reach a site, named by its match pattern. */
export function accessSentence(origins: string): string {
  return t("failure.no_access", siteOf(origins));
}

/** That the browser has not let the extension reach a site, which may answer all the same. */
export function accessAdvice(origins: string): string {
  return t("access.advice", siteOf(origins));
}

function siteOf(origins: string): string {
  return origins.replace(/^.*:\/\/|\/\*$/g, "");
}

/** Why a request is not sent, also while it is still being typed. */
export function problemSentence(problem: RequestProblem): string {
  switch (problem.reason) {
    case "query-empty":
      return t("failure.not_sent_query_empty");
    case "query-too-long":
      return t("failure.not_sent_query_too_long", formatNumber(problem.length), formatNumber(problem.limit));
    case "beyond-window":
      return t("failure.not_sent_beyond_window", formatNumber(problem.limit));
    case "bad-since":
      return t("failure.not_sent_bad_since");
    case "range-reversed":
      return t("failure.not_sent_range_reversed");
    case "bad-until":
      return t("failure.not_sent_bad_until");
    case "claim-empty":
      return t("failure.not_sent_claim_empty");
    case "claim-too-long":
      return t("failure.not_sent_claim_too_long", formatNumber(problem.length), formatNumber(problem.limit));
    case "private-address":
      return t("failure.not_sent_private_address", problem.host);
    case "forbidden":
      return t("policy.fact_checks_off");
    case "no-consent":
      return t("failure.not_sent_no_consent");
  }
}

/** The age of a saved copy: its time if it is from today, otherwise its day. */
export function savedCopySentence(fetchedAt: number, now: number): string {
  const time = new Date(fetchedAt);
  return time.toDateString() === new Date(now).toDateString()
    ? t("saved.copy_time", time.toLocaleTimeString(language(), { timeStyle: "short" }))
    : t("saved.copy_day", dateFormat(language(), { dateStyle: "long" }).format(time));
}

function refusedSentence({ status, message }: FailureOf<"refused">): string {
  if (message) return t("failure.refused_words", asSentence(message));
  if (status === 401 || status === 403) return t("failure.refused_not_allowed", status);
  if (status === 404 || status === 410) return t("failure.refused_not_found", status);
  if (status === 413) return t("failure.refused_too_long");
  // An answer may say that it refuses, while its status says that all is well.
  return status < 400 ? t("failure.refused_without_code") : t("failure.refused", status);
}

function unreadableSentence(problem: FailureOf<"unreadable">["problem"]): string {
  switch (problem) {
    case "not-json":
      return t("failure.unreadable_not_json");
    case "wrong-shape":
      return t("failure.unreadable_wrong_shape");
    case "too-large":
      return t("failure.unreadable_too_large");
    case "too-many-parts":
      return t("failure.unreadable_too_many_parts");
    case "redirected":
      return t("failure.unreadable_redirected");
    case "lost":
      return t("failure.unreadable_lost");
    case "other-claim":
      return t("failure.unreadable_other_claim");
  }
}

function storageSentence(problem: StorageProblem): string {
  switch (problem) {
    case "full":
      return t("failure.storage_full");
    case "later-version":
      return t("failure.storage_later_version");
    case "no-access":
      return t("failure.storage_no_access");
  }
}

/** That a part of a page could not be drawn. */
export function regionSentence(name: string): string {
  return t("failure.region", name);
}

/** The service's words, ended as a sentence so that ours can follow. */
export function asSentence(words: string): string {
  return /[.!?…]$/.test(words) ? words : `${words}.`;
}
