import type { NewCheck } from "../../../utils/calls/calls-table.ts";
import type { Check } from "../../../utils/checks/check.ts";
import { claimProblem } from "../../../utils/checks/claims/claim-problem.ts";
import { hasConsent } from "../../../utils/checks/consent.ts";
import type { PageChanges } from "../../../utils/checks/history/earlier-answers.ts";
import type { Held } from "../../../utils/checks/place-in-line.ts";
import type { ClockReading } from "../../../utils/checks/start-limit.ts";
import { dropUnstoredClaims, readUnstored, writeUnstoredAnswers } from "../../../utils/checks/unstored.ts";
import type { ApiFailure, RequestProblem } from "../../../utils/platform/failure.ts";
import { failed, type Result, success } from "../../../utils/platform/result.ts";
import { inTime } from "../../../utils/platform/wait.ts";
import { hostOfService } from "../../../utils/settings/service-host.ts";
import { readSettings, settingsForSending } from "../../../utils/settings/settings.ts";
import { inBackground } from "../in-background.ts";
import { stayAwake } from "../keep-alive.ts";
import { browserNetwork, serviceAddress } from "../network/browser-network.ts";
import { TIMEOUTS } from "../network/timeouts.ts";
import { canRetry } from "./admission.ts";
import { showCheckNotification } from "./check-notifications.ts";
import { askFactCheck, askFactCheckText, type FactCheckService } from "./fact-check-client.ts";
import { wakeIn } from "./line-alarm.ts";
import * as lineRecords from "./line-records.ts";
import { countDelay, createCheckRunner } from "./runner.ts";
import { forgetUnusedSources, rememberSourceChanges } from "./sources/find-source-changes.ts";
import * as store from "./store.ts";

/** On its first start Chromium takes seconds to say what an administrator has set. */
const SETTINGS_PATIENCE = 500;

const service: FactCheckService = {
  network: browserNetwork,
  address: () => serviceAddress("factCheck"),
  objection,
  timeoutMs: TIMEOUTS.factCheck,
};

/** Why no claim may be sent at all; null: claims may be sent. */
async function objection(): Promise<RequestProblem | null> {
  if ((await settingsForSending()).forbidFactChecks) return { reason: "forbidden" };
  return (await hasConsent()) ? null : { reason: "no-consent" };
}

/** The same, or that there is no service: what is not sent takes no place among the ten of a minute. */
async function cannotSend(): Promise<ApiFailure | null> {
  const problem = await objection();
  if (problem !== null) return { kind: "not-sent", problem };
  const address = await serviceAddress("factCheck");
  return address === null ? { kind: "not-configured", service: "factCheck" } : null;
}

/** Whether an administrator forbids fact-checks, as far as it is known at once: nothing is kept that nobody could send. */
export async function areForbidden(): Promise<boolean> {
  return (await inTime(readSettings(), SETTINGS_PATIENCE))?.forbidFactChecks === true;
}

/** The host of the service as soon as a claim can be sent to it; null: none is set. */
const serviceHost = async (): Promise<string | null> => hostOfService(await serviceAddress("factCheck"));

/** The same as far as it is known at once: a press that stores a claim is not left waiting, as the line may be. */
async function knownHost(): Promise<string | null> {
  const settings = await inTime(readSettings(), SETTINGS_PATIENCE);
  return hostOfService(settings?.factCheckServiceUrl ?? null);
}

const worker = crypto.randomUUID();
/** `performance.now()` counts from when this life of the worker began, whatever is done to the wall clock. */
const clock = (): ClockReading => ({ wall: Date.now(), steady: performance.now(), worker });

const runner = createCheckRunner({
  ask: (claim, signal, despitePause) => askFactCheck(claim, signal, service, despitePause),
  clock,
  ready: serviceHost,
  wakeIn: (milliseconds) => wakeIn(milliseconds, startLine),
  stayAwake: (busy) => stayAwake("line", busy),
  onSettled: (check) => inBackground("A notification", showCheckNotification(check)),
  unstored: {
    read: async () => (await readUnstored()).answers,
    write: writeUnstoredAnswers,
  },
});

/** Starts what may start now, also what an earlier life of the worker left behind. */
export function runLine(): Promise<void> {
  return runner.turn();
}

/** The same for events, which wait for nothing. */
export function startLine(): void {
  inBackground("A turn of the line", runLine());
}

