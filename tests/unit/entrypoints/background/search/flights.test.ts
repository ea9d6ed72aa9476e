import { describe, expect, it } from "vitest";
import { createFlights } from "../../../../../entrypoints/background/search/flights.ts";
import type { ApiFailure } from "../../../../../utils/platform/failure.ts";
import { type Result, success } from "../../../../../utils/platform/result.ts";

function requests() {
  const started: { signal: AbortSignal; land: (value: number) => void }[] = [];
  const start = (signal: AbortSignal): Promise<Result<number, ApiFailure>> =>
    new Promise((resolve) => started.push({ signal, land: (value) => resolve(success(value)) }));
  return { started, start };
}

const stays = () => new AbortController().signal;
const ABORTED = { ok: false, failure: { kind: "aborted" } };

describe("requests for one key", () => {
  it("are one request, whose answer all get", async () => {
    const share = createFlights<number>();
    const { started, start } = requests();
    const answers = Promise.all([share("a", stays(), start), share("a", stays(), start)]);
    expect(started).toHaveLength(1);
    started[0]?.land(7);
    expect(await answers).toEqual([success(7), success(7)]);
  });

  it("for different keys are different requests", () => {
    const share = createFlights<number>();
    const { started, start } = requests();
    void share("a", stays(), start);
    void share("b", stays(), start);
    expect(started).toHaveLength(2);
  });

  it("go on while one caller still waits", async () => {
    const share = createFlights<number>();
    const { started, start } = requests();
    const leaving = new AbortController();
    const left = share("a", leaving.signal, start);
    const stayed = share("a", stays(), start);
    leaving.abort();
    expect(await left).toEqual(ABORTED);
    expect(started[0]?.signal.aborted).toBe(false);
    started[0]?.land(1);
    expect(await stayed).toEqual(success(1));
  });

  it("end when nobody waits, and the next caller gets one of their own", async () => {
    const share = createFlights<number>();
    const { started, start } = requests();
    const leaving = new AbortController();
    const left = share("a", leaving.signal, start);
    leaving.abort();
    expect(await left).toEqual(ABORTED);
    expect(started[0]?.signal.aborted).toBe(true);
    const next = share("a", stays(), start);
    expect(started).toHaveLength(2);
    started[0]?.land(1);
    started[1]?.land(2);
    expect(await next).toEqual(success(2));
  });

  it("after the answer are made again", async () => {
    const share = createFlights<number>();
    const { started, start } = requests();
    const first = share("a", stays(), start);
    started[0]?.land(1);
    await first;
    void share("a", stays(), start);
    expect(started).toHaveLength(2);
  });

  it("of a caller who has gone already is none", async () => {
    const share = createFlights<number>();
    const { started, start } = requests();
    expect(await share("a", AbortSignal.abort(), start)).toEqual(ABORTED);
    expect(started).toHaveLength(0);
  });
});
