import type { BackupCheck, BackupGroup } from "../checks/backup-check.ts";
import type { Check, Origin } from "../checks/check.ts";
import type { Group, WholeGroup } from "../checks/groups/group.ts";
import type { PageChanges } from "../checks/history/earlier-answers.ts";
import type { Held } from "../checks/place-in-line.ts";
import type { ApiFailure, Service, ServiceState } from "../platform/failure.ts";
import type { Result } from "../platform/result.ts";
import type { StoredSearch } from "../search/database.ts";
import type { Completion } from "../search/operator-at-end.ts";
import type { Filters, RecentRequest, SearchRequest } from "../search/request.ts";
import type {
  CityPlace,
  Countries,
  Domain,
  Domains,
  DomainsRequest,
  Health,
  Places,
  PlacesRequest,
  RecentPage,
  ResultPage,
  Stats,
} from "../search/service-answers.ts";
import type { Settings } from "../settings/settings-table.ts";
import type { SyncProblem } from "../sync/sync-state.ts";
import type { MarkedRead, ReadWhich } from "../watches/entry.ts";
import type { KeptStates } from "../watches/kept-states.ts";
import type { LookedAt, NewWatch, WatchChoices, WholeWatch } from "../watches/watch.ts";

/** An answer of a service, or a saved copy of an earlier one. */
export interface Served<Value> {
  readonly value: Value;
  readonly fetchedAt: number;
  /** `service`: just fetched. `fresh`: a copy young enough to be used instead. `stale`: an older copy. */
  readonly from: "service" | "fresh" | "stale";
  /** Why there is only an old copy; null if nothing failed, so that asking again may bring a fresh answer. */
  readonly failure: ApiFailure | null;
}

/**
 * `saved`: answer from a saved copy if there is one, however old. `up-to-date`: only from a copy that is still fresh.
 * `fresh`: ask the service first. `despite-pause`: even while it asked to be left alone, which a user may do once in
 * each pause.
 */
export type Effort = "saved" | "up-to-date" | "fresh" | "despite-pause";

export interface Ask<Request> {
  readonly request: Request;
  readonly effort: Effort;
  /** The page has the counts already: without them the service answers sooner. */
  readonly withoutFacets?: boolean;
}

/** A claim to check, and where it was found. */
export interface NewCheck {
  readonly claim: string;
  readonly origin: Origin | null;
  /** The group whose claim is checked again. */
  readonly group?: string;
  /** True: ask the service even if there is a saved verdict of the last day. */
  readonly again: boolean;
}

/** Sentences of one text or page to check. */
export interface NewGroup {
  readonly title: string;
  /** The page; null: a text. */
  readonly origin: Origin | null;
  /** Stored on this device, and never sent; null: it is not stored. */
  readonly text: string | null;
  /** In the order of the text. */
  readonly claims: readonly string[];
}

export interface ChangesFound {
  /** False: there were more changes than could be read. */
  readonly isComplete: boolean;
  /** How many verdicts rest on a source that has changed since. */
  readonly changed: number;
}

