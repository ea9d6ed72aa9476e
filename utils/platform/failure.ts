export type Service = "search" | "factCheck";

/** What is known about a service without asking it. */
export type ServiceState =
  | { readonly state: "unknown" | "up" | "slow" | "offline" | "not-configured"; readonly until?: undefined }
  | { readonly state: "paused"; readonly until: number }
  | { readonly state: "down"; readonly since: number; readonly until?: undefined };

/** A filter the service named in a refusal. */
export interface RefusedField {
  readonly parameter: string;
  readonly message: string;
}

/** Why a request must not be sent. */
export type RequestProblem =
  | { readonly reason: "query-empty" }
  | { readonly reason: "query-too-long"; readonly length: number; readonly limit: number }
  | { readonly reason: "beyond-window"; readonly limit: number }
  | { readonly reason: "bad-since" | "bad-until"; readonly value: string }
  /** The range ends before it begins. */
  | { readonly reason: "range-reversed" }
  | { readonly reason: "claim-empty" }
  | { readonly reason: "claim-too-long"; readonly length: number; readonly limit: number }
  | { readonly reason: "private-address"; readonly host: string }
  /** The user has not allowed the browser to send what they pick from pages. */
  | { readonly reason: "no-consent" }
  /** An administrator forbids fact-checks. */
  | { readonly reason: "forbidden" };

/** Everything that can go wrong with a request, as data that survives messaging. */
export type ApiFailure =
  /** The browser itself has no network. */
  | { readonly kind: "offline" }
  /** No answer from the address: unknown name, connection refused or lost. */
  | { readonly kind: "unreachable" }
  /** The same where the browser does not let the extension reach the site (`origins`: its match pattern). */
  | { readonly kind: "no-access"; readonly origins: string }
  | { readonly kind: "timeout"; readonly seconds: number }
  /** The service refused the request (400, 422 and other 4xx). */
  | {
      readonly kind: "refused";
      readonly status: number;
      /** The service's own words as one sentence; empty where it gave none. */
      readonly message: string;
      readonly fields: readonly RefusedField[];
      readonly suggestions: readonly CitySuggestion[];
    }
  /** Until this time (milliseconds since 1970), in every window. */
  | {
      readonly kind: "rate-limited";
      readonly until: number;
      /** Set once the one request was sent that a user may send in spite of this pause. */
      readonly asked?: true;
    }
  | { readonly kind: "unavailable"; readonly status: number; readonly message: string }
  /** The answer could not be read: not JSON, the wrong shape, incomplete or too large. */
  | {
      readonly kind: "unreadable";
      readonly problem:
        | "not-json"
        | "wrong-shape"
        | "too-large"
        | "too-many-parts"
        | "redirected"
        | "lost"
        | "other-claim";
    }
  | { readonly kind: "not-configured"; readonly service: Service }
  /** The contract does not allow this request, so it was not sent. */
  | { readonly kind: "not-sent"; readonly problem: RequestProblem }
  /** The browser's own storage could not be read or written. */
  | { readonly kind: "storage"; readonly problem: StorageProblem }
  /** The service answered a check, but the answer could not be stored. */
  | { readonly kind: "unstored"; readonly problem: StorageProblem }
  /** No longer needed: replaced by a newer request, or its page was closed. */
  | { readonly kind: "aborted" }
  /** The extension's own worker did not answer. */
  | { readonly kind: "interrupted" }
  /** The worker is of another version than the page, which has to be loaded again. */
  | { readonly kind: "updated" };

/** `no-access`: the browser could not open or read its store, for whatever reason. */
export type StorageProblem = "full" | "later-version" | "no-access";

export interface CitySuggestion {
  readonly city: string;
  readonly state: string | null;
}

/** What a server answers that is not the service, or not for everybody. */
const OF_ANOTHER_SERVICE: readonly number[] = [401, 403, 404, 410];

/** Where the sentence says to check the address in the options. */
export function isFixedInOptions(failure: ApiFailure): boolean {
  switch (failure.kind) {
    case "not-configured":
    case "unreachable":
      return true;
    case "refused":
      return OF_ANOTHER_SERVICE.includes(failure.status);
    case "unreadable":
      return failure.problem === "not-json" || failure.problem === "redirected";
    default:
      return false;
  }
}
