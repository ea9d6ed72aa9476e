import type { ComponentChildren } from "preact";
import type { Check } from "../../utils/claims/check.ts";
import { claimText } from "../../utils/sentences/checks.ts";

interface CardFrameProps {
  check: Check;
  children: ComponentChildren;
}

/** What the cards of all states share: the article and the claim that names it. */
export function CardFrame({ check, children }: CardFrameProps) {
  const claimId = `claim-${check.id}`;
  return (
    <article id={`check-${check.id}`} class="check" aria-labelledby={claimId} data-state={check.state}>
      <blockquote class="claim" dir="auto" id={claimId}>
        {claimText(check.claim)}
      </blockquote>
      {children}
    </article>
  );
}
