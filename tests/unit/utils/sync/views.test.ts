import fc from "fast-check";
import { expect, it } from "vitest";
import type { SharedWatch } from "../../../../utils/sync/shared-watch.ts";
import { byChange } from "../../../../utils/sync/views.ts";

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
