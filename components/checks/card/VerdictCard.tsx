import { useState } from "preact/hooks";
import type { DoneCheck } from "../../../utils/checks/check.ts";
import { claimCountries } from "../../../utils/checks/claims/claim-country.ts";
import { savedVerdictSentence } from "../../../utils/checks/sentences.ts";
import { wordsOfPassages } from "../../../utils/checks/sources/marked-passages.ts";
import { changeSince } from "../../../utils/checks/sources/source-changes.ts";
import {
  isSameVerdict,
  leavesClaimOpen,
  verdictKind,
  verdictTone,
} from "../../../utils/checks/verdict-kind.ts";
import { verdictMeaning, verdictName } from "../../../utils/checks/verdict-sentences.ts";
import { language, type MessageKey, t } from "../../../utils/platform/i18n.ts";
import { momentText } from "../../../utils/platform/moment-texts.ts";
import { Button } from "../../base/Button.tsx";
import { useLanguageOf } from "../../base/language-of.ts";
import { Alert } from "../../base/notices.tsx";
import { act } from "../../base/trouble.tsx";
import { NoteField } from "../NoteField.tsx";
import { useOffersChecks } from "../use-offers-checks.ts";
import { verdictSign } from "../verdict-sign.ts";
import { AboutVerdict } from "./AboutVerdict.tsx";
import { CardFrame, type CheckCardActions, Pill } from "./CardFrame.tsx";
import { NearestPages } from "./NearestPages.tsx";
import { OfficialPages } from "./OfficialPages.tsx";
import { OriginLine, TimedSentence } from "./Origin.tsx";
import { PassagesPart } from "./Passages.tsx";
import { SourceChanged } from "./SourceChanged.tsx";
import styles from "./VerdictCard.module.css";
import { ShareMenu, VerdictMenu } from "./VerdictMenus.tsx";
import { WhatChanged } from "./WhatChanged.tsx";

interface VerdictCardProps {
  check: DoneCheck;
  /** Earlier answers to the same claim, newest first. */
  earlier: readonly DoneCheck[];
  now: number;
  actions: CheckCardActions;
}

/** A verdict in reading order: what, what that means, the passage that carries it, why, how sure, and who said so. */
export function VerdictCard({ check, earlier, now, actions }: VerdictCardProps) {
  const { verdict, summary } = check.verdict;
  const kind = verdictKind(verdict);
  const [before] = earlier;
  const checkAgain = useOffersChecks() ? () => actions.checkAgain(check) : null;
  const saved = savedVerdictSentence(check, now);
  const change = changeSince(check, actions.sourceChanges.value);
  /** A note that is emptied stays to be written again. */
  const [hasNote, setHasNote] = useState(check.note !== undefined);
  /** How often the menu led to it. */
  const [calls, setCalls] = useState(0);
  const goToNote = (): void => {
    setHasNote(true);
    setCalls((before) => before + 1);
  };
  const [problem, setProblem] = useState<MessageKey | null>(null);
  return (
    <CardFrame
      check={check}
      tone={verdictTone(kind)}
      marked={wordsOfPassages(check)}
      pill={<Pill isVerdict icon={verdictSign(verdict).icon} name={verdictName(verdict)} />}
      foot={
        <>
          <TimedSentence sentence={(at) => automatedSentence(check, at)} now={now} />
          <ShareMenu check={check} actions={actions} onProblem={setProblem} />
          <VerdictMenu check={check} actions={actions} onNote={goToNote} />
        </>
      }
    >
      <p class={styles.meaning}>
        {verdictMeaning(kind)}
        {before && !isSameVerdict(before.verdict.verdict, verdict) && (
          <> {t("earlier.differs", verdictName(before.verdict.verdict))}</>
        )}
      </p>
      {saved && (
        <div class={styles.saved}>
          <p class="hint">{saved}</p>
          {checkAgain && change === null && (
            <Button kind="quiet" icon="refresh" onClick={checkAgain}>
              {t("action.again")}
            </Button>
          )}
        </div>
      )}
      {change && <SourceChanged change={change} onCheckAgain={checkAgain} />}
      <WhatChanged check={check} />
      {leavesClaimOpen(kind) && (
        <NextSteps
          check={check}
          isMain={change === null}
          actions={actions}
          // One button of that name: it stands beside the reason, where there is one.
          onCheckAgain={change === null && !saved ? checkAgain : null}
        />
      )}
      <NearestPages verdict={check.verdict} />
      <PassagesPart check={check} passages={actions.passages} />
      {summary && <Summary text={summary} />}
      <OfficialPages check={check} actions={actions} />
      <AboutVerdict check={check} earlier={earlier} now={now} actions={actions} />
      <OriginLine origin={check.origin} />
      {(hasNote || check.note !== undefined) && (
        <NoteField
          label={t("note.label")}
          value={check.note ?? ""}
          calls={calls}
          onSave={(note) => actions.note(check, note)}
        />
      )}
      {problem && (
        <div>
          <Alert>{t(problem)}</Alert>
        </div>
      )}
    </CardFrame>
  );
}

/** Why, in English as far as anybody knows. */
function Summary({ text }: { text: string }) {
  const lang = useLanguageOf(text, "en");
  const isForeign = lang === "en" && !language().startsWith("en");
  return (
    <div class={styles.summary}>
      <p dir="auto" lang={lang}>
        {text}
      </p>
      {isForeign && <p class="hint">{t("verdict.in_english")}</p>}
    </div>
  );
}

/** Who says so, and when. */
function automatedSentence({ verdict: { service }, finishedAt }: DoneCheck, now: number): string {
  const when = momentText(finishedAt, now);
  return service === undefined ? t("card.automated_when", when) : t("card.automated_by_when", service, when);
}

interface NextStepsProps {
  check: DoneCheck;
  isMain: boolean;
  actions: CheckCardActions;
  /** null: nothing may be sent, or a button above does it. */
  onCheckAgain: (() => void) | null;
}

/** Where the service says nothing about the claim itself, a search may. */
function NextSteps({ check, isMain, actions, onCheckAgain }: NextStepsProps) {
  const isOutside = verdictKind(check.verdict.verdict) === "not_a_government_matter";
  const isAsked = actions.officialPages.of(check.id) !== null;
  return (
    <div class={`row ${styles.next}`}>
      <Button kind={isMain ? "main" : "plain"} icon="search" onClick={() => actions.search(check.claim)}>
        {t("action.search")}
      </Button>
      {isOutside ? (
        <>
          {claimCountries(check.claim).map((country) => (
            <Button key={country} onClick={() => actions.search(check.claim, country)}>
              {country === "ca" ? t("action.search_canada") : t("action.search_uk")}
            </Button>
          ))}
          {!isAsked && (
            <Button icon="lines" onClick={() => act(actions.officialPages.ask(check))}>
              {t("official.title")}
            </Button>
          )}
          {!isAsked && <p class="hint">{t("official.sends")}</p>}
        </>
      ) : (
        onCheckAgain && (
          <Button icon="refresh" onClick={onCheckAgain}>
            {t("action.again")}
          </Button>
        )
      )}
    </div>
  );
}