/** Every call a page may make to the worker: its name, what is sent, what comes back. Any call can fail. */
export interface Calls {
  search: { request: Ask<SearchRequest>; answer: Result<Served<ResultPage>, ApiFailure> };
  recent: { request: Ask<RecentRequest>; answer: Result<Served<RecentPage>, ApiFailure> };
  suggest: { request: { q: string; size: number }; answer: Result<Served<readonly string[]>, ApiFailure> };
  /** What a picker lists for the typed letters, which are sent only if suggestions as you type are on or `isPressed`. */
  findCities: {
    request: { prefix: string; filters: Filters; isPressed: boolean };
    answer: Result<readonly CityPlace[], ApiFailure>;
  };
  findDomains: {
    request: { words: string; filters: Filters; isPressed: boolean };
    answer: Result<readonly Domain[], ApiFailure>;
  };
  /** How the operator at the caret can be completed; only from saved copies if nothing may be sent while typing. */
  completeOperator: {
    request: { q: string; caret: number };
    answer: Result<readonly Completion[], ApiFailure>;
  };
  places: { request: Ask<PlacesRequest>; answer: Result<Served<Places>, ApiFailure> };
  countries: { request: { effort: Effort }; answer: Result<Served<Countries>, ApiFailure> };
  domains: { request: Ask<DomainsRequest>; answer: Result<Served<Domains>, ApiFailure> };
  stats: { request: { effort: Effort }; answer: Result<Served<Stats>, ApiFailure> };
  health: { request: { service: Service }; answer: Result<Health, ApiFailure> };
  /** What is known already, without asking the services. */
  serviceStates: { request: null; answer: Result<Record<Service, ServiceState>, ApiFailure> };
  /** Whether a service of the contract answers at an address that is not saved yet. */
  probe: { request: { service: Service; address: string }; answer: Result<Health, ApiFailure> };
  /** The user's own searches, newest first. */
  ownSearches: { request: null; answer: Result<readonly SearchRequest[], ApiFailure> };
  rememberSearch: { request: SearchRequest; answer: Result<null, ApiFailure> };
  /** Fetches the list of government sites, or goes on where it stopped. `agreed`: also if it has shrunk to a tenth. */
  renewSiteList: { request: { agreed: boolean }; answer: Result<null, ApiFailure> };
  /** The service's entries for one domain, which is sent, and for the names below it. */
  lookUpSite: { request: { domain: string }; answer: Result<readonly Domain[], ApiFailure> };
  /** Marks the toolbar icon on official sites, once the browser has been asked for the permission. */
  markToolbar: { request: null; answer: Result<null, ApiFailure> };
  /** Saves what a user changed. A setting that an administrator has chosen stays as it is. */
  saveSettings: { request: Partial<Settings>; answer: Result<null, ApiFailure> };
  /** Removes what the extension has stored in the browser's sync, which is off. Answers why it could not; null: it could. */
  removeSynced: { request: null; answer: Result<SyncProblem | null, ApiFailure> };
  /** Adds the watches, verdicts and searches of a backup to those that are there, or replaces these. */
  restoreBackup: { request: BackedUp; answer: Result<Restored, ApiFailure> };
  /** A backup was exported with what was there at that time, or its reminder closed. */
  recordBackup: {
    request: { what: "exported"; at: number } | { what: "closed" };
    answer: Result<null, ApiFailure>;
  };
  forgetAllSearches: { request: null; answer: Result<null, ApiFailure> };
  clearCache: { request: null; answer: Result<null, ApiFailure> };
  cacheSize: { request: null; answer: Result<{ entries: number; bytes: number }, ApiFailure> };
  /**
   * The check is stored before the call is answered. `id` is the key of its record; `sent` is false where it is kept without
   * being sent, because the user has not allowed that.
   */
  addCheck: { request: NewCheck; answer: Result<{ id: string; sent: boolean }, ApiFailure> };
  retryCheck: { request: { id: string }; answer: Result<null, ApiFailure> };
  /** The address of an unsent check passes for no other: it is sent, unless that was decided already. */
  sendJudged: { request: { id: string }; answer: Result<null, ApiFailure> };
  /** Retries checks that wait because the service could not be reached; in its pause, sends one that waits for that to end. */
  hurryChecks: { request: null; answer: Result<null, ApiFailure> };
  removeCheck: { request: { id: string }; answer: Result<null, ApiFailure> };
  removeAllChecks: { request: null; answer: Result<null, ApiFailure> };
  /** Undoes a removal. */
  restoreCheck: { request: { check: Check; changes: PageChanges }; answer: Result<null, ApiFailure> };
  /**
   * Stores a group of checks before the call is answered. `id`: that of the group, made by the page, so that what is asked for again
   * after the death of the worker is added once. `isPaused`: it waits for the consent that is missing.
   */
  addGroup: {
    request: NewGroup & { id: string };
    answer: Result<{ id: string; isPaused: boolean }, ApiFailure>;
  };
  /** Changes the title or note of a group, or whether its checks start. False: it was deleted. */
  changeGroup: {
    request: { id: string } & Partial<Pick<Group, "title" | "note" | "isPaused">>;
    answer: Result<boolean, ApiFailure>;
  };
  /** Takes what has not started out of the line. */
  stopGroup: { request: { id: string }; answer: Result<null, ApiFailure> };
  removeGroup: { request: { id: string }; answer: Result<null, ApiFailure> };
  /** Undoes a removal of a group, or of some of its checks. */
  restoreGroup: { request: { whole: WholeGroup; changes: PageChanges }; answer: Result<null, ApiFailure> };
  /** False: the check was deleted. */
  noteCheck: { request: { id: string; note: string }; answer: Result<boolean, ApiFailure> };
  /** The user has seen these. */
  seeChecks: { request: { ids: readonly string[] }; answer: Result<null, ApiFailure> };
  /** Looks up the passages of a verdict's sources, which are stored with the check as they come. `further`: of all its sites. */
  lookUpPassages: { request: { id: string; further?: boolean }; answer: Result<null, ApiFailure> };
  /**
   * Asks which sources of verdicts have changed; what comes is stored. Nothing is asked twice within an hour. `renews`: also asks
   * again for their passages, which sends words of the claims, so only a user's press may ask for that.
   */
  findSourceChanges: { request: { renews: boolean }; answer: Result<ChangesFound, ApiFailure> };
  /**
   * Adds a watch, or changes the one with this id or of the same view. `before`: the choices as they were shown, so that those that the
   * user left stay as they are now; none: all are replaced. `insteadOf`: the watch that is removed for it.
   */
  saveWatch: {
    request: { watch: NewWatch; id: string | null; before?: WatchChoices; insteadOf?: string };
    answer: Result<{ hasRoom: boolean }, ApiFailure>;
  };
  /** Changes the rhythm, notification, count or pause of several watches at once. */
  changeWatches: { request: ManyChoices; answer: Result<null, ApiFailure> };
  addWatches: { request: { watches: readonly NewWatch[] }; answer: Result<AddedWatches, ApiFailure> };
  removeWatch: { request: { id: string }; answer: Result<null, ApiFailure> };
  /** Undoes a removal. `hasRoom`: false where so many are followed by now that it cannot come back. */
  restoreWatch: { request: { whole: WholeWatch }; answer: Result<{ hasRoom: boolean }, ApiFailure> };
  removeAllWatches: { request: null; answer: Result<null, ApiFailure> };
  markRead: { request: ReadWhich; answer: Result<MarkedRead, ApiFailure> };
  /** Undoes that. */
  markUnread: { request: MarkedRead; answer: Result<null, ApiFailure> };
  /** Asks the service because a user looks, and answers once that is stored. */
  lookAtWatches: { request: { which: LookedAt }; answer: Result<null, ApiFailure> };
  /** The service's own text version of a verdict, which is stored with the check. */
  verdictText: { request: { id: string; claim: string }; answer: Result<string, ApiFailure | Held> };
}

