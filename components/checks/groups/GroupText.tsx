import { type ComponentChildren, Fragment } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Check } from "../../../utils/checks/check.ts";
import { claimKey } from "../../../utils/checks/claims/claim.ts";
import type { Answered } from "../../../utils/checks/history/earlier-answers.ts";
import { checkStateName } from "../../../utils/checks/sentences.ts";
import { language, t } from "../../../utils/platform/i18n.ts";
import { sentencesOf } from "../../../utils/text/sentences-in.ts";
import { Button } from "../../base/Button.tsx";
import { useLanguageOf } from "../../base/language-of.ts";
import { Note } from "../../base/notices.tsx";
import { atOnce, inSlices } from "../../base/slices.ts";
import { act } from "../../base/trouble.tsx";
import { CheckSign } from "../CheckSign.tsx";
import { shortClaim } from "../short-claim.ts";
import { verdictSign } from "../verdict-sign.ts";
import styles from "./GroupView.module.css";
import { standing } from "./group-row.ts";

interface GroupTextProps {
  /** One paragraph a line. */
  text: string;
  claims: readonly Answered[];
  /** The key of the claim whose card is open; null: none is. */
  opened: string | null;
  /** The card, where it stands below its paragraph. */
  card: ComponentChildren;
  onToggle(key: string, mark: HTMLElement): void;
}

/** Of a text with more paragraphs than this, only those in view are laid out. */
const MANY = 200;

/** In UTF-16 units. A page that draws more at once is slow to answer. */
const LONG = 100_000;
/** Paragraphs before and after one with a checked sentence. */
const PARAGRAPHS_BESIDE = 2;
/** Letters before and after a checked sentence. */
const LETTERS_BESIDE = 500;

interface Piece {
  readonly text: string;
  /** Of a sentence that is checked; null: it is not. */
  readonly key: string | null;
}

/** A text with the sentences that were checked marked by what came of them. What was not checked looks like text. */
export function GroupText({ text, claims, opened, card, onToggle }: GroupTextProps) {
  const keys = claims.map(({ latest }) => latest.key).join("\n");
  const [isWhole, setWhole] = useState(false);
  const all = useParagraphs(text, keys);
  const lang = useLanguageOf(text);
  const isLong = text.length > LONG;
  const near = useMemo(
    () => (isLong && !isWhole ? nearChecked(all ?? []) : (all ?? [])),
    [all, isLong, isWhole],
  );
  const byKey = new Map(standing(claims).map(({ latest }) => [latest.key, latest]));
  const paragraphs = all === null ? near : [...near, ...notFound(all, byKey)];
  /** One sentence may be there many times; its card is below the first. */
  const holder = paragraphs.findIndex(
    (pieces) => opened !== null && pieces.some(({ key }) => key === opened),
  );
  return (
    <>
      {all === null && <p role="status">{t("draft.reading")}</p>}
      {all !== null && isLong && !isWhole && (
        <Note actions={<Button onClick={() => setWhole(true)}>{t("group.whole")}</Button>}>
          {t("group.long")}
        </Note>
      )}
      <div class={paragraphs.length > MANY ? `${styles.text} ${styles.long}` : styles.text}>
        {paragraphs.map((pieces, index) => (
          <Fragment key={index}>
            <p dir="auto" lang={lang}>
              {pieces.map(({ text: words, key }, place) => {
                const check = key === null ? undefined : byKey.get(key);
                if (check === undefined) return `${words} `;
                return (
                  <Marked
                    key={place}
                    words={words}
                    check={check}
                    isOpen={key === opened}
                    onToggle={(mark) => onToggle(check.key, mark)}
                  />
                );
              })}
            </p>
            {index === holder && card}
          </Fragment>
        ))}
      </div>
    </>
  );
}

type Paragraphs = readonly (readonly Piece[])[];

/** A long text is read a part at a time; until then there is what was read before. null: nothing. `keys`: one a line. */
function useParagraphs(text: string, keys: string): Paragraphs | null {
  const [read, setRead] = useState<Paragraphs | null>(null);
  const isLong = text.length > LONG;
  const steps = () => paragraphsOf(text, new Set(keys.split("\n")));
  useEffect(() => {
    if (!isLong) return undefined;
    let isCurrent = true;
    act(
      inSlices(steps()).then((paragraphs) => {
        if (isCurrent) setRead(paragraphs);
      }),
    );
    return () => {
      isCurrent = false;
    };
  }, [text, keys]);
  const short = useMemo(() => (isLong ? null : atOnce(steps())), [text, keys]);
  const before = useRef<Paragraphs | null>(null);
  if (short !== null) before.current = short;
  return short ?? read ?? before.current;
}

