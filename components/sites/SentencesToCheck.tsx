import { useState } from "preact/hooks";
import { counted, type MessageKey, t } from "../../utils/platform/i18n.ts";
import { Button, IconButton } from "../base/Button.tsx";
import { DialogButton } from "../base/DialogButton.tsx";
import { Icon } from "../base/Icon.tsx";
import { Alert, Note } from "../base/notices.tsx";
import { act } from "../base/trouble.tsx";
import type { OpenedTab } from "./opened-tab.ts";
import { createSentencesOffer, type OfferProblem, type SentencesOffer } from "./sentences-offer.ts";

const PROBLEMS = {
  closed: "sentences.closed",
  moved: "sentences.moved",
  "too-large": "sentences.too_large",
  "no-sentences": "sentences.none",
  "other-site": "sentences.other_site",
} as const satisfies Record<OfferProblem, MessageKey>;

interface SentencesProps {
  tab: OpenedTab;
  /** Called when the chosen sentences are in line. */
  onChecked(): void;
}

/** Offers the sentences of the page that are worth checking. The page is read when this is opened, and not before. */
export function SentencesToCheck({ tab, onChecked }: SentencesProps) {
  const [store] = useState(createSentencesOffer);
  const name = t("site.sentences");
  return (
    <DialogButton
      name={name}
      button={{ class: "icon-button", title: name, "aria-label": name, children: <Icon name="speech" /> }}
      panel="this-page-panel"
      onOpen={() => act(store.read(tab))}
    >
      {(close) => <Offered tab={tab} store={store} onChecked={onChecked} onClose={close} />}
    </DialogButton>
  );
}

interface OfferedProps extends SentencesProps {
  store: SentencesOffer;
  onClose(): void;
}

function Offered({ tab, store, onChecked, onClose }: OfferedProps) {
  const { chosen } = store;
  const { value } = store.offer;
  if (value.step === "reading") return <p role="status">{t("sentences.reading")}</p>;
  if (value.step === "problem") return <Alert>{t(PROBLEMS[value.problem])}</Alert>;
  const picked = value.sentences.filter((sentence) => chosen.value.has(sentence));
  const send = async (): Promise<void> => {
    if (!(await store.checkAll(picked, tab))) return;
    onClose();
    onChecked();
  };
  return (
    <>
      {value.isForeign && <Note>{t("sentences.foreign")}</Note>}
      <fieldset class="sentences">
        <legend>{t("sentences.title")}</legend>
        {value.sentences.map((sentence) => (
          <label key={sentence}>
            <input
              type="checkbox"
              checked={chosen.value.has(sentence)}
              onChange={({ currentTarget }) => store.choose(sentence, currentTarget.checked)}
            />
            <span>{sentence}</span>
          </label>
        ))}
      </fieldset>
      <div class="sentences-foot">
        <Button
          kind="main"
          disabled={picked.length === 0 || store.isSending.value}
          onClick={() => act(send())}
        >
          {picked.length === 0 ? t("sentences.choose") : counted("sentences.check", picked.length)}
        </Button>
        <IconButton icon="close" label={t("notice.close")} onClick={onClose} />
      </div>
    </>
  );
}
