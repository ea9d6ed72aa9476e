import type { Held } from "../claims/line.ts";
import { language, t } from "../platform/i18n.ts";
import type { ApiFailure } from "../requests/failure.ts";
import { failureSentence } from "./failures.ts";

/** Why the service's text did not come. A clock time stays true however long the sentence stands there. */
export function textFailureSentence(failure: ApiFailure | Held): string {
  if (failure.kind !== "line-full") return failureSentence(failure);
  const free = new Date(failure.until).toLocaleTimeString(language(), { timeStyle: "medium" });
  return t("failure.line_full", free);
}
