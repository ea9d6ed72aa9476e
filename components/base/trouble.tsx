import { signal } from "@preact/signals";
import type { ApiFailure } from "../../utils/platform/failure.ts";
import { failureSentence } from "../../utils/platform/failure-sentences.ts";
import { t } from "../../utils/platform/i18n.ts";
import type { Result } from "../../utils/platform/result.ts";
import { storageProblem } from "../../utils/platform/storage-problem.ts";
import { Button, IconButton } from "./Button.tsx";
import { Alert } from "./notices.tsx";

/** `time` tells the same failure from the one before: it is told again. */
const trouble = signal<{ readonly failure: ApiFailure; readonly time: number } | null>(null);
/** Whether the page is of another version than the worker, so that only loading it again helps. */
const isUpdated = signal(false);

/** Starts work that nobody awaits. It tells of its own failures; one that nobody foresaw gets a sentence here. */
export function act(work: Promise<unknown> | undefined): void {
  work?.catch(sayError);
}

/** Says why something that a user asked for did not happen, until they close it. */
export function sayFailure(failure: ApiFailure): void {
  trouble.value = { failure, time: (trouble.peek()?.time ?? 0) + 1 };
}

/** The same for what was thrown. */
export function sayError(error: unknown): void {
  console.error(error);
  const problem = storageProblem(error);
  sayFailure(problem === null ? { kind: "interrupted" } : { kind: "storage", problem });
}

/** Whether a call did what was asked for. If not, says why; if so, what failed before it was asked for is old news. */
export async function done(answer: Promise<Result<unknown, ApiFailure>>): Promise<boolean> {
  const before = trouble.peek();
  const result = await answer;
  if (!result.ok) sayFailure(result.failure);
  else if (trouble.peek() === before) trouble.value = null;
  return result.ok;
}

/** Says that the page has to be loaded again, until it is. */
export function sayUpdated(): void {
  isUpdated.value = true;
}

/** Where a page shows what went wrong away from any form or card. */
export function Trouble() {
  if (isUpdated.value) {
    return (
      <div class="trouble">
        <Alert
          actions={
            <Button icon="refresh" onClick={() => location.reload()}>
              {t("action.reload")}
            </Button>
          }
        >
          {failureSentence({ kind: "updated" })}
        </Alert>
      </div>
    );
  }
  if (trouble.value === null) return null;
  return (
    <div class="trouble">
      <Alert key={trouble.value.time}>{failureSentence(trouble.value.failure)}</Alert>
      <IconButton
        icon="close"
        label={t("notice.close")}
        onClick={() => {
          trouble.value = null;
        }}
      />
    </div>
  );
}
