import { useEffect, useId, useRef, useState } from "preact/hooks";
import { GROUP_LIMITS } from "../../../utils/checks/groups/group.ts";
import { START_LIMIT } from "../../../utils/checks/start-limit.ts";
import { failureSentence } from "../../../utils/platform/failure-sentences.ts";
import { counted, formatNumber, t } from "../../../utils/platform/i18n.ts";
import { Button } from "../../base/Button.tsx";
import { Alert, Note, StatusLine } from "../../base/notices.tsx";
import { act } from "../../base/trouble.tsx";
import { useOffersChecks } from "../use-offers-checks.ts";
import styles from "./DraftForm.module.css";
import type { DraftProblem, DraftStore } from "./draft-store-types.ts";
import type { ReadText } from "./read-sentences.ts";
import { SentenceTicks } from "./SentenceTicks.tsx";

/** A field with more stops the page for seconds. Of a longer text it shows the beginning. */
const MOST_SHOWN = 50_000;

interface DraftFormProps {
  draft: DraftStore;
  /** How many checks are in line already. */
  inLine: number;
  /** The sentences are in line, as the group with this id. */
  onStarted(group: string): void;
  onClose(): void;
}

/** A text, its sentences to tick, and how long checking them takes. */
export function DraftForm(props: DraftFormProps) {
  const back = <Button onClick={props.onClose}>{t("draft.back")}</Button>;
  return useOffersChecks() ? (
    <OpenDraft {...props} />
  ) : (
    <Note actions={back}>{t("policy.fact_checks_off")}</Note>
  );
}

function OpenDraft({ draft, inLine, onStarted, onClose }: DraftFormProps) {
  useEffect(() => draft.listen(), [draft]);
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const { isDragged, handlers } = useDroppedFile((file) => act(draft.open(file)));
  const problem = draft.problem.value;
  const text = draft.text.value;
  const isLong = text.length > MOST_SHOWN;
  const read = draft.read.value;
  const count = draft.chosen.value.size;
  const start = async (): Promise<void> => {
    const group = await draft.start();
    if (group !== null) onStarted(group);
  };
  return (
    <section class={styles.draft} aria-label={t("draft.title")}>
      <div class={styles.head}>
        <h2>{t("draft.title")}</h2>
        <Button kind="quiet" onClick={onClose}>
          {t("draft.back")}
        </Button>
      </div>
      <div class={isDragged ? styles.dragged : undefined} {...handlers}>
        <label class="visually-hidden" for={id}>
          {t("draft.text")}
        </label>
        <textarea
          name="text"
          class={`textarea ${styles.text}`}
          id={id}
          ref={field}
          dir="auto"
          rows={6}
          spellcheck={false}
          placeholder={t("draft.placeholder")}
          aria-describedby={`${id}-sent`}
          readOnly={isLong}
          value={isLong ? text.slice(0, MOST_SHOWN) : text}
          onPaste={(event) => {
            const pasted = event.clipboardData?.getData("text/plain") ?? "";
            if (pasted === "" || (!isLong && pasted.length <= MOST_SHOWN)) return;
            // The browser would lay out all of it before anything else.
            event.preventDefault();
            const { selectionStart, selectionEnd } = event.currentTarget;
            if (isLong) act(draft.replace(pasted));
            else {
              const joined = text.slice(0, selectionStart) + pasted + text.slice(selectionEnd);
              // What it takes the place of cannot be brought back with the browser's own Undo.
              if (selectionStart === selectionEnd) draft.type(joined);
              else act(draft.replace(joined));
            }
          }}
          onInput={({ currentTarget }) => draft.type(currentTarget.value)}
        />
      </div>
      {isLong && (
        <Note actions={<Button onClick={() => act(draft.clear())}>{t("draft.clear")}</Button>}>
          {t("draft.long", formatNumber(text.length))}
        </Note>
      )}
      {draft.isReplaced.value && (
        <Note actions={<Button onClick={() => act(draft.takeBack())}>{t("notice.undo")}</Button>}>
          {text === "" ? t("draft.removed") : t("draft.replaced")}
        </Note>
      )}
      {problem && <Alert>{problemSentence(problem)}</Alert>}
      <div class="row">
        <OpenFile onFile={(file) => act(draft.open(file))} />
        <p class="hint" id={`${id}-sent`}>
          {t("draft.sent")}
        </p>
      </div>
      {/* The sentences themselves can be seen; that they have come is told. */}
      <StatusLine class={read === null ? "" : "visually-hidden"}>
        {read === null
          ? draft.isReading.value && <p>{t("draft.reading")}</p>
          : read.sentences.length > 0 && counted("sentences.found", read.sentences.length)}
      </StatusLine>
      {read && (
        <>
          <Known read={read} isFull={draft.isFull.value} />
          {read.sentences.length > 0 && (
            <>
              <SentenceTicks
                sentences={read.sentences}
                chosen={draft.chosen.value}
                isFull={draft.isFull.value}
                onChoose={draft.choose}
                onChooseAll={draft.chooseAll}
              />
              <div class={styles.foot}>
                <Button
                  kind="main"
                  disabled={count === 0}
                  isHeld={draft.isReading.value || draft.isSending.value}
                  onClick={() => act(start())}
                >
                  {count === 0 ? t("sentences.choose") : counted("sentences.check", count)}
                </Button>
                {count > 0 && count + inLine > START_LIMIT && (
                  <p class="hint">{timeSentence(count + inLine)}</p>
                )}
              </div>
            </>
          )}
        </>
      )}
    </section>
  );
}

