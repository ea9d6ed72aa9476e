import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { createInterface } from "node:readline";

/**
 * Chromium with a debugger on its pages alone. Playwright attaches to the worker too, and a worker with a debugger is
 * never stopped for being idle: what happens after a real stop can only be seen this way.
 */
export interface BareChromium {
  readonly id: string;
  open(address: string): Promise<BarePage>;
  /** A page at any address, of another extension or of the web. */
  openUrl(url: string): Promise<BarePage>;
  /** Waits until there is a page at this address of the extension. */
  untilOpen(address: string): Promise<void>;
  workerRuns(): Promise<boolean>;
  /** Attaches to the running worker of an extension: from then on it is not stopped for being idle. */
  attachToWorker(extensionId: string): Promise<BarePage>;
  /** Stops the worker of an extension at once. */
  stopWorker(extensionId: string): Promise<void>;
  /** Waits until the browser has stopped the idle worker by itself. */
  untilWorkerStopped(): Promise<void>;
  /** Ends the browser as a power cut would. */
  kill(): Promise<void>;
  /** Ends the browser as a user would. */
  quit(): Promise<void>;
}

export interface BarePage {
  evaluate<Value>(expression: string): Promise<Value>;
  /** Waits until an expression is true in the page. */
  until(expression: string, timeoutMs?: number): Promise<void>;
  /** Lets the page or worker go on without being looked at. */
  leave(): void;
  close(): Promise<void>;
}

export async function startBareChromium(
  extension: string,
  profile: string,
  otherExtensions: readonly string[] = [],
): Promise<BareChromium> {
  const extensions = [extension, ...otherExtensions].join(",");
  const child = spawn(
    process.env.CHROMIUM_PATH ?? "chromium",
    [
      "--headless=new",
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      "--remote-debugging-port=0",
      `--user-data-dir=${profile}`,
      `--disable-extensions-except=${extensions}`,
      `--load-extension=${extensions}`,
      "--lang=en",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
      "about:blank",
    ],
    { stdio: ["ignore", "ignore", "pipe"], env: { ...process.env, LANGUAGE: "en" } },
  );
  const endpoint = await debuggingEndpoint(child);
  const id = idOf(extension);
  const targets = async (): Promise<Target[]> => (await fetch(`${endpoint}/json/list`)).json();
  const workerOf = async (extensionId: string): Promise<Target | undefined> =>
    (await targets()).find(({ type, url }) => type === "service_worker" && url.includes(extensionId));
  const workerRuns = async (): Promise<boolean> => (await workerOf(id)) !== undefined;
  /** A young one was started again by an event; an old one is kept by something that does not end. */
  const ageOfWorker = async (): Promise<string> => {
    const target = await workerOf(id);
    if (!target) return "the worker has stopped since";
    const worker = await attach(target, endpoint);
    const age = await worker.evaluate<number>("performance.now()");
    worker.leave();
    return `the worker is ${Math.round(age / 1000)} s old`;
  };
  const openUrl = async (url: string): Promise<BarePage> => {
    const answer = await fetch(`${endpoint}/json/new?${encodeURIComponent(url)}`, { method: "PUT" });
    const target: Target = await answer.json();
    // A page that is behind others sends no search of its address.
    await fetch(`${endpoint}/json/activate/${target.id}`);
    const page = await attach(target, endpoint);
    return {
      ...page,
      async close() {
        await page.close();
        await until(
          async () => (await targets()).every(({ id }) => id !== target.id),
          60_000,
          "a page to go",
        );
      },
    };
  };

  return {
    id,
    workerRuns,
    open: (address) => openUrl(`chrome-extension://${id}/${address}`),
    openUrl,
    untilOpen: (address) =>
      until(
        async () => (await targets()).some(({ url }) => url === `chrome-extension://${id}/${address}`),
        30_000,
        address,
      ),
    attachToWorker: async (extensionId) => {
      const worker = await workerOf(extensionId);
      if (!worker) throw new Error(`no worker of ${extensionId} runs`);
      return attach(worker, endpoint);
    },
    stopWorker: async (extensionId) => {
      const closed = new Set<string>();
      const isGone = async (): Promise<boolean> => {
        const worker = await workerOf(extensionId);
        // One that an event has started meanwhile is stopped too.
        if (worker !== undefined && !closed.has(worker.id)) {
          closed.add(worker.id);
          await fetch(`${endpoint}/json/close/${worker.id}`);
        }
        return worker === undefined;
      };
      await until(isGone, 60_000, "the worker to be gone");
    },
    untilWorkerStopped: async () => {
      await until(async () => !(await workerRuns()), WORKER_STOPS_WITHIN, "the worker to be stopped").catch(
        async (why) => {
          // An open page may be what keeps it.
          const open = (await targets()).map(({ type, url }) => `${type} ${url}`);
          throw new Error(`While there were ${open.join(", ")}; ${await ageOfWorker()}`, { cause: why });
        },
      );
    },
    kill: () => end(child, "SIGKILL"),
    quit: () => end(child, "SIGTERM"),
  };
}

