import { batch, computed, effect, signal } from "@preact/signals";
import type { Check } from "../../../utils/checks/check.ts";
import type { Group } from "../../../utils/checks/groups/group.ts";
import { byClaim } from "../../../utils/checks/history/earlier-answers.ts";
import {
  countHistory,
  type HistoryCounts,
  readHistoryPart,
  type UnreadableCheck,
} from "../../../utils/checks/history/newest-checks.ts";
import { EMPTY_LINE, placesInLine } from "../../../utils/checks/place-in-line.ts";
import { readSourceChanges } from "../../../utils/checks/sources/kept-source-changes.ts";
import { changeSince, NO_SOURCE_CHANGES } from "../../../utils/checks/sources/source-changes.ts";
import { readLine } from "../../../utils/checks/transaction.ts";
import { onChange } from "../../../utils/platform/changes.ts";
import type { StorageProblem } from "../../../utils/platform/failure.ts";
import { storageProblem } from "../../../utils/platform/storage-problem.ts";
import { act } from "../../base/trouble.tsx";
import { seeChecks } from "../mark-seen.ts";
import { findClaims } from "./find-claims.ts";
import { type HistoryFilter, isWhole, matchesFilter, WHOLE_HISTORY, withKnown } from "./history-filter.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** Rows that are read each time that a reader wants more. */
const STEP = 30;

interface Counted {
  readonly filter: HistoryFilter;
  readonly counts: HistoryCounts;
  /** Of the history, whatever the filter. */
  readonly total: number;
}

export type ChecksReader = ReturnType<typeof createChecksReader>;

/**
 * The checks as the database has them, in whatever page. Only the worker writes there. Of the history only the newest rows are
 * read, and more when a reader wants them, so that a page opens as fast after years of use.
 */
