import type { ApiFailure } from "../../../utils/platform/failure.ts";
import type { Result } from "../../../utils/platform/result.ts";
import type { RecentRequest } from "../../../utils/search/request.ts";
import type { RecentPage } from "../../../utils/search/service-answers.ts";
import type { WatchMemory } from "../../../utils/watches/memory.ts";
import type { Watch } from "../../../utils/watches/watch.ts";
import { isMetByAll } from "./due.ts";
import { type ReadingEnd, startReading } from "./reading.ts";

/** What the reading of a watch needs from the outside. */
export interface ReadingSurroundings {
  now(): number;
  /** The address of the search service; null where none is configured. */
  service(): Promise<string | null>;
  /** Until when the service asked not to be called. */
  pausedUntil(): Promise<number>;
  /** One request, without a second try. */
  ask(service: string, request: RecentRequest): Promise<Result<RecentPage, ApiFailure>>;
  readonly store: {
    beginReading(
      id: string,
      service: string,
      now: number,
    ): Promise<{ readonly watch: Watch; readonly memory: WatchMemory } | null>;
    settleReading(id: string, reading: ReadingEnd, now: number): Promise<void>;
  };
  /** Why the store failed; null for an error that is not the store's. */
  storageFailure(error: unknown): ApiFailure | null;
}

export interface ReadingOf {
  readonly foundAt: number;
  /** Waits for the request's turn; false where it may not be sent. `hasBegun`: it is not the first of this reading. */
  mayAsk(hasBegun: boolean): Promise<boolean>;
  readonly isLookedAt: boolean;
}

/** Asks for what is new of one watch, and stores it. False: the round ends here. */
export async function askWatch(
  id: string,
  of: ReadingOf,
  surroundings: ReadingSurroundings,
): Promise<boolean> {
  const { foundAt, mayAsk, isLookedAt } = of;
  const { store } = surroundings;
  const service = await surroundings.service();
  if (service === null) {
    await store.beginReading(id, "", surroundings.now());
    const failure = { kind: "not-configured", service: "search" } as const;
    await settle(id, { outcome: null, failure, isLookedAt }, surroundings);
    return false;
  }
  // Before the watch is marked as asked: it stays first in line for the next round.
  if (!(await mayAsk(false))) return false;
  const begun = await store.beginReading(id, service, surroundings.now());
  if (begun === null) return true;
  const reading = startReading(begun.watch, begun.memory, surroundings.now());
  let failure: ApiFailure | null = null;
  let isPaid = true;
  for (let request = reading.next(); request !== null; request = reading.next()) {
    if (!isPaid && !(await mayAsk(true))) {
      failure = { kind: "rate-limited", until: await surroundings.pausedUntil() };
      break;
    }
    // The user chose another service meanwhile: what this one lists says nothing about that one, and it hears no more.
    if ((await surroundings.service()) !== service) return askWatch(id, of, surroundings);
    isPaid = false;
    const answer = await surroundings.ask(service, request);
    if (!answer.ok) {
      failure = answer.failure;
      break;
    }
    reading.take(answer.value);
  }
  const isStored = await settle(id, { outcome: reading.outcome(foundAt), failure, isLookedAt }, surroundings);
  return isStored && (failure === null || !isMetByAll(failure));
}

/** What could not be stored is found again by the next reading, so only the reason is kept. */
async function settle(
  id: string,
  end: ReadingEnd,
  { store, now, storageFailure }: ReadingSurroundings,
): Promise<boolean> {
  try {
    await store.settleReading(id, end, now());
    return true;
  } catch (error) {
    const storage = storageFailure(error);
    if (storage === null) throw error;
    const failed = { ...end, outcome: null, failure: storage };
    await store.settleReading(id, failed, now()).catch(logged);
    return false;
  }
}

/** The disk has no room even for the reason; the watch shows when it was last checked. */
function logged(error: unknown): void {
  console.error("A reading could not be stored:", error);
}
