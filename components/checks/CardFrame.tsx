import type { ComponentChildren } from "preact";
import type { Check } from "../../utils/checks/check.ts";
import { claimAddress } from "../../utils/checks/claim.ts";
import { t } from "../../utils/i18n.ts";

interface CardFrameProps {
  check: Check;
  children: ComponentChildren;
}

/** What the cards of all states share: the article and the claim that names it. */
export function CardFrame({ check, children }: CardFrameProps) {
  const claimId = `claim-${check.id}`;
  return (
    <article class="check" aria-labelledby={claimId} data-state={check.state}>
      <blockquote class="claim" dir="auto" id={claimId}>
        {quoted(check.claim)}
      </blockquote>
      {children}
    </article>
  );
}

function quoted(claim: string): string {
  if (claim === "") return t("claim_none");
  return claimAddress(claim) === null ? t("claim_quoted", claim) : claim;
}
