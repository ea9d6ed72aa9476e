import type { Alarms } from "webextension-polyfill";

/**
 * Sets the clock of the process, page or worker it runs in ahead (or back) by so many milliseconds. It runs in built
 * extensions too, so it uses nothing from outside.
 */
export function shiftClock(shift: number): void {
  const { Date: RealDate } = globalThis;
  // A stopped clock of Playwright is of the run already.
  if ("isFake" in RealDate) return;
  const realNow = RealDate.now;
  RealDate.now = () => realNow() + shift;
  const Shifted: DateConstructor = new Proxy(RealDate, {
    construct: (target, values, made) =>
      Reflect.construct(target, values.length === 0 ? [RealDate.now()] : values, made),
    apply: () => new Shifted().toString(),
  });
  RealDate.prototype.constructor = Shifted;
  globalThis.Date = Shifted;
  shiftAlarms();

  /** The browser rings them by its own clock. */
  function shiftAlarms(): void {
    const spaces = globalThis as { chrome?: typeof chrome; browser?: typeof chrome };
    // Newer versions of Chromium have both names for one thing.
    for (const alarms of new Set([spaces.chrome?.alarms, spaces.browser?.alarms])) {
      if (alarms === undefined) continue;
      const create: (name: string, plan: Alarms.CreateAlarmInfoType) => Promise<void> =
        alarms.create.bind(alarms);
      const get: (name: string) => Promise<Alarms.Alarm | undefined> = alarms.get.bind(alarms);
      Object.assign(alarms, {
        create: (name: string, plan: Alarms.CreateAlarmInfoType) =>
          create(name, plan.when === undefined ? plan : { ...plan, when: plan.when - shift }),
        get: async (name: string) => {
          const alarm = await get(name);
          return alarm && { ...alarm, scheduledTime: alarm.scheduledTime + shift };
        },
      });
    }
  }
}
