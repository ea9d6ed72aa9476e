import type { ApiFailure } from "../api/failure.ts";
import type { Verdict } from "../api/types.ts";

interface CheckBase {
  readonly id: string;
  readonly claim: string;
  readonly origin: { readonly title: string; readonly url: string } | null;
  readonly createdAt: number;
  readonly tries: number;
}

/** One fact-check a person asked for, from the click to the verdict. */
export type StoredCheck = CheckBase &
  (
    | { readonly state: "waiting" }
    | { readonly state: "running"; readonly startedAt: number }
    | { readonly state: "done"; readonly finishedAt: number; readonly verdict: Verdict }
    | { readonly state: "failed"; readonly finishedAt: number; readonly failure: ApiFailure }
  );
