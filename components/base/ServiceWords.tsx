import type { ApiFailure } from "../../utils/platform/failure.ts";
import { t } from "../../utils/platform/i18n.ts";
import { Disclosure } from "./Disclosure.tsx";

/** What a service that is not available says of that, one press deeper; nothing where it says nothing. */
export function ServiceWords({ failure }: { failure: ApiFailure }) {
  if (failure.kind !== "unavailable" || !failure.message) return null;
  return (
    <Disclosure summary={t("status.details")}>
      {/* The service's own words: nobody translates them. */}
      <p lang="en">{failure.message}</p>
    </Disclosure>
  );
}
