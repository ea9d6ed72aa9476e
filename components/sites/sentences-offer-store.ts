import { type ReadonlySignal, signal } from "@preact/signals";
import type { Origin } from "../../utils/checks/check.ts";
import type { ApiFailure } from "../../utils/platform/failure.ts";
import type { Result } from "../../utils/platform/result.ts";
import { mayBeEnglish } from "../../utils/platform/written-language.ts";
import { done } from "../base/trouble.tsx";
import { askCheck, askGroup } from "../checks/ask-check.ts";
import { sentencesToCheck } from "../checks/draft/worth-checking.ts";
import type { OpenedTab } from "./opened-tab.ts";
import { type PageText, readPage } from "./read-page.ts";

export type OfferProblem =
  | Extract<PageText, { ok: false }>["problem"]
  | "no-sentences"
  | "not-english"
  | "other-site";

export type Offer =
  | { readonly step: "reading" }
  | { readonly step: "problem"; readonly problem: OfferProblem }
  | { readonly step: "offered"; readonly sentences: readonly string[] };

export interface SentencesOffer {
  readonly offer: ReadonlySignal<Offer>;
  readonly chosen: ReadonlySignal<ReadonlySet<string>>;
  readonly isSending: ReadonlySignal<boolean>;
  read(tab: OpenedTab): Promise<void>;
  choose(sentence: string, isChosen: boolean): void;
  /** Puts the sentences in line, in the order of the page, or says why it cannot. */
  checkAll(sentences: readonly string[]): Promise<boolean>;
}

/** The sentences of one page that are offered, and which of them the reader chose. */
export function createSentencesOffer(): SentencesOffer {
  const offer = signal<Offer>({ step: "reading" });
  const chosen = signal<ReadonlySet<string>>(new Set());
  const isSending = signal(false);
  /** The page whose sentences are offered. A panel moves on to other tabs while one is being read. */
  let offered: OpenedTab | null = null;
  let origin: Origin | null = null;

  const choose = (sentence: string, isChosen: boolean): void => {
    const next = new Set(chosen.value);
    if (isChosen) next.add(sentence);
    else next.delete(sentence);
    chosen.value = next;
  };

  return {
    offer,
    chosen,
    isSending,
    choose,
    async read(tab) {
      offered = tab;
      offer.value = { step: "reading" };
      chosen.value = new Set();
      const page = await readPage(tab);
      if (offered !== tab) return;
      origin = page.ok ? page.origin : null;
      offer.value = offerOf(page);
    },
    async checkAll(sentences) {
      if (origin === null) return false;
      isSending.value = true;
      try {
        const isChecked = await done(askAll(sentences, origin));
        if (isChecked) chosen.value = new Set();
        return isChecked;
      } finally {
        isSending.value = false;
      }
    },
  };
}

/** One sentence is a check like any other; several are a group. Called synchronously in the click. */
function askAll(sentences: readonly string[], origin: Origin): Promise<Result<unknown, ApiFailure>> {
  const [claim] = sentences;
  if (sentences.length === 1 && claim !== undefined) return askCheck({ claim, origin, again: false });
  return askGroup({ title: origin.title, origin, text: null, claims: sentences });
}

function offerOf(page: PageText): Offer {
  if (!page.ok) return { step: "problem", problem: page.problem };
  // In other languages the rules would find one sentence in seven, and the service checks matters of the United States.
  if (!mayBeEnglish(page.language)) return { step: "problem", problem: "not-english" };
  const sentences = sentencesToCheck(page.text);
  if (sentences.length === 0) {
    return { step: "problem", problem: page.hasOtherSite ? "other-site" : "no-sentences" };
  }
  return { step: "offered", sentences };
}
