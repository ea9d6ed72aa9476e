import type { ComponentChild } from "preact";
import { useState } from "preact/hooks";
import type { ApiFailure } from "../../utils/platform/failure.ts";
import { failureSentence } from "../../utils/platform/failure-sentences.ts";
import { t } from "../../utils/platform/i18n.ts";
import { Alert, StatusLine } from "./notices.tsx";
import { act } from "./trouble.tsx";
import { WayOn } from "./WayOn.tsx";

interface FailedPartProps {
  failure: ApiFailure;
  /** Why it failed, where that is not said as everywhere. */
  reason?: string;
  /** When it was asked, if the page may also ask by itself. */
  askedAt?: number | null;
  /** What comes after the reason. */
  more?: string | null;
  /** A way on beside asking again. */
  other?: ComponentChild;
  /** Whether the page says elsewhere that it is asked again. */
  isWaitTold?: boolean;
  /** Ends once the answer is here. */
  onRetry(): Promise<void>;
}

/** In place of figures that did not come: why, and the way to ask again. */
export function FailedPart({
  failure,
  reason = failureSentence(failure),
  askedAt = null,
  more = null,
  other,
  isWaitTold = false,
  onRetry,
}: FailedPartProps) {
  const [isAsking, setAsking] = useState(false);
  const [tries, setTries] = useState(0);
  const retry = async (): Promise<void> => {
    setAsking(true);
    try {
      await onRetry();
    } finally {
      setAsking(false);
      setTries((before) => before + 1);
    }
  };
  return (
    <Alert
      actions={
        <>
          <WayOn failure={failure} isHeld={isAsking} onRetry={() => act(retry())} />
          {other}
          {!isWaitTold && <StatusLine class="hint">{isAsking && t("status.loading_again")}</StatusLine>}
        </>
      }
    >
      {/* The same words are said again. */}
      <span key={`${tries} ${askedAt}`}>{[reason, more].filter(Boolean).join(" ")}</span>
    </Alert>
  );
}
