import type { Check, DoneCheck, FailedCheck } from "../../utils/claims/check.ts";
import type { Result } from "../../utils/requests/result.ts";

/** What a person can do with a card. */
export interface CheckActions {
  checkAgain(check: DoneCheck): void;
  retry(check: FailedCheck): void;
  /** Tries at once what waits only because the service could not be reached. */
  hurry(): void;
  /** Takes the claim to the editor. */
  edit(check: Check): void;
  search(claim: string): void;
  copyText(check: DoneCheck): void;
  copyMarkdown(check: DoneCheck): void;
  /**
   * The service's own text form, asked for on demand: it costs one of the ten requests of a minute. A failure is its
   * sentence.
   */
  askText(check: DoneCheck): Promise<Result<string, string>>;
  print(check: DoneCheck): void;
  remove(check: Check): void;
  openOptions(): void;
}
