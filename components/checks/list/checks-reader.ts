import { batch, computed, effect, signal } from "@preact/signals";
import type { Check } from "../../../utils/checks/check.ts";
import type { Group } from "../../../utils/checks/groups/group.ts";
import type { UnreadableCheck } from "../../../utils/checks/history/newest-checks.ts";
import { EMPTY_LINE, placesInLine } from "../../../utils/checks/place-in-line.ts";
import { readSourceChanges } from "../../../utils/checks/sources/kept-source-changes.ts";
import { NO_SOURCE_CHANGES } from "../../../utils/checks/sources/source-changes.ts";
import { readLine } from "../../../utils/checks/transaction.ts";
import { onChange } from "../../../utils/platform/changes.ts";
import { MINUTE, SECOND } from "../../../utils/platform/durations.ts";
import type { StorageProblem } from "../../../utils/platform/failure.ts";
import { storageProblem } from "../../../utils/platform/storage-problem.ts";
import { untilQuiet } from "../../../utils/platform/until-quiet.ts";
import { act } from "../../base/trouble.tsx";
import { isSeen } from "../../base/when-seen.ts";
import { seeChecks } from "../see-checks.ts";
import { WHOLE_HISTORY } from "./history-filter.ts";
import { countWhole, readFiltered } from "./read-filtered.ts";
import { withKnown } from "./same-checks.ts";
import { type Counted, shownChecks } from "./shown-checks.ts";

/** Rows that are read each time that a reader wants more. */
const STEP = 30;

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
  /** Whether the list can be seen, and not a form in its place. */
  const isListed = signal(true);

  const shown = shownChecks({ checks, groups, unreadable, hasMore, counted, filter, sourceChanges });
  const paused = computed(
    () => new Set([...groups.value.values()].flatMap(({ id, isPaused }) => (isPaused ? [id] : []))),
  );
  const places = computed(() => placesInLine(checks.value ?? [], line.value, now.value, paused.value));
  const isTicking = computed(() =>
    (checks.value ?? []).some(({ state }) => state === "waiting" || state === "running"),
  );

  /** Any number of changes during a read cause one more read. */
  const read = untilQuiet(() => readOnce().catch(failedToRead));

  async function readOnce(): Promise<void> {
    const [part, lineNow, changesNow] = await Promise.all([
      readFiltered(filter.peek(), rows, included, (wanted) => filter.peek() !== wanted),
      readLine(),
      readSourceChanges(),
    ]);
    // Another filter was chosen meanwhile, which reads again.
    if (part === null) return;
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
      if (part.counted !== null) counted.value = part.counted;
      problem.value = null;
    });
    // What is read of a long history is shown before all of it is counted.
    if (part.counted === null) counted.value = await countWhole(part.filter);
  }

  function failedToRead(error: unknown): void {
    console.error("The checks could not be read:", error);
    problem.value = storageProblem(error) ?? "no-access";
  }

  function tick(): void {
    if (isSeen()) now.value = Date.now();
  }

  /** Reads the checks now and whenever they change, until the returned function is called. */
  function listen(): () => void {
    const readNow = (): void => act(read());
    // A page that nobody sees is read once it is seen again: while many checks run, a long history would be read without end.
    const readIfSeen = (): void => {
      if (isSeen()) readNow();
    };
    const stops = [
      onChange("checks", readIfSeen),
      effect(() => {
        if (filter.value) readNow();
      }),
      effect(() => {
        const timer = setInterval(tick, isTicking.value ? SECOND : MINUTE);
        return () => clearInterval(timer);
      }),
      effect(() => {
        if (isListed.value) seeChecks(checks.value ?? []);
      }),
      () => document.removeEventListener("visibilitychange", readIfSeen),
    ];
    document.addEventListener("visibilitychange", readIfSeen);
    return () => {
      for (const stop of stops) stop();
    };
  }

  return {
    ...shown,
    checks,
    groups,
    sourceChanges,
    places,
    now,
    problem,
    filter,
    isListed,
    hasMore,
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
