import fc from "fast-check";
import { expect, it } from "vitest";
import { type SharedContent, type SharedWatch, withChosen } from "../../../../utils/sync/shared-watch.ts";
import { byChange, viewsOf } from "../../../../utils/sync/views.ts";

/** Few times, so that two watches are often changed at the same one. */
const watch = fc
  .record({ id: fc.stringMatching(/^[a-f]{1,2}$/), changed: fc.integer({ min: 1, max: 3 }) })
  .map((each): SharedWatch => ({ ...each, content: null, removed: 0, read: 0 }));

/** Browsers ask in different directions: Firefox takes only more than zero for "after", Chromium only less than zero for "before". */
it("of two watches the one changed last is first, and of those changed at once the same one on every device", () => {
  fc.assert(
    fc.property(watch, watch, (one, other) => {
      fc.pre(one.id !== other.id);
      const order = Math.sign(byChange(one, other));
      expect(order).toBe(-Math.sign(byChange(other, one)));
      expect(order).not.toBe(0);
      if (one.changed !== other.changed) expect(order).toBe(Math.sign(other.changed - one.changed));
    }),
  );
});

it("two watches of one view, followed while apart, are one with the note of either, until it is taken away", () => {
  const made = (id: string, changed: number, change: Partial<SharedContent> = {}): SharedWatch => ({
    ...{ id, changed, removed: 0, read: 0 },
    content: { name: id, address: "search.html?view=recent&q=tax", rhythm: "look", ...change },
  });
  const shown = (...all: readonly SharedWatch[]) => {
    const [view] = viewsOf(new Map(all.map((watch) => [watch.id, watch]))).values();
    return view && { ids: view.ids, name: view.name, ...view.details };
  };
  const noted = made("noted", 100, { note: "Call", group: "Money" });
  const bare = made("bare", 200);
  expect(shown(noted, bare)).toEqual({ ids: ["bare", "noted"], name: "bare", note: "Call", group: "Money" });
  const chosen = { name: "noted", address: "search.html?view=recent&q=tax", rhythm: "look" } as const;
  const renamed = withChosen(noted, { ...chosen, name: "Mine" }, ["name"], 150);
  expect(shown(renamed, bare)).toMatchObject({ ids: ["bare", "noted"], name: "Mine", note: "Call" });
  expect(shown(noted, withChosen(bare, chosen, ["note"], 300))).toEqual({
    ids: ["bare", "noted"],
    name: "bare",
    group: "Money",
  });
});
