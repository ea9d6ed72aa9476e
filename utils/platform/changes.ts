/** What pages read again after a change. The new state itself is not sent, because a page may be closed or behind. */
export type Changed = "badge" | "checks" | "searches" | "states" | "sync" | "tab" | "watches";

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
