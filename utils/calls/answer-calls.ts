import type { Runtime } from "webextension-polyfill";
import { browser } from "../platform/browser.ts";
import { storageProblem } from "../platform/storage-problem.ts";
import type { CallName, Calls } from "./calls-table.ts";
import { type AbortMessage, type AnswerMessage, CALLS_PORT, type CallMessage } from "./calls-table.ts";

export type Handlers = {
  readonly [Name in CallName]: (
    request: Calls[Name]["request"],
    signal: AbortSignal,
  ) => Promise<Calls[Name]["answer"]>;
};

interface Surroundings {
  /** Called for each page before its first call. */
  onPage?(): void;
  /** Keeps the browser from stopping the worker while it answers a call: a long one uses no part of the browser meanwhile. */
  whileAwake?<Reply>(work: () => Promise<Reply>): Promise<Reply>;
}

/** Answers the calls of the extension's own pages. Must be called before the worker's first await. */
export function answerCalls(handlers: Handlers, { onPage, whileAwake }: Surroundings = {}): void {
  browser.runtime.onConnect.addListener((port) => {
    if (port.name !== CALLS_PORT) return;
    if (!isOwnPage(port.sender)) {
      port.disconnect();
      return;
    }
    answerPage(port, handlers, whileAwake ?? ((work) => work()));
    onPage?.();
  });
}

/** Answers one page. Its calls are aborted when it closes. */
function answerPage(
  port: Runtime.Port,
  handlers: Handlers,
  whileAwake: Required<Surroundings>["whileAwake"],
): void {
  const running = new Map<number, AbortController>();

  port.onMessage.addListener((message: unknown) => {
    if (isAbort(message)) running.get(message.abort)?.abort();
    else if (isCall(message, handlers)) answer(message).catch(console.error);
    // A page of a later version asks for what this one does not have. It must not wait for ever.
    else if (hasId(message)) port.postMessage({ id: message.id, failure: { kind: "updated" } });
  });
  port.onDisconnect.addListener(() => {
    const left = [...running.values()];
    // First, since a call that is aborted goes on within `abort`: it would post to nobody, which throws.
    running.clear();
    for (const controller of left) controller.abort();
  });

  async function answer(call: CallMessage): Promise<void> {
    const controller = new AbortController();
    running.set(call.id, controller);
    const reply = await whileAwake(() => replyTo(call, handlers, controller.signal));
    // Not after the page closed, which emptied the map.
    if (running.delete(call.id)) port.postMessage(reply);
  }
}

async function replyTo(
  call: CallMessage,
  handlers: Handlers,
  signal: AbortSignal,
): Promise<AnswerMessage<CallName>> {
  try {
    return { id: call.id, answer: await run(handlers, call, signal) };
  } catch (error) {
    console.error(`The call "${call.name}" failed:`, error);
    const problem = storageProblem(error);
    return problem === null ? { id: call.id } : { id: call.id, failure: { kind: "storage", problem } };
  }
}

function run<Name extends CallName>(
  handlers: Handlers,
  call: { readonly name: Name; readonly request: Calls[Name]["request"] },
  signal: AbortSignal,
): Promise<Calls[Name]["answer"]> {
  return handlers[call.name](call.request, signal);
}

function isOwnPage(sender: Runtime.MessageSender | undefined): boolean {
  return sender?.id === browser.runtime.id && Boolean(sender.url?.startsWith(browser.runtime.getURL("")));
}

function isAbort(message: unknown): message is AbortMessage {
  return typeof message === "object" && message !== null && "abort" in message;
}

function hasId(message: unknown): message is { id: number } {
  return typeof message === "object" && message !== null && "id" in message && typeof message.id === "number";
}

/** Only the name is checked. The request comes from a page of the same build. */
function isCall(message: unknown, handlers: Handlers): message is CallMessage {
  return (
    typeof message === "object" &&
    message !== null &&
    "name" in message &&
    typeof message.name === "string" &&
    Object.hasOwn(handlers, message.name)
  );
}
