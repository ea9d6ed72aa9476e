import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { send } from "../../utils/calls/send.ts";
import { listenToSiteList } from "../../utils/sites/kept-site-list.ts";
import { AFTER_FIRST_PAINT, type Clock } from "../base/clock.ts";
import { act } from "../base/trouble.tsx";
import type { OpenedTab } from "./opened-tab.ts";
import type * as PageAnswer from "./PageAnswer.tsx";
import type { PageHandlers } from "./page-handlers.ts";
import type { ThisPageStore } from "./this-page-store.ts";

/** What knows and draws the answer. It holds the list of public suffixes, so it comes once the page has been drawn. */
export interface LoadedParts {
  readonly store: ThisPageStore;
  readonly draw: Pick<
    typeof PageAnswer,
    "PageWords" | "PageControls" | "LookAlikeWords" | "LookAlikeControls"
  >;
}

/** The page that the tab shows, as the popup or the panel speaks of it in one place or another. */
export interface ThisPageSource {
  readonly actions: PageHandlers;
  readonly loaded: ReadonlySignal<LoadedParts | null>;
  readonly isLookAlike: ReadonlySignal<boolean>;
  /** Whether there is a website to speak of; true until it is known. */
  readonly isSite: ReadonlySignal<boolean>;
  /** The tab to speak of from now on. */
  show(opened: Promise<OpenedTab | null>): void;
  load(): void;
}

interface Parts {
  readonly actions: PageHandlers;
  readonly clock: Clock;
}

export function createThisPage({ actions, clock }: Parts): ThisPageSource {
  const loaded = signal<LoadedParts | null>(null);
  let opened: Promise<OpenedTab | null> | null = null;
  let isLoading = false;

  const judge = (): void => {
    const store = loaded.value?.store;
    if (store !== undefined && opened !== null) act(store.judgeTab(opened));
  };
  const load = async (): Promise<void> => {
    const [{ createThisPageStore }, draw] = await Promise.all([
      import("./this-page-store.ts"),
      import("./PageAnswer.tsx"),
    ]);
    const store = createThisPageStore({ send, clock });
    loaded.value = { store, draw };
    judge();
    act(store.renewIfDue());
    listenToSiteList(() => act(store.judgeAgain()));
  };
  const page = computed(() => loaded.value?.store.thisPage.value ?? null);

  return {
    actions,
    loaded,
    isLookAlike: computed(() => page.value?.step === "known" && page.value.answer.kind === "look-alike"),
    isSite: computed(() => {
      if (page.value === null || page.value.step === "reading") return true;
      if (page.value.step === "no-access") return false;
      const { answer } = page.value;
      return answer.kind !== "not-listed" || answer.reason !== "no-site";
    }),
    show(next) {
      opened = next;
      judge();
    },
    load() {
      if (isLoading) return;
      isLoading = true;
      clock.after(AFTER_FIRST_PAINT, () => act(load()));
    },
  };
}
