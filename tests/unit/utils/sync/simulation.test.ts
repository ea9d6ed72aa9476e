import { expect, it } from "vitest";
import { RHYTHMS } from "../../../../utils/watches/watch.ts";
import { DAY } from "../watches/sample.ts";
import { Device, randomOf, Server } from "./devices.ts";

/** More seeds, to look for what is rare: `PRIMARY_SOURCE_SEEDS=1000`. */
const SEEDS = Number(process.env.PRIMARY_SOURCE_SEEDS ?? 60);
const YEAR = 365 * DAY;
const STEPS = 60;
const QUESTIONS = Array.from({ length: 8 }, (_, index) => `question ${index}`);

function simulate(seed: number): { devices: readonly Device[]; conflicts: number } {
  const random = randomOf(seed);
  const clocks = [0, YEAR, -YEAR, 40 * DAY, -3600_000];
  const devices = [0, 1, 2].map(() => new Device(clocks[random(clocks.length)] ?? 0));
  const server = new Server();
  let conflicts = 0;
  for (let step = 0; step < STEPS; step += 1) {
    for (const device of devices) device.time += random(DAY / 4);
    const device = devices[random(3)];
    if (device === undefined) continue;
    const view = device.local[random(Math.max(1, device.local.length))];
    const action = random(9);
    if (action < 3) device.follow(QUESTIONS[random(QUESTIONS.length)] ?? "");
    else if (action === 3 && view)
      device.change(
        view.key,
        random(2) === 0 ? { name: `name ${step}` } : { details: { words: `w${step}` } },
      );
    else if (action === 4 && view) device.change(view.key, { rhythm: RHYTHMS[random(4)] ?? "look" });
    else if (action === 5 && view) device.change(view.key, { read: view.read + random(DAY) });
    else if (action === 6 && view) device.unfollow(view.key);
    else device.sync();
    // A device is offline most of the time.
    if (random(5) === 0) {
      if (device.unsent.size > 0) conflicts += 1;
      server.exchange(device, random, false);
    }
  }
  settle(devices, server, random);
  return { devices, conflicts };
}

/** Everything is delivered, until no device has anything more to say for several rounds. */
function settle(devices: readonly Device[], server: Server, random: (below: number) => number): void {
  let quiet = 0;
  for (let round = 0; round < 30 && quiet < 4; round += 1) {
    const before = devices.reduce((sum, { writes }) => sum + writes, 0);
    for (const device of devices) {
      device.sync();
      server.exchange(device, random, true);
    }
    const after = devices.reduce((sum, { writes }) => sum + writes, 0);
    quiet = after === before ? quiet + 1 : 0;
  }
  if (quiet < 4) throw new Error("devices go on writing");
}

const shown = ({ local }: Device) =>
  local
    .map(({ key, name, details, read }) => ({ key, name, details, read }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));

it(`three devices with wrong clocks that change things while apart agree in the end, and none of ${SEEDS} runs loses a watch`, () => {
  let followed = 0;
  let removed = 0;
  let conflicts = 0;
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const run = simulate(seed);
    const [first, ...others] = run.devices;
    if (first === undefined) throw new Error("no device");
    for (const other of others) {
      expect([seed, shown(other)]).toEqual([seed, shown(first)]);
      expect(other.shared).toEqual(first.shared);
    }
    const gone = new Set(run.devices.flatMap((device) => [...device.removed]));
    for (const [id, { content }] of first.shared) {
      if (content === null) expect([seed, id, gone.has(id)]).toEqual([seed, id, true]);
    }
    followed += first.local.length;
    removed += gone.size;
    conflicts += run.conflicts;
  }
  // The runs do what they are meant to.
  expect(followed / SEEDS).toBeGreaterThan(2);
  expect(removed / SEEDS).toBeGreaterThan(1);
  expect(conflicts / SEEDS).toBeGreaterThan(1);
}, 600_000);
