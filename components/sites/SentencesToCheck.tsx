import { signal } from "@preact/signals";
import { counted, t } from "../../utils/platform/i18n.ts";
import { Button, IconButton } from "../base/Button.tsx";
import { DialogButton } from "../base/DialogButton.tsx";
import { Icon } from "../base/Icon.tsx";
import { Alert, Note } from "../base/notices.tsx";
import { act, done } from "../base/trouble.tsx";
import { askCheck } from "../checks/ask-check.ts";
import type { OpenedTab } from "./opened-tab.ts";
import { sentencesToCheck } from "./page-sentences.ts";
import { readPage } from "./read-page.ts";

type Offer =
  | { readonly step: "reading" }
  | { readonly step: "problem"; readonly problem: keyof typeof PROBLEMS }
  | { readonly step: "offered"; readonly sentences: readonly string[]; readonly isForeign: boolean };

const PROBLEMS = {
  closed: "sentences.closed",
  moved: "sentences.moved",
  "too-large": "sentences.too_large",
  "no-sentences": "sentences.none",
  "other-site": "sentences.other_site",
} as const;

const offer = signal<Offer>({ step: "reading" });
const chosen = signal<ReadonlySet<string>>(new Set());
const isSending = signal(false);

interface SentencesProps {
  tab: OpenedTab;
  /** Called when the chosen sentences are in line. */
  onChecked(): void;
}

/** Offers the sentences of the page that are worth checking. The page is read when this is opened, and not before. */
export function SentencesToCheck({ tab, onChecked }: SentencesProps) {
  const name = t("site.sentences");
  return (
    <DialogButton
      name={name}
      button={{ class: "icon-button", title: name, "aria-label": name, children: <Icon name="speech" /> }}
      panel="this-page-panel"
      onOpen={() => act(read(tab))}
    >
      {(close) => <Offered tab={tab} onChecked={onChecked} onClose={close} />}
    </DialogButton>
  );
}

/** The page whose sentences are offered. A panel moves on to other tabs while one is being read. */
let offered: OpenedTab | null = null;

async function read(tab: OpenedTab): Promise<void> {
  offered = tab;
  offer.value = { step: "reading" };
  chosen.value = new Set();
  const page = await readPage(tab);
  if (offered !== tab) return;
  if (!page.ok) {
    offer.value = { step: "problem", problem: page.problem };
    return;
  }
  const sentences = sentencesToCheck(page.text, page.language || "en");
  // The service's scope is the United States' government, and its sources are in English or Spanish.
  const isForeign = !/^(?:en|es)\b/i.test(page.language || "en");
  offer.value =
    sentences.length === 0
      ? { step: "problem", problem: page.hasOtherSite ? "other-site" : "no-sentences" }
      : { step: "offered", sentences, isForeign };
}

function Offered({ tab, onChecked, onClose }: SentencesProps & { onClose(): void }) {
  const { value } = offer;
  if (value.step === "reading") return <p role="status">{t("sentences.reading")}</p>;
  if (value.step === "problem") return <Alert>{t(PROBLEMS[value.problem])}</Alert>;
  const picked = value.sentences.filter((sentence) => chosen.value.has(sentence));
  const send = async (): Promise<void> => {
    if (!(await checkAll(picked, tab))) return;
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
              onChange={({ currentTarget }) => choose(sentence, currentTarget.checked)}
            />
            <span>{sentence}</span>
          </label>
        ))}
      </fieldset>
      <div class="sentences-foot">
        <Button kind="main" disabled={picked.length === 0 || isSending.value} onClick={() => act(send())}>
          {picked.length === 0 ? t("sentences.choose") : counted("sentences.check", picked.length)}
        </Button>
        <IconButton icon="close" label={t("notice.close")} onClick={onClose} />
      </div>
    </>
  );
}

function choose(sentence: string, isChosen: boolean): void {
  const next = new Set(chosen.value);
  if (isChosen) next.add(sentence);
  else next.delete(sentence);
  chosen.value = next;
}

/** Puts the sentences in line, in the order of the page. Stops at the first that could not be stored, and says why. */
async function checkAll(sentences: readonly string[], { title, address }: OpenedTab): Promise<boolean> {
  isSending.value = true;
  try {
    for (const claim of sentences) {
      const origin = { title, url: address };
      // The first asks for consent, if that is needed; the others go by the answer.
      if (!(await done(askCheck({ claim, origin, again: false })))) return false;
      choose(claim, false);
    }
    return true;
  } finally {
    isSending.value = false;
  }
}