interface Target {
  readonly id: string;
  readonly type: string;
  readonly url: string;
  readonly webSocketDebuggerUrl: string;
}

async function debuggingEndpoint(child: ChildProcess): Promise<string> {
  if (!child.stderr) throw new Error("Chromium has no output to read");
  for await (const line of createInterface({ input: child.stderr })) {
    const found = /DevTools listening on ws:\/\/([^/]+)\//.exec(line);
    if (found?.[1]) {
      child.stderr.resume();
      return `http://${found[1]}`;
    }
  }
  throw new Error("Chromium ended before it listened");
}

/** An unpacked extension's id is made from its path. */
export function idOf(folder: string): string {
  const hash = createHash("sha256").update(folder).digest("hex").slice(0, 32);
  return [...hash].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 16))).join("");
}

async function attach(target: Target, endpoint: string): Promise<BarePage> {
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", reject);
  });
  let lastId = 0;
  const call = (method: string, params: object): Promise<EvaluateReply> => {
    lastId += 1;
    const id = lastId;
    return new Promise((resolve) => {
      const listen = (event: MessageEvent): void => {
        const message = JSON.parse(String(event.data));
        if (message.id !== id) return;
        socket.removeEventListener("message", listen);
        resolve(message);
      };
      socket.addEventListener("message", listen);
      socket.send(JSON.stringify({ id, method, params }));
    });
  };
  const evaluate = async <Value>(expression: string): Promise<Value> => {
    const reply = await call("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true });
    if (reply.result?.exceptionDetails)
      throw new Error(`${expression}: ${JSON.stringify(reply.result.exceptionDetails)}`);
    return reply.result?.result.value as Value;
  };
  return {
    evaluate,
    until: (expression, timeoutMs = 90_000) =>
      until(() => evaluate<boolean>(expression), timeoutMs, expression),
    leave: () => socket.close(),
    close: async () => {
      socket.close();
      await fetch(`${endpoint}/json/close/${target.id}`);
    },
  };
}

interface EvaluateReply {
  readonly result?: { readonly result: { readonly value: unknown }; readonly exceptionDetails?: object };
}

/**
 * Half a minute, but for a browser that started beside much else: that may leave the question of what an administrator has
 * set unanswered for three minutes, in a new profile too, and keeps the worker that asked awake for so long.
 */
const WORKER_STOPS_WITHIN = 240_000;

/** Asks again and again: neither the list of targets nor a page tells by itself. */
async function until(condition: () => Promise<boolean>, timeoutMs: number, what: string): Promise<void> {
  const giveUp = Date.now() + timeoutMs;
  while (!(await condition())) {
    if (Date.now() > giveUp) throw new Error(`Waited ${timeoutMs} ms without result for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  child.kill(signal);
  await exited;
}