/** The first ten start at once, and ten more in each minute after. Slow answers take longer. */
function timeSentence(checks: number): string {
  return counted("draft.minutes", Math.ceil(checks / START_LIMIT) - 1, formatNumber(START_LIMIT));
}

function Known({ read: { sentences, leftOut, isEnglish }, isFull }: { read: ReadText; isFull: boolean }) {
  if (sentences.length === 0) return <Note kind="warn">{t("draft.no_sentences")}</Note>;
  return (
    <>
      {!isEnglish && <Note kind="warn">{t("draft.not_english")}</Note>}
      {isFull && <Note>{t("draft.full", formatNumber(GROUP_LIMITS.sentences))}</Note>}
      {leftOut > 0 && <p class="hint">{counted("draft.left_out", leftOut)}</p>}
    </>
  );
}

function OpenFile({ onFile }: { onFile(file: File): void }) {
  return (
    <label class={`button ${styles.file}`}>
      {t("draft.open")}
      <input
        type="file"
        accept=".txt,.md,.markdown,.html,.htm,text/plain,text/markdown,text/html"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = "";
          if (file) onFile(file);
        }}
      />
    </label>
  );
}

/** A file that is dropped on the text is opened; words that are dropped go where they are dropped. */
function useDroppedFile(onFile: (file: File) => void) {
  const [isDragged, setDragged] = useState(false);
  const hasFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes("Files") === true;
  return {
    isDragged,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!hasFile(event)) return;
        event.preventDefault();
        setDragged(true);
      },
      onDragLeave: () => setDragged(false),
      onDrop: (event: DragEvent) => {
        setDragged(false);
        const [file] = event.dataTransfer?.files ?? [];
        if (file === undefined) return;
        event.preventDefault();
        onFile(file);
      },
    },
  };
}

function problemSentence(problem: DraftProblem): string {
  switch (problem.reason) {
    case "too-large":
      return t("draft.too_large", formatNumber(GROUP_LIMITS.text / 1_000_000));
    case "too-long":
      return t("draft.too_long", formatNumber(GROUP_LIMITS.text));
    case "no-text":
      return t("draft.no_text");
    case "unread":
      return t("draft.unread");
    case "not-kept":
      return t("draft.not_kept");
    case "not-sent":
      return failureSentence(problem.failure);
  }
}
