import type { ApiFailure } from "../../../utils/requests/failure.ts";
import type { Result } from "../../../utils/requests/result.ts";
import type { HttpAnswer } from "./http.ts";

/** One question to the search service: where it is asked, how long its answer stands, how it is read. */
export interface Question<Value> {
  readonly url: URL;
  /** Equal for questions that have the same answer. */
  readonly key: string;
  readonly freshForMs: number;
  readonly read: (answer: HttpAnswer) => Result<Value, ApiFailure>;
  /** What stands under the key was put there by `read`: taking it at its word keeps copies from being read twice. */
  readonly isOwn: (value: unknown) => value is Value;
}

/** An address of the contract below the service's own, which may hold a path. */
export function endpoint(base: string, path: string, parameters?: URLSearchParams): URL {
  const url = new URL(`${base.replace(/\/+$/, "")}${path}`);
  if (parameters) url.search = parameters.toString();
  return url;
}
