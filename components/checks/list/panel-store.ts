import { computed, effect, signal } from "@preact/signals";
import { byClaim } from "../../../utils/checks/answer-history.ts";
import type { Check } from "../../../utils/checks/check.ts";
import { readSourceChanges } from "../../../utils/checks/kept-source-changes.ts";
import { EMPTY_LINE, placesInLine } from "../../../utils/checks/place-in-line.ts";
import { readChecks } from "../../../utils/checks/read-checks.ts";
import { readLine } from "../../../utils/checks/transaction.ts";
import { onChange } from "../../../utils/platform/changes.ts";
import type { StorageProblem } from "../../../utils/platform/failure.ts";
import { storageProblem } from "../../../utils/platform/storage-problem.ts";
import { act } from "../../base/trouble.tsx";
import { changeSince } from "../card/SourceChanged.tsx";
import { seeChecks } from "../see-checks.ts";
import { showSourceChanges } from "../source-changes-store.ts";
import { matchesFilter, WHOLE_HISTORY, withKnown } from "./history.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** All checks, read from the database again after each change; null: not read yet. */
export const checks = signal<readonly Check[] | null>(null);
export const line = signal(EMPTY_LINE);
export const now = signal(Date.now());
/** Why the checks cannot be read; null where they can. */
export const problem = signal<StorageProblem | null>(null);
export const filter = signal(WHOLE_HISTORY);

const claims = computed(() => byClaim(checks.value ?? []));
/** The latest answer to each claim, where it or an earlier one matches the filter. */
export const shown = computed(() =>
  claims.value
    .filter((each) => [each.latest, ...each.earlier].some((check) => matchesFilter(check, filter.value)))
    .map(({ latest }) => latest),
);
/** Earlier answers, by the id of the latest one. */
export const earlier = computed(
  () =>
    new Map(
      claims.value.flatMap(({ latest, earlier }) => (earlier.length > 0 ? [[latest.id, earlier]] : [])),
    ),
);
/** How many verdicts rest on a source that changed after them. Only computed where it is shown. */
export const changedVerdicts = computed(
  () => claims.value.filter(({ latest }) => latest.state === "done" && changeSince(latest) !== null).length,
);
export const places = computed(() => placesInLine(checks.value ?? [], line.value, now.value));

const ticking = computed(() =>
  (checks.value ?? []).some(({ state }) => state === "waiting" || state === "running"),
);

/** Reads the checks now and whenever they change. */
export function readChecksOnChange(): void {
  onChange("checks", () => act(read()));
  document.addEventListener("visibilitychange", () => act(read()));
  effect(() => {
    const timer = setInterval(tick, ticking.value ? SECOND : MINUTE);
    return () => clearInterval(timer);
  });
  effect(() => seeChecks(checks.value ?? []));
  act(read());
}

let reading: Promise<void> | null = null;
let readAgain = false;

/** Any number of changes during a read cause one more read. */
export function read(): Promise<void> {
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
      showSourceChanges(changesNow);
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