export function createChecksReader(firstRows: number = STEP) {
  /** What is read of the checks, and read again after each change; null: not read yet. */
  const checks = signal<readonly Check[] | null>(null);
  const groups = signal<ReadonlyMap<string, Group>>(new Map());
  const unreadable = signal<readonly UnreadableCheck[]>([]);
  /** Whether there are older rows than those that are read. */
  const hasMore = signal(false);
  /** How many checks a filter finds; null: not counted yet. */
  const counted = signal<Counted | null>(null);
  let rows = firstRows;
  /** Checks that are read wherever they are, because they were asked for. */
  const included = new Set<string>();
  const line = signal(EMPTY_LINE);
  /** What is known of changes of the pages that verdicts rest on. */
  const sourceChanges = signal(NO_SOURCE_CHANGES);
  const now = signal(Date.now());
  /** Why the checks cannot be read; null where they can. */
  const problem = signal<StorageProblem | null>(null);
  const filter = signal(WHOLE_HISTORY);

  const claims = computed(() => byClaim(checks.value ?? []));
  /** The latest answer to each claim. */
  const latest = computed(() => claims.value.map((each) => each.latest));
  /** The same, where it or an earlier one matches the filter. */
  const shown = computed(() =>
    claims.value
      .filter((each) =>
        [each.latest, ...each.earlier].some((check) =>
          matchesFilter(check, filter.value, groups.value.get(check.group ?? "")),
        ),
      )
      .map((each) => each.latest),
  );
  /** How many checks there are, or how many the filter finds: until that is counted, of those that are read. */
  const counts = computed((): HistoryCounts => {
    if (counted.value?.filter === filter.value) return counted.value.counts;
    const verdicts = shown.value.filter(({ state }) => state === "done").length;
    return { all: shown.value.length, verdicts };
  });
  /** Whether these are more than a part that happens to be read. */
  const isCounted = computed(() => counted.value !== null || !hasMore.value);
  const total = computed(() => counted.value?.total ?? latest.value.length);
  /** Whether nothing is shown because nothing is found, not because it is still being looked for. */
  const isEmpty = computed(
    () =>
      shown.value.length === 0 &&
      unreadableShown.value.length === 0 &&
      (counted.value === null || counted.value.filter === filter.value),
  );
  /** Nobody can know what words a damaged record has. */
  const unreadableShown = computed(() => (isWhole(filter.value) ? unreadable.value : []));
  /** Earlier answers, by the id of the latest one. */
  const earlier = computed(
    () =>
      new Map(
        claims.value.flatMap((each) => (each.earlier.length > 0 ? [[each.latest.id, each.earlier]] : [])),
      ),
  );
  /** The ids of verdicts that rest on a source that changed after them. */
  const changed = computed(
    () =>
      new Set(
        latest.value.flatMap((check) =>
          check.state === "done" && changeSince(check, sourceChanges.value) !== null ? [check.id] : [],
        ),
      ),
  );
  const paused = computed(
    () => new Set([...groups.value.values()].flatMap(({ id, isPaused }) => (isPaused ? [id] : []))),
  );
  const places = computed(() => placesInLine(checks.value ?? [], line.value, now.value, paused.value));
  const isTicking = computed(() =>
    (checks.value ?? []).some(({ state }) => state === "waiting" || state === "running"),
  );

  let reading: Promise<void> | null = null;
  let readAgain = false;

  /** Any number of changes during a read cause one more read. */
  function read(): Promise<void> {
    readAgain = true;
    reading ??= readUntilQuiet().finally(() => {
      reading = null;
    });
    return reading;
  }

  async function readUntilQuiet(): Promise<void> {
    while (readAgain) {
      readAgain = false;
      try {
        const [part, lineNow, changesNow] = await Promise.all([readPart(), readLine(), readSourceChanges()]);
        // Another filter was chosen meanwhile, which reads again.
        if (part === null) continue;
        tick();
        line.value = lineNow;
        // Equal contents keep the object, so that no card is drawn again.
        if (JSON.stringify(changesNow) !== JSON.stringify(sourceChanges.peek())) {
          sourceChanges.value = changesNow;
        }
        batch(() => {
          groups.value = new Map(part.groups.map((group) => [group.id, group]));
          checks.value = withKnown(part.checks, checks.peek() ?? []);
          unreadable.value = part.unreadable;
          hasMore.value = part.hasMore;
          if (part.counted !== null) counted.value = { filter: part.filter, ...part.counted };
          problem.value = null;
        });
        if (part.counted === null) counted.value = { filter: part.filter, ...(await countWhole()) };
      } catch (error) {
        console.error("The checks could not be read:", error);
        problem.value = storageProblem(error) ?? "no-access";
      }
    }
  }

  /** The newest rows that the filter finds; null: the filter has changed meanwhile. */
  async function readPart() {
    const wanted = filter.peek();
    if (isWhole(wanted)) {
      const part = await readHistoryPart(rows, included);
      // What is read of a long history is shown before all of it is counted.
      return { ...part, filter: wanted, counted: part.hasMore ? null : await countWhole() };
    }
    const [rest, whole, found] = await Promise.all([
      readHistoryPart(0, included),
      countWhole(),
      findClaims(wanted, rows, () => filter.peek() !== wanted),
    ]);
    if (found === null) return null;
    const ids = new Set(found.checks.map(({ id }) => id));
    const all = [...found.checks, ...rest.checks.filter(({ id }) => !ids.has(id))];
    return {
      filter: wanted,
      unreadable: [],
      counted: { counts: found.counts, total: whole.total },
      hasMore: found.hasMore,
      groups: [...new Map([...rest.groups, ...found.groups].map((group) => [group.id, group])).values()],
      checks: all.sort((one, other) => other.order - one.order),
    };
  }

  async function countWhole(): Promise<Omit<Counted, "filter">> {
    const counts = await countHistory();
    return { counts, total: counts.all };
  }

  function tick(): void {
    now.value = Date.now();
  }

  /** Reads the checks now and whenever they change, until the returned function is called. */
  function listen(): () => void {
    const readNow = (): void => act(read());
    const stops = [
      onChange("checks", readNow),
      effect(() => {
        if (filter.value) readNow();
      }),
      effect(() => {
        const timer = setInterval(tick, isTicking.value ? SECOND : MINUTE);
        return () => clearInterval(timer);
      }),
      effect(() => seeChecks(checks.value ?? [])),
      () => document.removeEventListener("visibilitychange", readNow),
    ];
    document.addEventListener("visibilitychange", readNow);
    return () => {
      for (const stop of stops) stop();
    };
  }

  return {
    checks,
    groups,
    latest,
    shown,
    earlier,
    changed,
    sourceChanges,
    places,
    now,
    problem,
    filter,
    counts,
    isCounted,
    total,
    hasMore,
    isEmpty,
    unreadable: unreadableShown,
    read,
    /** Reads the next older rows. */
    more(): Promise<void> {
      rows += STEP;
      return read();
    },
    /** Reads a check wherever it is in the history. */
    include(id: string): Promise<void> {
      included.add(id);
      return read();
    },
    listen,
  };
}
