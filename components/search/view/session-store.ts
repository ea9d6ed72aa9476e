import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { send } from "../../../utils/calls/send.ts";
import { onChange } from "../../../utils/platform/changes.ts";
import { MINUTE } from "../../../utils/platform/durations.ts";
import type { ApiFailure, Service, ServiceState } from "../../../utils/platform/failure.ts";
import { language } from "../../../utils/platform/i18n.ts";
import { localRecord } from "../../../utils/platform/local-record.ts";
import {
  defaultSearch,
  newSearch,
  type PageRequest,
  type SearchRequest,
} from "../../../utils/search/request.ts";
import type { KnownValues } from "../../../utils/search/service-answers.ts";
import { cacheKey } from "../../../utils/search/to-parameters.ts";
import { listenToSettings, readSettings, type Settings } from "../../../utils/settings/settings.ts";
import type { DateReader } from "../../../utils/text/format-date.ts";
import { AFTER_FIRST_PAINT, type Clock, pageClock } from "../../base/clock.ts";
import { act, sayFailure } from "../../base/trouble.tsx";
import { isSeen, whenSeen } from "../../base/when-seen.ts";
import { createListsStore, type ListsStore, NO_LISTS } from "./lists-store.ts";
import { createResultsStore, type Shown } from "./results-store.ts";
import { createSecondTries } from "./second-tries.ts";
import { isOfAnotherService } from "./served-by.ts";
import { createSuggestStore } from "./suggest-store.ts";
import { createViewStore, type ViewStore } from "./view-store.ts";
import { visitFeed } from "./visits.ts";

/** What the search and recent views of one page share. */
export interface Session {
  readonly clock: Clock;
  readonly lists: ListsStore;
  readonly settings: ReadonlySignal<Settings | null>;
  /** False where an administrator forbids fact-checks. */
  readonly offersChecks: ReadonlySignal<boolean>;
  readonly states: ReadonlySignal<Readonly<Record<Service, ServiceState>> | null>;
  /** The user's own searches, newest first. */
  readonly ownRequests: ReadonlySignal<readonly SearchRequest[]>;
  /** Their words, each once. */
  readonly ownSearches: ReadonlySignal<readonly string[]>;
  /** What reads it while it is drawn is drawn again as the time goes on. */
  reader(): DateReader;
  createView(first: {
    readonly request: PageRequest;
    readonly shown: Shown | null;
    /** Why the request had no answer. */
    readonly failure?: ApiFailure | null;
    readonly text: string;
    /** Whether new words are searched with the page size of the settings, since the page has no choice of its own. */
    readonly hasUsualSize?: boolean;
  }): ViewStore;
}

export function startSession(): Session {
  const clock = pageClock;
  const lists = createKeptLists();
  const settings = signal<Settings | null>(null);
  const states = signal<Readonly<Record<Service, ServiceState>> | null>(null);
  const ownRequests = signal<readonly SearchRequest[]>([]);
  const ownSearches = computed(() => [...new Set(ownRequests.value.map(({ q }) => q))]);
  /** Grows as the time goes on that the page shows. */
  const minutes = signal(0);
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

  /** The ends of pauses that a timer waits for. */
  const awaited = new Set<number>();
  const readStates = (): void => {
    act(showStates());
  };
  const showStates = async (): Promise<void> => {
    const known = await send("serviceStates", null);
    // The last known states stay: a search says itself what its service does.
    if (!known.ok) return;
    states.value = known.value;
    // No message says that a pause has ended.
    for (const { until } of Object.values(known.value)) {
      if (!until || awaited.has(until)) continue;
      awaited.add(until);
      clock.after(until - clock.now(), readStates);
    }
  };
  /** A page stays open for days: what was found "today" was found yesterday then. */
  const keepTime = (): void => {
    if (isSeen()) minutes.value += 1;
    clock.after(MINUTE, keepTime);
  };
  const readOwnSearches = async (): Promise<void> => {
    const own = await send("ownSearches", null);
    // The box works without them.
    if (own.ok) ownRequests.value = own.value;
  };
  const remember = async (search: SearchRequest): Promise<void> => {
    const kept = await send("rememberSearch", search);
    // A search that was interrupted on its way into the list is not worth a word; a full disk is.
    if (!kept.ok && kept.failure.kind === "storage") sayFailure(kept.failure);
  };

  const secondTries = createSecondTries({ send, lists, ownSearches });
  const views: ViewStore[] = [];
  /** What the page has is of the service before. */
  const askOther = (isOld: (view: ViewStore) => boolean): void => {
    lists.reset();
    // The words go to the new service only from a page that is looked at.
    whenSeen(() => {
      for (const view of views.filter(isOld)) act(view.results.askOther());
      // Filters have their names from its lists.
      if (views.some(({ results }) => results.wait.value !== "none")) act(lists.load());
    });
  };
  listenToSettings((changed) => {
    const before = settings.value;
    settings.value = changed;
    if (before?.searchServiceUrl === changed.searchServiceUrl) return;
    // Another page may have noticed first what is kept of the service before: this page still has it.
    const isOther = isOfAnotherService(changed.searchServiceUrl) || before !== null;
    if (isOther) askOther(() => true);
    readStates();
  });
  act(
    readSettings().then((read) => {
      settings.value = read;
      // What was asked since the page began is on its way to this one.
      if (isOfAnotherService(read.searchServiceUrl)) askOther(({ results }) => results.wait.value === "none");
    }),
  );
  // Starting the worker earlier would delay the first paint.
  clock.after(AFTER_FIRST_PAINT, () => {
    onChange("states", readStates);
    onChange("searches", () => act(readOwnSearches()));
    // States become outdated without a message.
    document.addEventListener("visibilitychange", () => {
      if (!isSeen()) return;
      readStates();
      minutes.value += 1;
    });
    readStates();
    clock.after(MINUTE, keepTime);
    act(readOwnSearches());
  });

  return {
    clock,
    lists,
    settings,
    offersChecks: computed(() => settings.value?.forbidFactChecks !== true),
    states,
    ownRequests,
    ownSearches,
    reader() {
      void minutes.value;
      return { now: clock.now(), timeZone, language: language() };
    },
    createView({ request, shown, failure = null, text, hasUsualSize = false }) {
      const allowed = computed(() => settings.value?.suggestions === true);
      const view = createViewStore({
        results: createResultsStore({ send, clock, secondTries }, { request, shown, failure }),
        lists,
        suggest: createSuggestStore({
          send,
          clock,
          allowed,
          ownSearches,
          lists: lists.lists,
        }),
        firstText: text,
        remember: (search) => act(remember(search)),
        visit: visitFeed,
        sendsTyping: () => allowed.value,
        newSize: () => (hasUsualSize ? (settings.value?.pageSize ?? null) : null),
        isUsual: (words, filters) => {
          const current = settings.value;
          if (current === null) return false;
          return (
            cacheKey(newSearch(words, filters, current.pageSize)) === cacheKey(defaultSearch(words, current))
          );
        },
      });
      views.push(view);
      return view;
    },
  };
}

/** The lists are kept, so that filters have names before the service has answered. */
function createKeptLists(): ListsStore {
  const record = localRecord<KnownValues>("lists", 1);
  const kept = record.read() ?? NO_LISTS;
  const store = createListsStore(send, kept);
  store.lists.subscribe((lists) => {
    const { countries, states } = lists;
    // What was looked up is nobody's business later, so cities are not kept.
    if (lists === NO_LISTS) record.forget();
    else if (lists !== kept && countries.length > 0) record.write({ countries, states });
  });
  return store;
}