/** Stores something that makes a check wait: an alarm finds it even if the worker dies at once, and it starts without being awaited. */
export function storeInLine<Answer>(store: () => Promise<Answer>): Promise<Answer> {
  return runner.storeInLine(store);
}

/** The browser is online again: what waits for that starts. */
export async function goOnline(): Promise<void> {
  await lineRecords.endOfflinePause();
  await runLine();
}

/** After a change of the service's address: a 429 of the previous service no longer holds. */
export async function resumeLine(): Promise<void> {
  await lineRecords.endServicePause();
  await runLine();
}

export async function add(asked: NewCheck): Promise<Result<{ id: string; sent: boolean }, ApiFailure>> {
  const added = await addClaim(asked);
  if (added.ok) return success({ ...added.value, sent: true });
  const problem = added.failure;
  if (problem.reason !== "no-consent") return failed({ kind: "not-sent", problem });
  const { claim, origin, group } = asked;
  const pointed = { id: crypto.randomUUID(), claim, origin, ...(group !== undefined && { group }) };
  const check = await store.addUnsent({ ...pointed, now: Date.now() }, problem);
  return success({ id: check.id, sent: false });
}

export async function addClaim(
  asked: NewCheck & { readonly sentence?: string },
): Promise<Result<{ id: string }, RequestProblem>> {
  const problem = claimProblem(asked.claim);
  if (problem !== null) return failed(problem);
  if (!(await hasConsent())) return failed({ reason: "no-consent" });
  const check = await runner.add({
    ...asked,
    id: crypto.randomUUID(),
    now: Date.now(),
    service: await knownHost(),
  });
  return success({ id: check.id });
}

export async function retry({ id }: { id: string }): Promise<null> {
  // An answer that is only waiting for room on the disk needs no second request.
  if (await runner.storeNow(id)) return runLineSoon();
  await storeInLine(() => store.retryWhere(id, canRetry));
  return null;
}

export async function sendJudged({ id }: { id: string }): Promise<null> {
  const asked = { now: Date.now(), service: await knownHost() };
  await storeInLine(() => store.addJudged(id, asked));
  return null;
}

export async function hurry(): Promise<null> {
  await lineRecords.hurryLine();
  return runLineSoon();
}

export function remove({ id }: { id: string }): Promise<null> {
  return removeChecks([id]);
}

export async function removeChecks(ids: readonly string[]): Promise<null> {
  const removed = new Set(ids);
  await store.removeChecks(ids);
  await runner.drop(ids);
  await dropUnstoredClaims((claim) => removed.has(claim.id));
  inBackground("Forgetting sources", forgetUnusedSources());
  return runLineSoon();
}

/** Ends the requests of checks that were removed with their group. */
export function dropRequests(ids: readonly string[]): Promise<void> {
  return runner.drop(ids);
}

export async function removeAll(): Promise<null> {
  await store.removeEveryCheck();
  await runner.dropAll();
  await dropUnstoredClaims(() => true);
  return runLineSoon();
}

export async function restore({ check, changes }: { check: Check; changes: PageChanges }): Promise<null> {
  await storeInLine(() => store.restoreCheck(check));
  await rememberSourceChanges(changes);
  return null;
}

export async function see({ ids }: { ids: readonly string[] }): Promise<null> {
  await store.markSeen(ids, Date.now());
  return null;
}

/** Costs one of the ten requests a minute, so the text is stored with its verdict, even if the page is closed by then. */
export async function verdictText({
  id,
  claim,
}: {
  id: string;
  claim: string;
}): Promise<Result<string, ApiFailure | Held>> {
  const refused = await cannotSend();
  if (refused !== null) return failed(refused);
  const counted = clock();
  const held = await lineRecords.reservePlace(clock);
  if (held !== null) return failed(held);
  // Two windows may wait for the same text, and the first answer must not end the wait of the other.
  const reason = crypto.randomUUID();
  stayAwake(reason, true);
  try {
    const asking = askFactCheckText(claim, new AbortController().signal, service);
    // The request is on its way, so its answer is worth more than the exact count.
    await countDelay(clock, counted).catch(console.error);
    const answer = await asking;
    if (!answer.ok) return answer;
    // A text that cannot be stored is still shown.
    await store.keepServiceText(id, answer.value).catch(console.error);
    return success(answer.value.text);
  } finally {
    stayAwake(reason, false);
    // The line watches over every request until it has left the window.
    startLine();
  }
}

/** Pages wait until a change is stored, not until the line has taken its turn. */
function runLineSoon(): null {
  startLine();
  return null;
}
