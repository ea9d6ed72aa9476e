import type { ApiFailure } from "../../../utils/platform/failure.ts";
import type { Result } from "../../../utils/platform/result.ts";
import type { RecentRequest, SearchRequest } from "../../../utils/search/request.ts";
import type { RecentPage, ResultPage } from "../../../utils/search/service-answers.ts";
import type { Watch } from "../../../utils/watches/watch.ts";
import { type InventoryBegun, type InventoryOutcome, startInventory } from "./inventory.ts";

/** What an inventory needs from the outside. */
export interface InventorySurroundings {
  now(): number;
  /** The address of the search service; null where none is configured. */
  service(): Promise<string | null>;
  /** One request, without a second try. */
  ask(service: string, request: RecentRequest): Promise<Result<RecentPage, ApiFailure>>;
  search(service: string, request: SearchRequest): Promise<Result<ResultPage, ApiFailure>>;
  readonly store: {
    /** Puts the next one off before this one asks anything; null: it is not due, or not wanted. */
    beginInventory(
      id: string,
      service: string,
      now: number,
    ): Promise<({ readonly watch: Watch } & InventoryBegun) | null>;
    /** `isWhole`: nothing is left to be asked for today. */
    settleInventory(id: string, outcome: InventoryOutcome, now: number, isWhole: boolean): Promise<void>;
  };
}

/**
 * Looks for what is missing of a watch. What is broken off while listing says nothing, and is done again later; what is broken off
 * after that goes on there. `turn`: waits for a request's turn; false where it may not be sent.
 */
export async function takeInventory(
  id: string,
  { now, service, ask, search, store }: InventorySurroundings,
  turn: () => Promise<boolean>,
): Promise<void> {
  const address = await service();
  /** A service that is not the user's any more hears nothing. */
  const mayAsk = async (): Promise<boolean> => (await turn()) && (await service()) === address;
  const begun = address === null ? null : await store.beginInventory(id, address, now());
  if (begun === null || address === null) return;
  const inventory = startInventory(begun.watch, begun, now());
  for (let request = inventory.next(); request !== null; request = inventory.next()) {
    if (!(await mayAsk())) return;
    const answer = await ask(address, request);
    if (!answer.ok) return;
    inventory.take(answer.value);
  }
  for (const question of inventory.questions()) {
    if (!(await mayAsk())) return;
    const answer = await search(address, question.request);
    if (!answer.ok) return;
    inventory.answer(question, answer.value);
    if (!question.isProof) await store.settleInventory(id, inventory.takeOutcome(), now(), false);
  }
  await store.settleInventory(id, inventory.takeOutcome(), now(), true);
}
