import type { Page } from "playwright";
import type { CallName, Calls } from "../../utils/calls/calls-table.ts";
import { bundle } from "../bench/bundle.ts";

let script: Promise<string> | null = null;

/** Puts the pages' own `send` into a page of the extension, under the name `calls`. */
export async function withCalls(page: Page): Promise<PageCalls> {
  script ??= bundle("utils/calls/send.ts", "calls");
  await page.evaluate(await script);
  return {
    send: (name, request) =>
      page.evaluate(([name, request]) => calls.send(name, request), [name, request] as const) as never,
  };
}

export interface PageCalls {
  send<Name extends CallName>(name: Name, request: Calls[Name]["request"]): Promise<Calls[Name]["answer"]>;
}

declare const calls: {
  send(name: string, request: unknown, signal?: AbortSignal): Promise<unknown>;
};
