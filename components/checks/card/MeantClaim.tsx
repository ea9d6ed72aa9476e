import type { Check } from "../../../utils/checks/check.ts";
import { meantClaim } from "../../../utils/checks/claims/claim-without-speaker.ts";
import { t } from "../../../utils/platform/i18n.ts";
import { Button } from "../../base/Button.tsx";
import { act, done } from "../../base/trouble.tsx";
import { askCheck } from "../ask-check.ts";
import { useOffersChecks } from "../use-offers-checks.ts";

/** One line that offers the sentence that a sloppy selection cuts, or the claim without who said it. Nothing waits for it. */
export function MeantClaim({ check: { claim, sentence, origin } }: { check: Check }) {
  const offersChecks = useOffersChecks();
  const meant = meantClaim(claim, sentence);
  if (meant === null || !offersChecks) return null;
  return (
    <p dir="auto">
      <Button kind="quiet" onClick={() => act(done(askCheck({ claim: meant, origin, again: false })))}>
        {t("claim.instead", meant)}
      </Button>
    </p>
  );
}
