import type { CallName, Calls } from "./messages.ts";

/** The name of the port each page opens to the worker: its closing tells the worker that nobody waits. */
export const CALLS_PORT = "calls";

/** What a page sends: a call, or the word that it waits for one no longer. */
export type CallMessage = {
  [Name in CallName]: { readonly id: number; readonly name: Name; readonly request: Calls[Name]["request"] };
}[CallName];

export interface AbortMessage {
  readonly abort: number;
}

/** What the worker sends back. Without an answer the call failed in a way that nobody foresaw. */
export interface AnswerMessage<Name extends CallName> {
  readonly id: number;
  readonly answer?: Calls[Name]["answer"];
}
