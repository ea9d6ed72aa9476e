import type { Runtime } from "webextension-polyfill";
import { browser } from "../platform/browser.ts";
import type { ApiFailure } from "../platform/failure.ts";
import { failed } from "../platform/result.ts";
import { type Answer, type AnswerMessage, CALLS_PORT, type CallName, type Calls } from "./calls-table.ts";

interface Pending {
  readonly message: { readonly id: number; readonly name: CallName; readonly request: unknown };
  triesLeft: number;
  /** The port it was last sent through. The call ends only with this port. */
  via: Runtime.Port | null;
  readonly settle: (message: unknown) => void;
  readonly fail: (failure: ApiFailure) => void;
}

/** Calls that must not be repeated: each adds something or uses one of the ten checks of a minute. */
const ONCE: readonly CallName[] = ["addCheck", "retryCheck", "verdictText"];

const pending = new Map<number, Pending>();
let port: Runtime.Port | null = null;
let lastId = 0;

/**
 * Asks the worker. Never rejects: if the worker is stopped it is asked once more, then the failure is `interrupted`. An
 * aborted call fails as `aborted` and is aborted in the worker too.
 */
export function send<Name extends CallName>(
  name: Name,
  request: Calls[Name]["request"],
  signal?: AbortSignal,
): Promise<Answer<Name>> {
  return new Promise((resolve) => {
    lastId += 1;
    const id = lastId;

    const finish = () => {
      pending.delete(id);
      signal?.removeEventListener("abort", abort);
    };
    const fail = (failure: ApiFailure) => {
      finish();
      resolve(failed(failure));
    };
    const settle = (message: unknown) => {
      finish();
      if (!isAnswer<Name>(message)) fail(outdated());
      else if (message.answer !== undefined) resolve(message.answer);
      else
        fail(message.failure?.kind === "updated" ? outdated() : (message.failure ?? { kind: "interrupted" }));
    };
    const abort = () => {
      const via = pending.get(id)?.via;
      fail({ kind: "aborted" });
      if (via && via === port) postQuietly(via, { abort: id });
    };

    if (signal?.aborted) {
      fail({ kind: "aborted" });
      return;
    }
    signal?.addEventListener("abort", abort);
    const triesLeft = ONCE.includes(name) ? 0 : 1;
    pending.set(id, { message: { id, name, request }, triesLeft, via: null, settle, fail });
    post(id);
  });
}

function post(id: number): void {
  const call = pending.get(id);
  if (!call) return;
  if (port && postQuietly(port, call.message)) {
    call.via = port;
    return;
  }
  try {
    // A stopped worker receives nothing, even before this page is told that it stopped. A new port starts it again.
    port = connect();
    call.via = port;
    port.postMessage(call.message);
  } catch {
    // The extension was updated while this page was open, so there is no worker that it may ask.
    port = null;
    call.fail(outdated());
  }
}

/** False if the port is already closed. */
function postQuietly(to: Runtime.Port, message: object): boolean {
  try {
    to.postMessage(message);
    return true;
  } catch {
    return false;
  }
}

function connect(): Runtime.Port {
  const opened = browser.runtime.connect({ name: CALLS_PORT });
  opened.onMessage.addListener((message: unknown) => {
    const id = typeof message === "object" && message !== null && "id" in message ? message.id : null;
    if (typeof id === "number") pending.get(id)?.settle(message);
  });
  opened.onDisconnect.addListener(() => {
    if (port === opened) port = null;
    askAgain(opened);
  });
  return opened;
}

/** The worker was stopped. A new port starts it again. */
function askAgain(closed: Runtime.Port): void {
  for (const [id, call] of [...pending]) {
    if (call.via !== closed) continue;
    if (call.triesLeft > 0) {
      call.triesLeft -= 1;
      post(id);
    } else {
      call.fail({ kind: "interrupted" });
    }
  }
}

let onUpdated: (() => void) | null = null;

/** Calls the listener when the worker turns out to be of another version than this page. */
export function whenUpdated(listener: () => void): void {
  onUpdated = listener;
}

function outdated(): ApiFailure {
  onUpdated?.();
  return { kind: "updated" };
}

/** Of the same version, so that its answers have the types of the call map; all of them are results. */
function isAnswer<Name extends CallName>(message: unknown): message is AnswerMessage<Name> {
  if (typeof message !== "object" || message === null || !("id" in message)) return false;
  return !("answer" in message) || message.answer === undefined || isResult(message.answer);
}

function isResult(answer: unknown): boolean {
  return typeof answer === "object" && answer !== null && "ok" in answer && typeof answer.ok === "boolean";
}
