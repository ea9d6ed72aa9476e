import { useEffect, useId } from "preact/hooks";
import type { DoneCheck } from "../../../utils/checks/check.ts";
import { passagesSentence } from "../../../utils/checks/passage-sentences.ts";
import { missingSites, type Passage, pageKey, passagesOf, sitesOf } from "../../../utils/checks/passages.ts";
import { sharedWorth, tellingWords } from "../../../utils/checks/shared-words.ts";
import { firstSources, type OfficialSource } from "../../../utils/checks/verdict.ts";
import { resumingSentence } from "../../../utils/platform/failure-sentences.ts";
import { language, t } from "../../../utils/platform/i18n.ts";
import { shortDay } from "../../../utils/text/format-date.ts";
import { highlightParts, plainText } from "../../../utils/text/highlights.ts";
import { addressAtPassage } from "../../../utils/text/text-fragment.ts";
import { safeLink } from "../../../utils/text/untrusted.ts";
import { AllowAccess } from "../../base/AllowAccess.tsx";
import { Button } from "../../base/Button.tsx";
import { LinkHost } from "../../base/LinkHost.tsx";
import { Alert } from "../../base/notices.tsx";
import { PauseCountdown } from "../../base/PauseCountdown.tsx";
import { act } from "../../base/trouble.tsx";
import { Skeleton } from "../../base/waiting.tsx";
import { askPassages, passagesAsk, passagesGoOnAt, stopAsking } from "../passages-store.ts";
import { MarkedWords } from "./CardFrame.tsx";

/** What the sources of a verdict say, word for word, once the person has asked for it. */
export function PassagesPart({ check }: { check: DoneCheck }) {
  const id = useId();
  const { id: checkId, evidence } = check;
  const { sources } = check.verdict;
  useEffect(() => () => stopAsking(checkId), [checkId]);
  const ask = passagesAsk(checkId);
  const isMissing = missingSites(sources, evidence).length > 0;
  if (sitesOf(sources).length === 0) return null;
  return (
    <section class="passages-part" aria-labelledby={evidence && id}>
      {evidence && (
        <>
          <h3 id={id}>{t("passages.title")}</h3>
          <p class="hint">{t("passages.no_proof")}</p>
          <ul aria-labelledby={id}>
            {shownSources(firstSources(sources)).map((source, index) => (
              <SourcePassages key={index} source={source} check={check} isAsking={ask === "asking"} />
            ))}
          </ul>
        </>
      )}
      {ask === "asking" && (
        <div role="status" class="passages-asking">
          <p class="hint">{t("passages.asking")}</p>
          <Skeleton width="95%" />
          <Skeleton width="70%" />
        </div>
      )}
      {ask !== null && ask !== "asking" && (
        <Alert
          actions={
            ask.kind === "no-access" && (
              <AllowAccess origins={ask.origins} onAllowed={() => act(askPassages(checkId))} />
            )
          }
        >
          {resumingSentence(ask, passagesGoOnAt(checkId))}
        </Alert>
      )}
      <PauseCountdown goesOnAt={passagesGoOnAt(checkId)} />
      {isMissing && ask !== "asking" && (
        <div class="passages-ask">
          <Button icon="quote" onClick={() => act(askPassages(checkId))}>
            {t("passages.show")}
          </Button>
          <p class="hint">{t("passages.sends")}</p>
        </div>
      )}
    </section>
  );
}

/** Each page once, however often the service named it. */
function shownSources(sources: readonly OfficialSource[]): readonly OfficialSource[] {
  const keys = sources.map(({ url, title }) => pageKey(url) ?? title);
  return sources.filter((_, index) => keys.indexOf(keys[index] ?? "") === index);
}

interface SourcePassagesProps {
  source: OfficialSource;
  check: DoneCheck;
  isAsking: boolean;
}

function SourcePassages({ source, check, isAsking }: SourcePassagesProps) {
  const found = passagesOf(source, check.verdict.sources, check.evidence ?? []);
  if (found.kind === "missing" && isAsking) return null;
  const address = safeLink(source.url);
  const sentence = passagesSentence(found);
  return (
    <li>
      <h4 dir="auto">{source.title || source.url}</h4>
      {address !== null && (
        <span class="source-domain">
          <LinkHost address={address} />
        </span>
      )}
      {sentence && <p>{sentence}</p>}
      {found.kind === "passage" && <PassageText passage={found.passage} claim={check.claim} />}
      {found.kind === "other-pages" && found.others.length > 0 && (
        <>
          <p class="hint">{t("passages.others", found.host)}</p>
          <ul class="other-passages">
            {found.others.map((other) => (
              <li key={other.url}>
                <h5 dir="auto">{plainText(other.title) || other.url}</h5>
                <PassageText passage={other} claim={check.claim} />
              </li>
            ))}
          </ul>
        </>
      )}
    </li>
  );
}

/** A passage exactly as the service sent it. Only what is marked in it is ours. */
function PassageText({ passage, claim }: { passage: Passage; claim: string }) {
  const { url, snippet, contentType, readAt } = passage;
  const address = safeLink(url);
  const words = tellingWords([claim]);
  const opened = address && addressAtPassage(address, snippet, contentType, (run) => sharedWorth(run, words));
  const day = readAt && /^\d{4}-\d{2}-\d{2}/.exec(readAt)?.[0];
  const isMissing = plainText(snippet) === "";
  return (
    <>
      {isMissing ? (
        <p class="hint">{t("passages.empty")}</p>
      ) : (
        <blockquote class="passage" dir="auto">
          <MarkedWords parts={highlightParts(snippet)} words={words} />
        </blockquote>
      )}
      <p class="passage-foot">
        {opened && (
          <a href={opened} data-address={address} target="_blank" rel="noopener noreferrer">
            {opened === address ? t("passages.open_page") : t("passages.open")}
          </a>
        )}
        {day && <span>{t("passages.read", shortDay(day, language()))}</span>}
      </p>
    </>
  );
}
