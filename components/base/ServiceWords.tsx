import type { ApiFailure } from "../../utils/platform/failure.ts";
import { isServiceUnderstood } from "../../utils/platform/failure-sentences.ts";
import { t } from "../../utils/platform/i18n.ts";
import { Disclosure } from "./Disclosure.tsx";

/** What a service that is not available says of that, one press deeper where it is in another language than the page. */
export function ServiceWords({ failure }: { failure: ApiFailure }) {
  if (failure.kind !== "unavailable" || !failure.message || isServiceUnderstood()) return null;
  return (
    <Disclosure summary={t("status.details")}>
      {/* The service's own words: nobody translates them. */}
      <p lang="en">{failure.message}</p>
    </Disclosure>
  );
}
