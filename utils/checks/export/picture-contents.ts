import { dateFormat } from "../../platform/formatters.ts";
import { language, t } from "../../platform/i18n.ts";
import { linkHost, plainHost, shortHost } from "../../sites/link-host.ts";
import { shortDay } from "../../text/format-date.ts";
import { withoutHidden } from "../../text/hidden-characters.ts";
import { highlightParts } from "../../text/highlights.ts";
import type { DoneCheck } from "../check.ts";
import { claimText } from "../sentences.ts";
import { markShared, type Stroke, strokes, tellingWords } from "../sources/shared-words.ts";
import { shownSources } from "../sources/shown-sources.ts";
import { shownConfidence, type VerdictTone, verdictKind, verdictTone } from "../verdict-kind.ts";
import { sureText, verdictMeaning, verdictName } from "../verdict-sentences.ts";

/** What a picture of a verdict says. */
export interface PictureContents {
  readonly tone: VerdictTone;
  readonly claim: string;
  readonly verdict: string;
  readonly meaning: string;
  /** The source that carries the verdict; null: it has none. */
  readonly lead: {
    readonly source: string;
    readonly host: string;
    /** When the page was read; empty where that is not known. */
    readonly read: string;
    /** Its passage; empty where none was asked for or found. */
    readonly passage: readonly Stroke[];
  } | null;
  readonly maker: string;
  /** The day of the check, with the service's number where it sent one. */
  readonly day: string;
}

const LONGEST_VERDICT = 60;

export function pictureContents(check: DoneCheck): PictureContents {
  const { claim, verdict, finishedAt } = check;
  const kind = verdictKind(verdict.verdict);
  const confidence = shownConfidence(verdict);
  const day = dateFormat(language(), { dateStyle: "long" }).format(finishedAt);
  return {
    tone: verdictTone(kind),
    claim: withoutHidden(claimText(claim)),
    verdict: withoutHidden(verdictName(verdict.verdict)).slice(0, LONGEST_VERDICT),
    meaning: verdictMeaning(kind),
    lead: leadOf(check),
    maker: verdict.service === undefined ? t("card.automated") : t("picture.maker", verdict.service),
    day: confidence === null ? day : `${day} · ${sureText(confidence)}`,
  };
}

function leadOf(check: DoneCheck): PictureContents["lead"] {
  const [lead] = shownSources(check);
  if (lead === undefined) return null;
  const source = withoutHidden(lead.source.title);
  const hostOf = (address: string | null): string => shortHost(plainHost(linkHost(address ?? "") ?? ""));
  if (lead.found?.kind !== "passage") return { source, host: hostOf(lead.source.url), read: "", passage: [] };
  const { snippet, url, readAt } = lead.found.passage;
  const read = readAt && /^\d{4}-\d{2}-\d{2}/.exec(readAt)?.[0];
  const parts = highlightParts(snippet).map((part) => ({ ...part, text: withoutHidden(part.text) }));
  return {
    source,
    host: hostOf(url),
    read: read ? t("passages.read", shortDay(read, language())) : "",
    passage: strokes(markShared(parts, tellingWords([check.claim]))),
  };
}
