import { useEffect, useState } from "preact/hooks";
import { counted, type MessageKey, t } from "../../utils/platform/i18n.ts";
import { Button, IconButton } from "../base/Button.tsx";
import { Alert, Note, StatusLine } from "../base/notices.tsx";
import { act } from "../base/trouble.tsx";
import { SentenceTicks } from "../checks/draft/SentenceTicks.tsx";
import type { OpenedTab } from "./opened-tab.ts";
import styles from "./PagePanel.module.css";
import { createSentencesOffer, type OfferProblem } from "./sentences-offer-store.ts";

const PROBLEMS = {
  closed: "sentences.closed",
  busy: "sentences.busy",
  moved: "sentences.moved",
  "too-large": "sentences.too_large",
  "no-sentences": "sentences.none",
  "not-english": "sentences.not_english",
  "other-site": "sentences.other_site",
} as const satisfies Record<OfferProblem, MessageKey>;

/** The page is as it is. */
const NO_FAILURES: ReadonlySet<OfferProblem> = new Set(["no-sentences", "not-english"]);

interface SentencesProps {
  tab: OpenedTab;
  /** Called when the chosen sentences are in line. */
  onChecked(): void;
  onClose(): void;
}

/** Offers the sentences of the page that are worth checking. The page is read when this is opened, and not before. */
export function SentencesToCheck({ tab, onChecked, onClose }: SentencesProps) {
  const [store] = useState(createSentencesOffer);
  // A title that comes later is another object of the same tab.
  const [first] = useState(tab);
  useEffect(() => act(store.read(first)), [store, first]);
  const { chosen } = store;
  const { value } = store.offer;
  // The same line stays, so that screen readers tell that there are sentences now.
  const line = (
    <StatusLine class={value.step === "reading" ? "" : "visually-hidden"}>
      {value.step === "reading"
        ? t("sentences.reading")
        : value.step === "offered" && counted("sentences.found", value.sentences.length)}
    </StatusLine>
  );
  if (value.step === "reading") return line;
  if (value.step === "problem") {
    const Notice = NO_FAILURES.has(value.problem) ? Note : Alert;
    return (
      <>
        {line}
        <Notice>{t(PROBLEMS[value.problem])}</Notice>
      </>
    );
  }
  const picked = value.sentences.filter((sentence) => chosen.value.has(sentence));
  const send = async (): Promise<void> => {
    if (!(await store.checkAll(picked))) return;
    onClose();
    onChecked();
  };
  return (
    <>
      {line}
      <SentenceTicks sentences={value.sentences} chosen={chosen.value} onChoose={store.choose} />
      <div class={styles.foot}>
        <Button
          kind="main"
          disabled={picked.length === 0}
          isHeld={store.isSending.value}
          onClick={() => act(send())}
        >
          {picked.length === 0 ? t("sentences.choose") : counted("sentences.check", picked.length)}
        </Button>
        <IconButton icon="close" label={t("site.close")} onClick={onClose} />
      </div>
      <p class="hint">{t("sentences.sends")}</p>
    </>
  );
}
