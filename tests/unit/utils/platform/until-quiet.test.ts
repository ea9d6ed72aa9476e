import { expect, it } from "vitest";
import { untilQuiet } from "../../../../utils/platform/until-quiet.ts";

/** So many microtasks later. */
async function steps(count: number): Promise<void> {
  for (let step = 0; step < count; step += 1) await null;
}

it("is done once at a time, and once more for any number of calls meanwhile", async () => {
  const log: string[] = [];
  const work = untilQuiet(async () => {
    log.push("begin");
    await steps(5);
    log.push("end");
  });
  await Promise.all([work(), work(), work()]);
  expect(log).toEqual(["begin", "end", "begin", "end"]);
});

it.each(Array.from({ length: 12 }, (_, step) => step))(
  "whoever calls %i steps after the beginning has all of it done afterwards",
  async (step) => {
    let asked = 0;
    let seen = 0;
    const work = untilQuiet(async () => {
      seen = asked;
      await steps(4);
    });
    const first = work();
    await steps(step);
    asked = 1;
    await Promise.all([first, work()]);
    expect(seen).toBe(1);
  },
);

it("work that fails is told to its callers, and the next call begins anew", async () => {
  let isBroken = true;
  const work = untilQuiet(async () => {
    await null;
    if (isBroken) throw new Error("broken");
  });
  await expect(work()).rejects.toThrow("broken");
  isBroken = false;
  await expect(work()).resolves.toBeUndefined();
});

it("work that fails is done once more all the same for whoever called meanwhile", async () => {
  let times = 0;
  const work = untilQuiet(async () => {
    times += 1;
    const isBroken = times === 1;
    await steps(4);
    if (isBroken) throw new Error("broken");
  });
  const first = work();
  await steps(2);
  await Promise.all([first, work()]);
  expect(times).toBe(2);
});
