import { useEffect, useId, useRef, useState } from "preact/hooks";
import type { DoneCheck } from "../../../utils/checks/check.ts";
import { furtherSites, missingSites, sitesOf } from "../../../utils/checks/sources/passages.ts";
import { type ShownSource, shownSources } from "../../../utils/checks/sources/shown-sources.ts";
import { firstSources } from "../../../utils/checks/verdict.ts";
import { leavesClaimOpen, verdictKind } from "../../../utils/checks/verdict-kind.ts";
import { resumingSentence } from "../../../utils/platform/failure-sentences.ts";
import { counted, t } from "../../../utils/platform/i18n.ts";
import { AllowAccess } from "../../base/AllowAccess.tsx";
import { Button } from "../../base/Button.tsx";
import { Disclosure } from "../../base/Disclosure.tsx";
import { Alert, StatusLine } from "../../base/notices.tsx";
import { PauseCountdown } from "../../base/PauseCountdown.tsx";
import { act } from "../../base/trouble.tsx";
import { Skeleton, useIsLong } from "../../base/waiting.tsx";
import type { PassagesStore } from "../passages-store.ts";
import styles from "./Passages.module.css";
import { Source } from "./Source.tsx";

/** So many sources are in view before any passage was asked for. */
const IN_VIEW = 10;
/** From this width on a card has room for all passages beside the claim. */
const ROOM_FOR_ALL = 900;

interface PassagesProps {
  check: DoneCheck;
  passages: PassagesStore;
}

/** What a verdict rests on: the passage that carries it where one is known, its sources, and the way to more. */
export function PassagesPart({ check, passages }: PassagesProps) {
  const id = useId();
  const { id: checkId, passagesBySite } = check;
  const { sources, verdict } = check.verdict;
  useEffect(() => () => passages.stop(checkId), [passages, checkId]);
  const isAsking = passages.of(checkId) === "asking";
  if (sources.length === 0) {
    return leavesClaimOpen(verdictKind(verdict)) ? null : <p class="hint">{t("sources.none")}</p>;
  }
  const shown = shownSources(check);
  const inView = passagesBySite ? 1 : shown.length > IN_VIEW ? IN_VIEW - 1 : shown.length;
  const [first, rest] = [shown.slice(0, inView), shown.slice(inView)];
  // A window that is made smaller closes nothing that is being read.
  const [hasRoom] = useState(() => innerWidth >= ROOM_FOR_ALL);
  const hidden = sources.length - firstSources(sources).length;
  return (
    <section class={styles.part} aria-labelledby={id} data-beside="">
      <div class={styles.title}>
        <h3 id={id}>{passagesBySite ? t("passages.title") : t("sources.title")}</h3>
        {passagesBySite && <p class="hint">{t("passages.no_proof")}</p>}
      </div>
      <ul aria-labelledby={id}>
        {first.map((source, index) => (
          <Source key={index} {...source} check={check} isAsking={isAsking} />
        ))}
      </ul>
      <PassagesStatus check={check} passages={passages} found={foundIn(shown)} />
      <PassagesAsk check={check} passages={passages} />
      {rest.length > 0 && (
        <Disclosure
          summary={counted("sources.more", rest.length)}
          isOpen={passagesBySite !== undefined && hasRoom}
        >
          <ul aria-label={t("sources.title")}>
            {rest.map((source, index) => (
              <Source key={index} {...source} check={check} isAsking={isAsking} />
            ))}
          </ul>
        </Disclosure>
      )}
      {hidden > 0 && <p class="hint">{counted("sources.hidden", hidden)}</p>}
    </section>
  );
}

/** Of how many sources there is a passage. */
function foundIn(shown: readonly ShownSource[]): number {
  return shown.filter(({ found }) => found?.kind === "passage").length;
}

/** In the passage's place until it comes: that it is asked for. Then, for screen readers alone, of how many sources one came. */
function PassagesStatus({ check: { id }, passages, found }: PassagesProps & { found: number }) {
  const ask = passages.of(id);
  const wasAsked = useRef(false);
  if (ask === "asking") wasAsked.current = true;
  const isLong = useIsLong(ask === "asking");
  return (
    <StatusLine class={ask === "asking" ? styles.asking : "visually-hidden"}>
      {ask === "asking" && (
        <>
          <p class="hint">{t(isLong ? "wait.long" : "passages.asking")}</p>
          <Skeleton width="95%" />
          <Skeleton width="70%" />
        </>
      )}
      {ask === null && wasAsked.current && counted("passages.found", found)}
    </StatusLine>
  );
}

/** The way to ask for passages with what that sends, or why they did not come. */
function PassagesAsk({ check, passages }: PassagesProps) {
  const { id, passagesBySite } = check;
  const { sources } = check.verdict;
  if (sitesOf(sources).length === 0) return null;
  const ask = passages.of(id);
  if (ask === "asking") return null;
  const isMissing = missingSites(sources, passagesBySite).length > 0;
  const further = isMissing ? 0 : furtherSites(sources, passagesBySite).length;
  return (
    <>
      {ask !== null && (
        <Alert
          actions={
            ask.kind === "no-access" && (
              <AllowAccess origins={ask.origins} onAllowed={() => act(passages.ask(id, !isMissing))} />
            )
          }
        >
          {resumingSentence(ask, passages.goesOnAt(id))}
        </Alert>
      )}
      <PauseCountdown goesOnAt={passages.goesOnAt(id)} />
      {(isMissing || further > 0) && (
        <div class={styles.ask}>
          <Button icon="quote" onClick={() => act(passages.ask(id, !isMissing))}>
            {isMissing ? t("passages.show") : counted("passages.show_further", further)}
          </Button>
          <p class="hint">{t("passages.sends")}</p>
        </div>
      )}
    </>
  );
}
