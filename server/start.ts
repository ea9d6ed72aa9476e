import { once } from "node:events";
import { type AppOptions, createApp } from "./app.ts";
import { createFactChecker } from "./fact-check/check.ts";
import { listen } from "./http/listen.ts";
import { readClaims, readScope } from "./load/data.ts";
import { fillStore, type Sources } from "./load/fill-store.ts";
import { openStore, type Store } from "./store/database.ts";
import { factCheckLookup } from "./store/lookup.ts";
import { knownCities } from "./store/places.ts";

export interface StartOptions extends AppOptions, Sources {
  /** 0 for any free one. */
  readonly port: number;
  readonly host?: string;
  /** A file that keeps the database; in memory where none is named. */
  readonly db?: string | undefined;
  readonly tell?: (sentence: string) => void;
  readonly now?: () => Date;
  /** What the dates of the embedded pages count back from: its start, where nothing else is given. */
  readonly pagesFrom?: Date;
}

export interface RunningService {
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

/** Starts the service; rejects with `EADDRINUSE` where the port is taken. */
export async function startService(options: StartOptions): Promise<RunningService> {
  const store = openStore(options.db);
  try {
    return await serveFrom(store, options);
  } catch (error) {
    store.close();
    throw error;
  }
}

async function serveFrom(store: Store, options: StartOptions): Promise<RunningService> {
  const { port, host = "127.0.0.1", tell = () => undefined, now = () => new Date() } = options;
  await fillStore(store, options, options.pagesFrom ?? now(), tell);
  const app = createApp(
    {
      store,
      cities: knownCities(store),
      checkFact: createFactChecker(readClaims(), readScope(), factCheckLookup(store)),
      now,
    },
    options,
  );
  const server = await listen(app, port, host);
  const address = server.address();
  const actual = typeof address === "object" && address !== null ? address.port : port;
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${actual}`,
    port: actual,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
      store.close();
    },
  };
}
