import type { ApiFailure } from "../api/failure.ts";
import { failureSentence } from "../failure-text.ts";
import { language, t } from "../i18n.ts";
import type { Held } from "./queue.ts";

/** Why the service's text did not come. A clock time stays true however long the sentence stands there. */
export function textFailureSentence(failure: ApiFailure | Held): string {
  if (failure.kind !== "line-full") return failureSentence(failure);
  const free = new Date(failure.until).toLocaleTimeString(language(), { timeStyle: "medium" });
  return t("failure.line_full", free);
}
