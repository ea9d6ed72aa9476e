import type { ApiFailure, RequestProblem, StorageProblem } from "../platform/failure.ts";
import type { PassagesBySite } from "./sources/passages.ts";
import type { Verdict } from "./verdict.ts";

/** Where a claim was found. */
export interface Origin {
  readonly title: string;
  readonly url: string;
}

/** Why something a user pointed at was not sent. */
export type UnsentProblem =
  | RequestProblem
  | { readonly reason: "nothing-selected" }
  /** The browser's own pages, its PDF viewer and its store do not let extensions read a selection. */
  | { readonly reason: "page-closed" }
  /** A link that begins with the name of another site than it leads to. */
  | { readonly reason: "user-name"; readonly name: string; readonly host: string }
  /** An address of a menu that no page has judged yet: one that passes for another is told before it is sent. */
  | { readonly reason: "unjudged" }
  /** The store has no room for it, so it is kept only in memory. */
  | { readonly reason: "not-stored"; readonly problem: StorageProblem };

export interface Asked {
  readonly id: string;
  readonly claim: string;
  /** Equal for claims that differ only in white space, case and closing punctuation. */
  readonly key: string;
  readonly origin: Origin | null;
  /** The sentence of the page that the claim was selected in, if that was more. It was not sent. */
  readonly sentence?: string;
  /** The group it belongs to; none: it is a row of its own. */
  readonly group?: string;
  /** What the user wrote about it. */
  readonly note?: string;
  /** First come, first served. It only grows, whatever the clock does. */
  readonly order: number;
  readonly addedAt: number;
}

/** How often a check came back to the line, by cause. */
interface Setbacks {
  readonly unreached: number;
  readonly interrupted: number;
}

/** Not sent: the user has to correct or remove it first. */
export interface UnsentCheck extends Asked {
  readonly state: "unsent";
  readonly problem: UnsentProblem;
}

/** On its way to a verdict. */
interface InLine {
  /** Takes the answer of another check of the same claim, rather than asking again. */
  readonly shares?: true;
  /** Only an answer from this time on, since the user wants a new one; none: any of the last day. */
  readonly sharesFrom?: number;
  /** How it failed before it was tried again; none: this is its first try. */
  readonly failed?: Pick<FailedCheck, "failure" | "finishedAt" | "seenAt">;
}

export interface WaitingCheck extends Asked, InLine {
  readonly state: "waiting";
  readonly setbacks: Setbacks;
}

export interface RunningCheck extends Asked, InLine {
  readonly state: "running";
  readonly setbacks: Setbacks;
  readonly startedAt: number;
  /** Which start of the service worker runs it. After any other start it counts as interrupted. */
  readonly worker: string;
  /** Its request was answered, but the answer could not be stored. It must not be sent again unasked. */
  readonly answered?: StorageProblem;
  /** Sent in spite of a pause that the service asked for, because the user wanted it. */
  readonly despitePause?: true;
}

/** In `seenAt`: the user has not seen it. A number, because an index cannot hold null. */
export const UNSEEN = 0;

export interface DoneCheck extends Asked {
  readonly state: "done";
  readonly verdict: Verdict;
  readonly finishedAt: number;
  readonly seenAt: number;
  /** When the same claim was asked again and this verdict was shown instead; null: never. */
  readonly repeatedAt: number | null;
  /** The service's own text version, if it was requested. It cost a request, so it is stored. */
  readonly serviceText?: string;
  /** What the sources say, if the user asked for it. */
  readonly passagesBySite?: PassagesBySite;
  /** What those of them said that changed since, when they were last asked again. */
  readonly passagesBySiteNow?: PassagesBySite;
}

export interface FailedCheck extends Asked {
  readonly state: "failed";
  readonly failure: ApiFailure;
  readonly finishedAt: number;
  readonly seenAt: number;
}

/** A running check keeps its place in line until it has an answer. */
export type CheckInLine = WaitingCheck | RunningCheck;
export type Check = UnsentCheck | WaitingCheck | RunningCheck | DoneCheck | FailedCheck;
