import { fakeBrowser } from "../../../setup/browser.ts";

type Listener = (message: unknown) => void;
type Connected = (port: FakePort) => void;

/** One end of a port: what is posted here arrives at the other end in a later turn, as in a browser. */
export interface FakePort {
  readonly name: string;
  readonly sender: { readonly id: string; readonly url: string };
  readonly onMessage: { addListener(listener: Listener): void };
  readonly onDisconnect: { addListener(listener: () => void): void };
  postMessage(message: unknown): void;
  disconnect(): void;
}

export const OWN_PAGE = { id: "primary-source", url: "chrome-extension://primary-source/popup.html" };

/** A browser with one worker that pages connect to. `stopWorker` cuts every port, as the browser does. */
export function fakeRuntime(sender = OWN_PAGE) {
  const workers: Connected[] = [];
  const cuts = new Set<() => void>();
  let connections = 0;

  function connect({ name }: { name: string }): FakePort {
    connections += 1;
    const ends = [end(name, sender), end(name, sender)] as const;
    let open = true;
    const cut = (from: 0 | 1 | null) => {
      if (!open) return;
      open = false;
      for (const index of [0, 1] as const) if (index !== from) queueMicrotask(ends[index].close);
    };
    for (const index of [0, 1] as const) {
      ends[index].post = (message) => {
        if (!open) throw new Error("Attempting to use a disconnected port object");
        const copy = JSON.parse(JSON.stringify(message));
        queueMicrotask(() => open && ends[index === 0 ? 1 : 0].receive(copy));
      };
      ends[index].cut = () => cut(index);
    }
    cuts.add(() => cut(1));
    for (const worker of workers) worker(ends[1].port);
    return ends[0].port;
  }

  Object.assign(fakeBrowser, {
    runtime: {
      id: "primary-source",
      getURL: (path: string) => `chrome-extension://primary-source/${path}`,
      connect,
      onConnect: { addListener: (listener: Connected) => void workers.push(listener) },
    },
  });
  return {
    connect,
    connections: () => connections,
    stopWorker(): void {
      for (const cut of cuts) cut();
      cuts.clear();
    },
  };
}

interface End {
  readonly port: FakePort;
  post: (message: unknown) => void;
  cut: () => void;
  readonly receive: (message: unknown) => void;
  readonly close: () => void;
}

function end(name: string, sender: FakePort["sender"]): End {
  const messages: Listener[] = [];
  const closings: (() => void)[] = [];
  const made: End = {
    port: {
      name,
      sender,
      onMessage: { addListener: (listener) => void messages.push(listener) },
      onDisconnect: { addListener: (listener) => void closings.push(listener) },
      postMessage: (message) => made.post(message),
      disconnect: () => made.cut(),
    },
    post: () => undefined,
    cut: () => undefined,
    receive: (message) => {
      for (const listener of messages) listener(message);
    },
    close: () => {
      for (const listener of closings) listener();
    },
  };
  return made;
}
