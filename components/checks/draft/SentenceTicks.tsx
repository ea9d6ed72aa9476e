import { Component } from "preact";
import { useRef, useState } from "preact/hooks";
import { t } from "../../../utils/platform/i18n.ts";
import { Button } from "../../base/Button.tsx";
import { useLanguageOf } from "../../base/language-of.ts";
import { Tick } from "../../base/Tick.tsx";
import { useFocusOnMore } from "../../base/use-focus-on-more.ts";
import styles from "./SentenceTicks.module.css";

/** So many sentences are drawn at first, and more at each press: a long text has thousands. */
const STEP = 300;
/** So many sentences tell what a text is written in. */
const ENOUGH_FOR_LANGUAGE = 20;

interface SentenceTicksProps {
  sentences: readonly string[];
  chosen: ReadonlySet<string>;
  /** No more can be chosen. */
  isFull?: boolean;
  onChoose(sentence: string, isChosen: boolean): void;
  /** Missing: they are so few that each is chosen by itself. */
  onChooseAll?(isChosen: boolean): void;
}

/** The sentences of a page or text, to tick. */
export function SentenceTicks(props: SentenceTicksProps) {
  const { sentences, chosen, isFull = false, onChoose, onChooseAll } = props;
  const [most, setMost] = useState(STEP);
  // Of all of them at once: to look at each would take as long as to draw them.
  const language = useLanguageOf(sentences.slice(0, ENOUGH_FOR_LANGUAGE).join(" "));
  const end = useRef<HTMLDivElement>(null);
  const goOnAfter = useFocusOnMore(most);
  const showMore = (): void => {
    goOnAfter(end.current?.previousElementSibling);
    setMost(most + STEP);
  };
  return (
    <fieldset class={styles.sentences}>
      <legend>{t("sentences.title")}</legend>
      {onChooseAll && sentences.length > 1 && (
        <div class={styles.all}>
          <Button
            kind="quiet"
            isHeld={isFull || chosen.size === sentences.length}
            onClick={() => onChooseAll(true)}
          >
            {t("sentences.choose_all")}
          </Button>
          <Button kind="quiet" isHeld={chosen.size === 0} onClick={() => onChooseAll(false)}>
            {t("sentences.choose_none")}
          </Button>
        </div>
      )}
      {sentences.slice(0, most).map((sentence) => (
        <SentenceTick
          key={sentence}
          sentence={sentence}
          isChosen={chosen.has(sentence)}
          isFull={isFull}
          language={language}
          onChoose={onChoose}
        />
      ))}
      {sentences.length > most && (
        <div class={styles.more} ref={end}>
          <Button onClick={showMore}>{t("sentences.more")}</Button>
        </div>
      )}
    </fieldset>
  );
}

interface SentenceTickProps extends Pick<SentenceTicksProps, "onChoose"> {
  sentence: string;
  isChosen: boolean;
  isFull: boolean;
  /** What the text is written in, where that is certain. */
  language: string | undefined;
}

/** Drawn again only where it changes, so that each tick is as fast in a long list. */
class SentenceTick extends Component<SentenceTickProps> {
  override shouldComponentUpdate(next: SentenceTickProps): boolean {
    const { isChosen, isFull, language } = this.props;
    return next.isChosen !== isChosen || next.isFull !== isFull || next.language !== language;
  }

  override render() {
    const { sentence, isChosen, isFull, language, onChoose } = this.props;
    return (
      <Tick
        label={
          <span dir="auto" lang={language}>
            {sentence}
          </span>
        }
        checked={isChosen}
        disabled={isFull && !isChosen}
        onChange={(isOn) => onChoose(sentence, isOn)}
      />
    );
  }
}
