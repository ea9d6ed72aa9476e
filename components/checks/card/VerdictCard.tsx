import type { DoneCheck } from "../../../utils/checks/check.ts";
import { claimCountries } from "../../../utils/checks/claim-country.ts";
import { wordsOfPassages } from "../../../utils/checks/marked-passages.ts";
import { checkedSentence, savedVerdictSentence } from "../../../utils/checks/sentences.ts";
import {
  offersSearch,
  shownConfidence,
  verdictKind,
  verdictTone,
} from "../../../utils/checks/verdict-kind.ts";
import { verdictMeaning, verdictName } from "../../../utils/checks/verdict-sentences.ts";
import { percentText } from "../../../utils/platform/formatters.ts";
import { t } from "../../../utils/platform/i18n.ts";
import { Button, IconButton } from "../../base/Button.tsx";
import { Icon } from "../../base/Icon.tsx";
import { CardFrame, type CheckActions, OriginLine } from "./CardFrame.tsx";
import { EarlierAnswers } from "./EarlierAnswers.tsx";
import { FullResult } from "./FullResult.tsx";
import { PassagesPart } from "./Passages.tsx";
import { changeSince, SourceChanged } from "./SourceChanged.tsx";
import { Sources } from "./Sources.tsx";
import { verdictIcon } from "./verdict-icon.ts";

interface VerdictCardProps {
  check: DoneCheck;
  /** Earlier answers to the same claim, newest first. */
  earlier: readonly DoneCheck[];
  now: number;
  actions: CheckActions;
}

/** A verdict in reading order: what, how sure, why, which sources, and where the claim came from. */
export function VerdictCard({ check, earlier, now, actions }: VerdictCardProps) {
  const { verdict, result, summary, sources } = check.verdict;
  const confidence = shownConfidence(check.verdict);
  const [before] = earlier;
  const saved = savedVerdictSentence(check, now);
  const change = changeSince(check);
  const silent = offersSearch(verdictKind(verdict));
  return (
    <CardFrame check={check} marked={wordsOfPassages(check)}>
      {saved && <p class="saved-verdict">{saved}</p>}
      <VerdictBanner verdict={verdict} />
      {change && <SourceChanged change={change} />}
      {before && before.verdict.verdict !== verdict && (
        <p class="hint">{t("earlier.differs", verdictName(before.verdict.verdict))}</p>
      )}
      {confidence !== null && <Confidence value={confidence} />}
      {summary && (
        <p class="summary" dir="auto">
          {summary}
        </p>
      )}
      {silent && sources.length === 0 ? null : <Sources sources={sources} checkedAt={check.finishedAt} />}
      <PassagesPart check={check} />
      {result.trim() && (
        <FullResult
          markdown={result}
          serviceText={check.serviceText ?? null}
          onAskText={() => actions.askText(check)}
        />
      )}
      <EarlierAnswers check={check} earlier={earlier} now={now} actions={actions} />
      <OriginLine sentence={(at) => checkedSentence(check, at)} now={now} origin={check.origin} />
      <div class="row check-actions">
        <Button kind={silent && !change ? "main" : "plain"} onClick={() => actions.search(check.claim)}>
          {t("action.search")}
        </Button>
        {verdictKind(verdict) === "not_a_government_matter" &&
          claimCountries(check.claim).map((country) => (
            <Button key={country} onClick={() => actions.search(check.claim, country)}>
              {country === "ca" ? t("action.search_canada") : t("action.search_uk")}
            </Button>
          ))}
        <Button kind={change ? "main" : "plain"} onClick={() => actions.checkAgain(check)}>
          {t("action.again")}
        </Button>
      </div>
      <div class="row check-actions check-tools">
        <Button kind="quiet" onClick={() => actions.copyText(check)}>
          {t("action.copy_text")}
        </Button>
        <Button kind="quiet" onClick={() => actions.copyMarkdown(check)}>
          {t("action.copy_markdown")}
        </Button>
        <Button kind="quiet" onClick={() => actions.exportReport(check, "markdown")}>
          {t("report.markdown")}
        </Button>
        <span class="check-icons">
          <IconButton
            icon="download"
            label={t("report.export")}
            onClick={() => actions.exportReport(check, "html")}
          />
          <IconButton icon="printer" label={t("action.print")} onClick={() => actions.print(check)} />
          <IconButton icon="trash" label={t("action.delete")} onClick={() => actions.remove(check)} />
        </span>
      </div>
    </CardFrame>
  );
}

/** The verdict in words with its icon and colour, and what such a verdict means. */
export function VerdictBanner({ verdict }: { verdict: string }) {
  const kind = verdictKind(verdict);
  return (
    <div class={`verdict verdict-${verdictTone(kind)}`}>
      <Icon name={verdictIcon(kind)} />
      <h2 dir="auto">{verdictName(verdict)}</h2>
      <p>{verdictMeaning(kind)}</p>
    </div>
  );
}

/** `value` from 0 to 1. */
export function Confidence({ value }: { value: number }) {
  const percent = percentText(value);
  return (
    <div class="confidence">
      <span aria-hidden="true">{t("verdict.confidence")}</span>
      <meter aria-label={t("verdict.confidence")} aria-valuetext={percent} min={0} max={1} value={value} />
      <span aria-hidden="true" class="confidence-number">
        {percent}
      </span>
    </div>
  );
}
