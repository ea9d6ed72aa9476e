import { type StartOptions, startService } from "../../server/start.ts";

/** One answer out of the ordinary, as the service's fault switch takes it. */
export interface Fault {
  readonly match: string;
  readonly kind: string;
  readonly times?: number | null;
  readonly delayMs?: number;
  readonly status?: number;
  readonly body?: string;
  readonly headers?: Record<string, string>;
}

export interface LoggedRequest {
  readonly method: string;
  readonly url: string;
  readonly time: number;
  /** What a POST sent. */
  readonly body: string;
  readonly origin: string | null;
}

export interface TestService {
  readonly url: string;
  readonly port: number;
  fault(fault: Fault): Promise<void>;
  clearFaults(): Promise<void>;
  /** Answers what is held, and holds nothing more. */
  release(): Promise<void>;
  log(): Promise<readonly LoggedRequest[]>;
  clearLog(): Promise<void>;
  /** No faults, no log, full rate limits. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

export async function startTestService(options: Pick<StartOptions, "pagesFrom"> = {}): Promise<TestService> {
  const service = await startService({ port: 0, host: "127.0.0.1", faults: true, ...options });
  const call = async (path: string, method: string, body?: unknown): Promise<Response> => {
    const response = await fetch(service.url + path, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  let closed: Promise<void> | null = null;
  const clearFaults = async (): Promise<void> => void (await call("/__faults", "DELETE"));
  const clearLog = async (): Promise<void> => void (await call("/__log", "DELETE"));
  return {
    url: service.url,
    port: service.port,
    fault: async (fault) => void (await call("/__faults", "POST", fault)),
    clearFaults,
    release: async () => void (await call("/__release", "POST")),
    log: async () => (await call("/__log", "GET")).json(),
    clearLog,
    reset: async () => {
      await clearFaults();
      await clearLog();
    },
    // A test may take the service away before its fixture does.
    close: () => {
      closed ??= service.close();
      return closed;
    },
  };
}