interface MarkedProps {
  words: string;
  check: Check;
  isOpen: boolean;
  onToggle(mark: HTMLElement): void;
}

function Marked({ words, check, isOpen, onToggle }: MarkedProps) {
  const tone = check.state === "done" ? verdictSign(check.verdict.verdict).tone : "none";
  const [before, last] = lastWordApart(words);
  const sentence = `${styles.sentence} ${styles[tone]}`;
  return (
    <>
      {before !== "" && <span class={sentence}>{before}</span>}
      {/* On one line with the sentence's end: at the start of the next line it would read as the mark of what follows. */}
      {last === "" && " "}
      <span class={styles.end}>
        {last !== "" && <span class={sentence}>{last}</span>}{" "}
        <button
          type="button"
          class={`${styles.mark} ${styles[tone]}`}
          lang={language()}
          aria-expanded={isOpen}
          aria-label={t("text.labelled", checkStateName(check), shortClaim(words))}
          onClick={({ currentTarget }) => onToggle(currentTarget)}
        >
          <CheckSign check={check} size="small" />
          {checkStateName(check)}
        </button>
      </span>{" "}
    </>
  );
}

/** A longer word than this is left with the others, since it may be wider than the line. */
const LONGEST_LAST = 20;

/** The words before the last one with the space after them, and the last one. */
function lastWordApart(words: string): readonly [before: string, last: string] {
  const at = words.lastIndexOf(" ") + 1;
  return words.length - at > LONGEST_LAST ? [words, ""] : [words.slice(0, at), words.slice(at)];
}

/** Claims that are not among the sentences of the text, which may be cut otherwise now: each is a paragraph of its own. */
function notFound(paragraphs: Paragraphs, byKey: ReadonlyMap<string, Check>): Paragraphs {
  const found = new Set(paragraphs.flatMap((pieces) => pieces.map(({ key }) => key)));
  const missing = [...byKey].filter(([key]) => !found.has(key));
  return missing.map(([key, { claim }]) => [{ text: claim, key }]);
}

/** Of a long text, what is beside the sentences that were checked. */
function nearChecked(paragraphs: Paragraphs): Paragraphs {
  const near = new Set<number>();
  for (const [index, pieces] of paragraphs.entries()) {
    if (!pieces.some(({ key }) => key !== null)) continue;
    for (let beside = index - PARAGRAPHS_BESIDE; beside <= index + PARAGRAPHS_BESIDE; beside += 1)
      near.add(beside);
  }
  return paragraphs.flatMap((pieces, index) => {
    if (near.has(index)) return [pieces.map(cut)];
    return near.has(index - 1) || index === 0 ? [[{ text: "…", key: null }]] : [];
  });
}

function cut(piece: Piece): Piece {
  if (piece.key !== null || piece.text.length <= 2 * LETTERS_BESIDE) return piece;
  const { text } = piece;
  return { key: null, text: `${text.slice(0, LETTERS_BESIDE)} … ${text.slice(-LETTERS_BESIDE)}` };
}

/** Neighbouring sentences that were not checked are one piece. */
function* paragraphsOf(text: string, keys: ReadonlySet<string>): Generator<void, Paragraphs, undefined> {
  const paragraphs: (readonly Piece[])[] = [];
  for (const line of text.split("\n")) {
    // A claim may begin like an item of a list, whose mark is no part of a sentence.
    const whole = claimKey(line);
    if (keys.has(whole)) {
      paragraphs.push([{ text: line.trim(), key: whole }]);
      continue;
    }
    const pieces: Piece[] = [];
    let plain: string[] = [];
    const endPlain = (): void => {
      if (plain.length > 0) pieces.push({ text: plain.join(" "), key: null });
      plain = [];
    };
    for (const sentence of sentencesOf(line)) {
      yield;
      const key = claimKey(sentence);
      if (!keys.has(key)) {
        plain.push(sentence);
        continue;
      }
      endPlain();
      pieces.push({ text: sentence, key });
    }
    endPlain();
    if (pieces.length > 0) paragraphs.push(pieces);
  }
  return paragraphs;
}
