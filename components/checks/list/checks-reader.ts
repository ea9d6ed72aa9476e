import { computed, effect, signal } from "@preact/signals";
import { byClaim } from "../../../utils/checks/answer-history.ts";
import type { Check } from "../../../utils/checks/check.ts";
import { readSourceChanges } from "../../../utils/checks/kept-source-changes.ts";
import { EMPTY_LINE, placesInLine } from "../../../utils/checks/place-in-line.ts";
import { readChecks } from "../../../utils/checks/read-checks.ts";
import { NO_SOURCE_CHANGES } from "../../../utils/checks/source-changes.ts";
import { readLine } from "../../../utils/checks/transaction.ts";
import { onChange } from "../../../utils/platform/changes.ts";
import type { StorageProblem } from "../../../utils/platform/failure.ts";
import { storageProblem } from "../../../utils/platform/storage-problem.ts";
import { act } from "../../base/trouble.tsx";
import { changeSince } from "../card/SourceChanged.tsx";
import { seeChecks } from "../see-checks.ts";
import { matchesFilter, WHOLE_HISTORY, withKnown } from "./history.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

export type ChecksReader = ReturnType<typeof createChecksReader>;

/** The checks as the database has them, in whatever page. Only the worker writes there. */
export function createChecksReader() {
  /** All checks, read again after each change; null: not read yet. */
  const checks = signal<readonly Check[] | null>(null);
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
      .filter((each) => [each.latest, ...each.earlier].some((check) => matchesFilter(check, filter.value)))
      .map((each) => each.latest),
  );
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
  const places = computed(() => placesInLine(checks.value ?? [], line.value, now.value));
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
        const [readNow, lineNow, changesNow] = await Promise.all([
          readChecks(),
          readLine(),
          readSourceChanges(),
        ]);
        tick();
        line.value = lineNow;
        // Equal contents keep the object, so that no card is drawn again.
        if (JSON.stringify(changesNow) !== JSON.stringify(sourceChanges.peek())) {
          sourceChanges.value = changesNow;
        }
        checks.value = withKnown(readNow, checks.peek() ?? []);
        problem.value = null;
      } catch (error) {
        console.error("The checks could not be read:", error);
        problem.value = storageProblem(error) ?? "no-access";
      }
    }
  }

  function tick(): void {
    now.value = Date.now();
  }

  /** Reads the checks now and whenever they change, until the returned function is called. */
  function follow(): () => void {
    const readNow = (): void => act(read());
    const stops = [
      onChange("checks", readNow),
      effect(() => {
        const timer = setInterval(tick, isTicking.value ? SECOND : MINUTE);
        return () => clearInterval(timer);
      }),
      effect(() => seeChecks(checks.value ?? [])),
      () => document.removeEventListener("visibilitychange", readNow),
    ];
    document.addEventListener("visibilitychange", readNow);
    readNow();
    return () => {
      for (const stop of stops) stop();
    };
  }

  return {
    ...{ checks, latest, shown, earlier, changed, sourceChanges, places, now, problem, filter },
    read,
    follow,
  };
}
