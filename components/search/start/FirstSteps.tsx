import type { ReadonlySignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { t } from "../../../utils/platform/i18n.ts";
import { liftOperators } from "../../../utils/search/lift-operators.ts";
import { newSearch, type SearchRequest } from "../../../utils/search/request.ts";
import type { KnownValues } from "../../../utils/search/service-answers.ts";
import { ButtonRow, Rows } from "../../base/Rows.tsx";
import { chosenFilters } from "../filters/chosen-filters.ts";
import styles from "./FirstSteps.module.css";
import { EXAMPLES } from "./first-searches.ts";

interface FirstStepsProps {
  /** The user's own searches, newest first. */
  own: readonly SearchRequest[];
  /** How many of them there is room for. */
  most: number;
  known: KnownValues;
  size: number;
  /** Another claim is being typed, and what checking it sends is said there. */
  isClaimTyped: ReadonlySignal<boolean>;
  onOpen(request: SearchRequest): void;
  /** None: no fact-check is offered. */
  onCheck: ((claim: string) => void) | undefined;
  /** Between the own searches and the examples. */
  children?: ComponentChildren;
}

/** Whoever has as many searches of their own needs no examples. */
const EXAMPLES_UNTIL = 3;

/** Shown before the first search: own searches, and at first examples that find something and a claim to check. */
export function FirstSteps(props: FirstStepsProps) {
  const { own, most, known, size, isClaimTyped, onOpen, onCheck, children } = props;
  const hintId = useId();
  const claim = t("welcome.check_example");
  const onExample = isClaimTyped.value ? undefined : onCheck;
  return (
    <div class={`first-steps ${styles.steps}`}>
      {own.length > 0 && (
        <Rows title={t("search.own")}>
          {own.slice(0, most).map((request) => (
            <ButtonRow
              key={JSON.stringify(request)}
              icon="history"
              note={placesOf(request, known)}
              onClick={() => onOpen(request)}
            >
              {request.q}
            </ButtonRow>
          ))}
        </Rows>
      )}
      {children}
      {own.length < EXAMPLES_UNTIL && (
        <Rows title={t("example.try")}>
          {EXAMPLES.map(({ words, place }) => {
            const request = exampleOf(t(words), known, size);
            return (
              <ButtonRow key={words} icon="search" note={t(place)} onClick={() => onOpen(request)}>
                {request.q}
              </ButtonRow>
            );
          })}
          {onExample && (
            <ButtonRow icon="speech" describedBy={hintId} onClick={() => onExample(claim)}>
              <q class={styles.claim} lang="en">
                {t("claim.quoted", claim)}
              </q>
            </ButtonRow>
          )}
        </Rows>
      )}
      {own.length < EXAMPLES_UNTIL && onExample && (
        <p class={`hint ${styles.hint}`} id={hintId}>
          {t("claim.check_this_hint")}
        </p>
      )}
    </div>
  );
}

/** Searched without the filters of now, so that it always finds something. */
function exampleOf(q: string, known: KnownValues, size: number): SearchRequest {
  const request = newSearch(q, undefined, size);
  const lifted = liftOperators(q, request, known);
  return lifted === null ? request : { ...request, ...lifted.change.filters, q: lifted.q };
}

function placesOf(request: SearchRequest, known: KnownValues): string {
  return chosenFilters(request, known)
    .map(({ label }) => label)
    .join(", ");
}
