import type { ApiFailure } from "../../../utils/platform/failure.ts";
import { failed, type Result } from "../../../utils/platform/result.ts";

type Outcome<Value> = Result<Value, ApiFailure>;

interface Flight<Value> {
  readonly outcome: Promise<Outcome<Value>>;
  readonly controller: AbortController;
  waiting: number;
}

/** Shares one request per key between all callers; it is aborted only when none of them waits any more. */
export function createFlights<Value>() {
  const flights = new Map<string, Flight<Value>>();

  function board(key: string, start: (signal: AbortSignal) => Promise<Outcome<Value>>): Flight<Value> {
    const current = flights.get(key);
    if (current) return current;
    const controller = new AbortController();
    const flight = { outcome: start(controller.signal), controller, waiting: 0 };
    flights.set(key, flight);
    const land = () => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    flight.outcome.then(land, land);
    return flight;
  }

  return function share(
    key: string,
    signal: AbortSignal,
    start: (signal: AbortSignal) => Promise<Outcome<Value>>,
  ): Promise<Outcome<Value>> {
    if (signal.aborted) return Promise.resolve(failed({ kind: "aborted" }));
    const flight = board(key, start);
    flight.waiting += 1;
    return new Promise((resolve, reject) => {
      const leave = () => {
        flight.waiting -= 1;
        if (flight.waiting === 0) {
          // The next caller gets a new request, not the abort of this one.
          if (flights.get(key) === flight) flights.delete(key);
          flight.controller.abort();
        }
        resolve(failed({ kind: "aborted" }));
      };
      signal.addEventListener("abort", leave, { once: true });
      flight.outcome.then(resolve, reject).finally(() => signal.removeEventListener("abort", leave));
    });
  };
}