export interface ManyChoices {
  readonly ids: readonly string[];
  readonly choices: Partial<Pick<WatchChoices, "rhythm" | "notify" | "countsInBadge">> & {
    readonly paused?: boolean;
  };
}

export interface BackedUp {
  /** Whether what the file holds is added to what is there, or takes its place. */
  readonly how: "merge" | "replace";
  readonly watches: readonly NewWatch[];
  /** What these remember of their pages; none: nothing. */
  readonly states?: readonly KeptStates[];
  /** Oldest first. */
  readonly checks: readonly BackupCheck[];
  /** None: the checks have none. */
  readonly groups?: readonly BackupGroup[];
  readonly searches: readonly StoredSearch[];
  /** What takes the place of the settings; none: these stay. */
  readonly settings?: Partial<Settings>;
}

/** What of a backup is there now that was not before it. */
export interface Restored {
  readonly verdicts: number;
  readonly follows: number;
  /** Follows that had no room. */
  readonly leftOut: number;
}

export interface AddedWatches {
  /** The ids of watches that were there already, one for each that was not added. */
  readonly known: readonly string[];
  /** How many had no room. */
  readonly leftOut: number;
}

export type CallName = keyof Calls;

/** What a call comes back with: the worker's answer, or why there is none. */
export type Answer<Name extends CallName> = Calls[Name]["answer"] | { ok: false; failure: ApiFailure };

/** The name of the port each page opens to the worker. When it closes, the page no longer waits for answers. */
export const CALLS_PORT = "calls";

/** What a page sends: a call, or word that it no longer waits for one. */
export type CallMessage = {
  [Name in CallName]: { readonly id: number; readonly name: Name; readonly request: Calls[Name]["request"] };
}[CallName];

export interface AbortMessage {
  readonly abort: number;
}

/** What the worker sends back. A call that it does not know gets the failure `updated`. Neither an answer nor a failure means an unexpected error. */
export interface AnswerMessage<Name extends CallName> {
  readonly id: number;
  readonly answer?: Calls[Name]["answer"];
  readonly failure?: ApiFailure;
}
