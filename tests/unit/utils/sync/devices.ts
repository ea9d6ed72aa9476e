import { arrivalsOf, knownAfter } from "../../../../utils/sync/arrivals.ts";
import { fitting } from "../../../../utils/sync/fit.ts";
import { readItems, watchItem, watchItemKey } from "../../../../utils/sync/items.ts";
import { type KnownViews, withLocalChanges } from "../../../../utils/sync/local-changes.ts";
import { type SeenRemovals, withoutOldRemovals } from "../../../../utils/sync/removals.ts";
import { isSameWatch, mergedWatches, type SharedWatches } from "../../../../utils/sync/shared-watch.ts";
import { type LocalView, localView } from "../../../../utils/sync/views.ts";
import { newWatch } from "../../../../utils/watches/watch.ts";
import { NOW, TAXES } from "../watches/sample.ts";

/** Numbers that are the same for the same seed. */
export function randomOf(seed: number): (below: number) => number {
  let state = seed * 2654435761;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return Math.floor((((state ^ (state >>> 13)) >>> 0) / 2 ** 32) * below);
  };
}

let lastId = 0;
const newId = (): string => {
  lastId += 1;
  return `00000000-0000-4000-8000-${lastId.toString(16).padStart(12, "0")}`;
};

type Items = Map<string, unknown>;

/**
 * A device: what it follows, what it remembers, and its copy of the items. `clock`: by how much its clock is off.
 */
export class Device {
  local: readonly LocalView[] = [];
  items: Items = new Map();
  /** Items written since it was last online. */
  readonly unsent = new Set<string>();
  /** The ids that its user removed, as this device knew them. */
  readonly removed = new Set<string>();
  #shared: SharedWatches = new Map();
  #known: KnownViews = new Map();
  #seen: SeenRemovals = new Map();
  writes = 0;
  time = NOW;

  readonly clock: number;

  constructor(clock: number) {
    this.clock = clock;
  }

  get shared(): SharedWatches {
    return this.#shared;
  }

  follow(q: string, name = q): void {
    const watch = newWatch({ ...TAXES, name, request: { ...TAXES.request, q } }, newId(), NOW);
    const view = localView(watch, 0);
    if (view !== null && this.local.every(({ key }) => key !== view.key)) this.local = [...this.local, view];
  }

  change(key: string, edit: Partial<LocalView>): void {
    this.local = this.local.map((view) => (view.key === key ? { ...view, ...edit } : view));
  }

  unfollow(key: string): void {
    // What the user saw here: with what happens next, nobody can have told the device of more.
    for (const id of this.#known.get(key)?.ids ?? []) this.removed.add(id);
    for (const { id } of this.local.filter((view) => view.key === key)) this.removed.add(id);
    this.local = this.local.filter((view) => view.key !== key);
  }

  /** One try, as the worker makes it. */
  sync(): void {
    const now = this.time + this.clock;
    const arrived = readItems(Object.fromEntries(this.items));
    const hasJoined = this.#shared.size === 0 && this.#known.size === 0;
    const before = hasJoined ? arrived.watches : this.#shared;
    const noted = withLocalChanges(before, this.#known, this.local, { now, newId });
    const together = mergedWatches(noted, arrived.watches);
    const { watches, seen } = withoutOldRemovals(together, this.#seen, arrived.watches, now);
    const place = { staying: new Set<string>(), room: 200 - this.local.length };
    const { add, update, remove } = arrivalsOf(watches, this.#known, this.local, place);
    const gone = new Set(remove);
    const updates = new Map(update.map((each) => [each.id, each]));
    this.local = [
      ...this.local.flatMap((view) => {
        const { name = view.name, details = view.details, read = null } = updates.get(view.id) ?? {};
        return gone.has(view.id) ? [] : [{ ...view, name, details, read: Math.max(view.read, read ?? 0) }];
      }),
      ...add.flatMap(({ name, request, details, read, id }) => {
        const off = { rhythm: "look", notify: false, countsInBadge: false } as const;
        const choices = { name, request, ...off, details };
        return localView(newWatch(choices, id, NOW), read) ?? [];
      }),
    ];
    this.#shared = watches;
    this.#known = knownAfter(watches, this.local);
    this.#seen = seen;
    const { stored } = fitting(watches, { count: 0, bytes: 0 });
    for (const [id, watch] of stored) {
      if (!isSameWatch(watch, arrived.watches.get(id))) this.#write(watchItemKey(id), watchItem(watch));
    }
    for (const id of arrived.watches.keys()) if (!stored.has(id)) this.#write(watchItemKey(id), undefined);
  }

  #write(key: string, value: unknown): void {
    if (value === undefined) this.items.delete(key);
    else this.items.set(key, JSON.parse(JSON.stringify(value)));
    this.unsent.add(key);
    this.writes += 1;
  }
}

/** What the browser's maker has: of each item what came last. */
export class Server {
  readonly items: Items = new Map();

  /** Sends what was written, unless another device's arrives first; then takes over some or all of what differs, in any order. */
  exchange(device: Device, random: (below: number) => number, isWhole: boolean): void {
    for (const key of device.unsent) {
      if (!isWhole && random(4) === 0) continue;
      // Two devices wrote it at once: either of them may win.
      if (isWhole || random(3) > 0) {
        const value = device.items.get(key);
        if (value === undefined) this.items.delete(key);
        else this.items.set(key, value);
      }
      device.unsent.delete(key);
    }
    const keys = [...new Set([...this.items.keys(), ...device.items.keys()])];
    for (const key of keys.sort(() => random(3) - 1)) {
      if (device.unsent.has(key) || (!isWhole && random(4) === 0)) continue;
      const value = this.items.get(key);
      if (value === undefined) device.items.delete(key);
      else device.items.set(key, value);
    }
  }
}
