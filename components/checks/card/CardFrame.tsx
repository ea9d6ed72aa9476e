import type { ComponentChildren } from "preact";
import type { Check, DoneCheck, FailedCheck, Origin, UnsentCheck } from "../../../utils/checks/check.ts";
import type { SearchableCountry } from "../../../utils/checks/claim-country.ts";
import { claimText } from "../../../utils/checks/sentences.ts";
import { markShared } from "../../../utils/checks/shared-words.ts";
import { t } from "../../../utils/platform/i18n.ts";
import type { Result } from "../../../utils/platform/result.ts";
import type { HighlightPart } from "../../../utils/text/highlights.ts";
import { safeLink } from "../../../utils/text/untrusted.ts";

interface CardFrameProps {
  check: Check;
  /** Words to mark in the claim, as `tellingWords` gives them. */
  marked?: ReadonlySet<string>;
  children: ComponentChildren;
}

/** What the cards of all states share: the article and the claim that names it. */
export function CardFrame({ check, marked, children }: CardFrameProps) {
  const claimId = `claim-${check.id}`;
  const text = claimText(check.claim);
  return (
    <article id={`check-${check.id}`} class="check" aria-labelledby={claimId} data-state={check.state}>
      <blockquote class="claim" dir="auto" id={claimId}>
        {marked === undefined ? text : <MarkedWords parts={[{ text, isMatch: false }]} words={marked} />}
      </blockquote>
      {children}
    </article>
  );
}

interface MarkedWordsProps {
  parts: readonly HighlightPart[];
  /** Those of the other text. */
  words: ReadonlySet<string>;
}

/** A claim or a passage, with the words that both have. */
export function MarkedWords({ parts, words }: MarkedWordsProps) {
  return (
    <>
      {markShared(parts, words).map(({ text, mark }) =>
        mark === null ? text : <mark class={mark === "shared" ? "shared" : undefined}>{text}</mark>,
      )}
    </>
  );
}

interface TimedProps {
  /** The sentence as it reads at a time. */
  sentence(now: number): string;
  now: number;
}

/** So long ago that a sentence which reads then names the day. */
const ANOTHER_DAY = 0;

/** A sentence with a time, such as "Checked today at 17:35". On paper, where "today" means nothing, it names the day. */
export function TimedSentence({ sentence, now }: TimedProps) {
  return <span data-on-paper={sentence(ANOTHER_DAY)}>{sentence(now)}</span>;
}

/** When a claim was checked and on which page it was found. */
export function OriginLine({ sentence, now, origin }: TimedProps & { origin: Origin | null }) {
  return (
    <p class="origin">
      <TimedSentence sentence={sentence} now={now} />
      {origin && <OriginPage origin={origin} />}
    </p>
  );
}

function OriginPage({ origin: { title, url } }: { origin: Origin }) {
  const address = safeLink(url);
  const host = address === null ? "" : new URL(address).host;
  return (
    <>
      {title && <bdi>{t("origin.title", title)}</bdi>}
      {address === null ? (
        <bdi>{url}</bdi>
      ) : (
        <a href={address} target="_blank" rel="noopener noreferrer" title={address}>
          {host}
        </a>
      )}
    </>
  );
}

/** As one HTML file, or as Markdown. */
export type ReportForm = "html" | "markdown";

/** What a person can do with a card. */
export interface CheckActions {
  checkAgain(check: DoneCheck): void;
  /** Of an unsent check: asks for the consent that it was not sent without. */
  retry(check: FailedCheck | UnsentCheck): void;
  /** Tries now instead of waiting until the service is tried again. */
  hurry(): void;
  /** Opens the claim in the editor. */
  edit(check: Check): void;
  /** In one country, or where the person searches otherwise. */
  search(claim: string, country?: SearchableCountry): void;
  copyText(check: DoneCheck): void;
  copyMarkdown(check: DoneCheck): void;
  /**
   * The service's own text form, requested on demand because it costs one of the ten requests per minute. The failure
   * is a sentence.
   */
  askText(check: DoneCheck): Promise<Result<string, string>>;
  print(check: DoneCheck): void;
  exportReport(check: DoneCheck, form: ReportForm): void;
  remove(check: Check): void;
  openOptions(): void;
}
