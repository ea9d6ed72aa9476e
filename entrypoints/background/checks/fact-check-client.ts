import * as v from "valibot";
import { claimKey, trimClaim } from "../../../utils/checks/claims/claim.ts";
import { claimProblem } from "../../../utils/checks/claims/claim-problem.ts";
import type { Verdict } from "../../../utils/checks/verdict.ts";
import type { ApiFailure, RequestProblem } from "../../../utils/platform/failure.ts";
import { failed, type Result, success } from "../../../utils/platform/result.ts";
import { withoutBidiControls } from "../../../utils/text/untrusted.ts";
import { ask, endpoint, type HttpAnswer, type Network } from "../network/http.ts";
import { parseJson, readJson, wholeText } from "../network/json.ts";
import { readRefusal } from "../network/refusal.ts";
import { unsuccessful, verdict } from "./verdict-schema.ts";

export interface FactCheckService {
  readonly network: Network;
  readonly address: () => Promise<string | null>;
  /** Why no claim may be sent; null: it may. */
  readonly objection: () => Promise<RequestProblem | null>;
  readonly timeoutMs: number;
}

/** Asks for a verdict, once: only the line of checks decides about another try. */
export async function askFactCheck(
  claim: string,
  signal: AbortSignal,
  service: FactCheckService,
  despitePause = false,
): Promise<Result<Verdict, ApiFailure>> {
  const answer = await post("/api/v1/fact-check", claim, signal, service, despitePause);
  if (!answer.ok) return answer;
  const read = readVerdict(answer.value, claim);
  return read.ok ? success({ ...read.value, service: answer.value.service }) : read;
}

/** A service's own text form of a verdict, and the host that gave it. */
export interface ServiceText {
  readonly text: string;
  readonly service: string;
}

/** Asks for the service's own text form of a verdict. */
export async function askFactCheckText(
  claim: string,
  signal: AbortSignal,
  service: FactCheckService,
): Promise<Result<ServiceText, ApiFailure>> {
  const answer = await post("/api/v1/fact-check/text", claim, signal, service);
  if (!answer.ok) return answer;
  const read = readText(answer.value);
  return read.ok ? success({ text: read.value, service: answer.value.service }) : read;
}

/** An answer, and the host of the service that gave it. */
interface ServiceAnswer extends HttpAnswer {
  readonly service: string;
}

async function post(
  path: string,
  claim: string,
  signal: AbortSignal,
  { network, address, objection, timeoutMs }: FactCheckService,
  despitePause = false,
): Promise<Result<ServiceAnswer, ApiFailure>> {
  const problem = claimProblem(claim) ?? (await objection());
  if (problem) return failed({ kind: "not-sent", problem });
  const base = await address();
  if (base === null) return failed({ kind: "not-configured", service: "factCheck" });
  const body = JSON.stringify({ claim: trimClaim(claim) });
  const url = endpoint(base, path);
  const asked = {
    service: "factCheck",
    url,
    body,
    alsoAnswers: [],
    timeoutMs,
    despitePause,
    signal,
  } as const;
  const answer = await ask(asked, network);
  if (answer.ok) return success({ ...answer.value, service: new URL(base).host });
  // A former service's wish to be left alone holds up nothing of the one that replaced it.
  const isFormer = answer.failure.kind === "rate-limited" && (await address()) !== base;
  return isFormer ? failed({ kind: "rate-limited", until: network.now() }) : answer;
}

function readVerdict(answer: HttpAnswer, claim: string): Result<Verdict, ApiFailure> {
  return unsuccessfulIn(answer) ?? answerTo(claim, readJson(answer.text, verdict));
}

/** A check that the service says has failed, whatever the status; null: it does not say so. */
function unsuccessfulIn({ text: sent, status }: HttpAnswer): Result<never, ApiFailure> | null {
  const refused = readJson(sent, unsuccessful);
  if (!refused.ok) return null;
  // The words of an error have the same places here as with an error's status.
  const message = refused.value.summary || readRefusal(sent, false).message;
  return failed({ kind: "refused", status, message, fields: [], suggestions: [] });
}

/** The answer repeats the claim as submitted (contract §2.1), so a verdict on another claim is rejected. */
function answerTo(claim: string, answer: Result<Verdict, ApiFailure>): Result<Verdict, ApiFailure> {
  if (!answer.ok || answer.value.claim.trim() === "") return answer;
  const isSame = claimKey(answer.value.claim) === claimKey(withoutBidiControls(trimClaim(claim)));
  return isSame ? answer : failed({ kind: "unreadable", problem: "other-claim" });
}

/** The contract leaves the media type open, so JSON is tried first, whatever the header says. */
function readText(answer: HttpAnswer): Result<string, ApiFailure> {
  const unsuccessful = unsuccessfulIn(answer);
  if (unsuccessful !== null) return unsuccessful;
  const { text: sent } = answer;
  const json = parseJson(sent);
  if (!json.ok && (json.failure === "too-deep" || !isProse(sent)))
    return failed({ kind: "unreadable", problem: "not-json" });
  const words = json.ok ? wordsOf(json.value) : sent;
  return words.trim()
    ? success(withoutBidiControls(words))
    : failed({ kind: "unreadable", problem: "wrong-shape" });
}

function wordsOf(json: unknown): string {
  if (typeof json === "string") return json;
  const read = v.safeParse(v.object({ result: wholeText, text: wholeText, markdown: wholeText }), json);
  return read.success ? read.output.result || read.output.text || read.output.markdown : "";
}

/** Rejects JSON that was cut off. */
function isProse(sent: string): boolean {
  return sent.trim() !== "" && !/^\s*\{/.test(sent);
}
