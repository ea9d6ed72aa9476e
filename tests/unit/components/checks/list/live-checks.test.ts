// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import { UNSEEN } from "../../../../../utils/checks/check.ts";
import { expectLogs } from "../../../../setup/logs.ts";
import { done, failedCheck, running, waiting } from "../../../utils/checks/sample.ts";
import { asked, open, world } from "./open-checks.ts";

it("a check that is asked for is read wherever it is, and older rows 30 at a time", async () => {
  const { opened, showCheck, more } = await open();
  world.stored = [done(9), done(1)];
  showCheck("check-1");
  await vi.advanceTimersByTimeAsync(0);
  expect([world.also, world.rows, opened.value]).toEqual([["check-1"], 10, "check-1"]);
  await more();
  expect(world.rows).toBe(40);
});

describe("the checks", () => {
  it("are read at first, after each change and whenever the panel is looked at again", async () => {
    world.stored = [done(1)];
    const { checks, readChecksOnChange } = await open();
    expect(checks.value).toBeNull();
    readChecksOnChange();
    await vi.advanceTimersByTimeAsync(0);
    expect([checks.value, world.reads]).toEqual([[done(1)], 1]);
    world.stored = [done(2), done(1)];
    world.changed[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect([checks.value?.length, world.reads]).toEqual([2, 2]);
    document.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(0);
    expect(world.reads).toBe(3);
  });

  it("are shown before all of a long history is counted, which is known once it is", async () => {
    world.stored = [done(1)];
    const counting = Promise.withResolvers<{ all: number; verdicts: number }>();
    world.counting = counting.promise;
    const { checks, counts, isCounted, total, read } = await open();
    const reading = read();
    await vi.advanceTimersByTimeAsync(0);
    expect([checks.value?.length, isCounted.value]).toEqual([1, false]);
    counting.resolve({ all: 5_000, verdicts: 4_990 });
    await reading;
    expect([isCounted.value, counts.value, total.value]).toEqual([
      true,
      { all: 5_000, verdicts: 4_990 },
      5_000,
    ]);
  });

  it("are read once more for any number of changes during a read", async () => {
    const { read } = await open();
    await Promise.all([read(), read(), read()]);
    expect(world.reads).toBe(2);
    await read();
    expect(world.reads).toBe(3);
  });

  it.each(Array.from({ length: 30 }, (_, steps) => steps + 1))(
    "are read again after a change %i steps into a read",
    async (steps) => {
      world.stored = [done(1)];
      const { checks, read } = await open();
      const changed = Promise.withResolvers<void>();
      world.onRead = async () => {
        world.onRead = () => {};
        for (let step = 0; step < steps; step += 1) await null;
        world.stored = [done(2), done(1)];
        changed.resolve(read());
      };
      await read();
      await changed.promise;
      expect(checks.value).toHaveLength(2);
    },
  );

  it("keep their objects where nothing changed", async () => {
    world.stored = [done(1)];
    const { checks, read } = await open();
    await read();
    const [before] = checks.value ?? [];
    world.stored = [structuredClone(done(1)), done(2)];
    await read();
    expect(checks.value?.[0]).toBe(before);
  });

  it("are those that were seen, once they are stored as seen", async () => {
    world.stored = [done(1, { seenAt: UNSEEN }), failedCheck(2, { seenAt: UNSEEN })];
    const { checks, read } = await open();
    await read();
    world.stored = [done(1, { seenAt: 5 }), failedCheck(2, { seenAt: 6 })];
    await read();
    expect(checks.value).toMatchObject([{ seenAt: 5 }, { seenAt: 6 }]);
  });

  it("that cannot be read are named until they can", async () => {
    const { problem, checks, read } = await open();
    expectLogs(
      /The checks could not be read: .*QuotaExceededError/,
      /The checks could not be read: Error: unknown/,
    );
    world.readError = new DOMException("", "QuotaExceededError");
    await read();
    expect([problem.value, checks.value]).toEqual(["full", null]);
    world.readError = new Error("unknown");
    await read();
    expect(problem.value).toBe("no-access");
    world.readError = null;
    await read();
    expect([problem.value, checks.value]).toEqual([null, []]);
  });

  it("that wait or run have the time counted each second, others each minute", async () => {
    const { checks, now, readChecksOnChange } = await open();
    world.stored = [running(1)];
    readChecksOnChange();
    await vi.advanceTimersByTimeAsync(0);
    const start = now.value;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(now.value).toBe(start + 1_000);
    checks.value = [waiting(1)];
    await vi.advanceTimersByTimeAsync(1_000);
    expect(now.value).toBe(start + 2_000);
    checks.value = [done(1)];
    await vi.advanceTimersByTimeAsync(59_000);
    expect(now.value).toBe(start + 2_000);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(now.value).toBe(start + 62_000);
  });

  it("are told to the worker as seen, each once, and again where that failed", async () => {
    const { readChecksOnChange, isListed } = await open();
    world.stored = [done(3, { seenAt: UNSEEN }), failedCheck(2, { seenAt: UNSEEN }), done(1), waiting(4)];
    readChecksOnChange();
    await vi.advanceTimersByTimeAsync(0);
    const change = async (): Promise<void> => {
      world.stored = world.stored.map((each) => structuredClone(each));
      world.changed[0]?.();
      await vi.advanceTimersByTimeAsync(0);
    };
    expect(asked("seeChecks")).toEqual([{ ids: ["check-3", "check-2"] }]);
    await change();
    expect(asked("seeChecks")).toHaveLength(1);
    world.failing.add("seeChecks");
    world.stored = [done(5, { seenAt: UNSEEN, finishedAt: 9 })];
    await change();
    expect(asked("seeChecks").at(-1)).toEqual({ ids: ["check-5"] });
    world.failing.clear();
    world.stored = [done(5, { seenAt: UNSEEN, finishedAt: 9 }), done(6)];
    await change();
    expect(asked("seeChecks")).toHaveLength(3);
    // A form stands in the place of the list.
    isListed.value = false;
    world.stored = [done(8, { seenAt: UNSEEN })];
    await change();
    expect(asked("seeChecks")).toHaveLength(3);
    isListed.value = true;
    expect(asked("seeChecks").slice(3)).toEqual([{ ids: ["check-8"] }]);
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    world.stored = [done(7, { seenAt: UNSEEN })];
    await change();
    expect(asked("seeChecks")).toHaveLength(4);
  });

  it("whose verdict rests on a source that has changed since are counted", async () => {
    const { checks, changed, sourceChanges } = await open();
    checks.value = [
      done(2, { key: "two", finishedAt: 100 }),
      done(1, { key: "one", finishedAt: 300 }),
      running(3),
    ];
    expect(changed.value.size).toBe(0);
    sourceChanges.value = { askedAt: {}, pages: { "ssa.gov/x": 200 } };
    expect(changed.value.size).toBe(1);
    sourceChanges.value = { askedAt: {}, pages: { "ssa.gov/x": 400 } };
    expect(changed.value.size).toBe(2);
  });
});
