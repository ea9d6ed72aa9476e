/** What pages read again when it changed. They are never sent the new state: they may be closed, or late. */
export type Changed = "checks" | "settings" | "states";

const CHANNEL = "changed";

let sender: BroadcastChannel | null = null;

export function announceChange(what: Changed): void {
  sender ??= new BroadcastChannel(CHANNEL);
  sender.postMessage(what);
}

/** Calls the listener after each change, until the returned function is called. */
export function onChange(what: Changed, listener: () => void): () => void {
  const receiver = new BroadcastChannel(CHANNEL);
  receiver.addEventListener("message", ({ data }) => {
    if (data === what) listener();
  });
  return () => receiver.close();
}
