import { expect, it } from "vitest";
import { type KnownView, withLocalChanges } from "../../../../utils/sync/local-changes.ts";
import type { SharedWatch } from "../../../../utils/sync/shared-watch.ts";
import { type LocalView, localView } from "../../../../utils/sync/views.ts";
import { TAXES, watchOf } from "../watches/sample.ts";

const NOW = 1_000;

/** A view of this device. */
function here(q: string, change: Partial<LocalView> = {}): LocalView {
  const view = localView(watchOf({ id: `id-${q}`, name: q, request: { ...TAXES.request, q } }), 0);
  if (view === null) throw new Error(`${q} takes no part`);
  return { ...view, ...change };
}

/** What this device had of a view when it last took part. */
const knownAs = (view: LocalView, change: Partial<KnownView> = {}): readonly [string, KnownView] => {
  const { key, id, name, rhythm, details, read } = view;
  return [key, { local: id, ids: [id], name, rhythm, details, read, ...change }];
};

/** The same as devices tell each other of it. */
function shared(view: LocalView, change: Partial<SharedWatch> = {}): SharedWatch {
  const { id, name, address, rhythm, details, read } = view;
  return { id, content: { name, address, rhythm, ...details }, changed: 100, removed: 0, read, ...change };
}

function after(
  all: readonly SharedWatch[],
  known: readonly (readonly [string, KnownView])[],
  local: readonly LocalView[],
): readonly SharedWatch[] {
  const before = new Map(all.map((watch) => [watch.id, watch]));
  const noted = withLocalChanges(before, new Map(known), local, { now: NOW, newId: () => "new-id" });
  expect([...before.values()], "what was there is not changed in place").toEqual(all);
  return [...noted.values()];
}

it("what is followed here and nowhere else is told to the others, as it is", () => {
  const view = here("tax", { read: 50, details: { group: "Money", words: "lead" } });
  expect(after([], [], [view])).toEqual([shared(view, { changed: NOW })]);
});

it("what is followed again after it was removed is a watch of its own, which the removal does not take", () => {
  const view = here("tax", { read: 5 });
  const gone = shared(view, { content: null, removed: 100 });
  const known = knownAs(view, { read: 70 });
  expect(after([gone], [known], [view])).toEqual([
    gone,
    { ...shared(view, { changed: NOW }), id: "new-id", read: 70 },
  ]);
});

it("what did not change here stays as the others have it, also what they renamed since", () => {
  const view = here("tax");
  const there = shared({ ...view, name: "Renamed" });
  expect(after([there], [knownAs(view)], [view])).toEqual([there]);
});

it("a view that was there before this device joined keeps what the others chose", () => {
  const there = shared(here("tax", { name: "Theirs", rhythm: "7d" }));
  expect(after([there], [], [here("tax", { name: "Ours", rhythm: "1h" })])).toEqual([there]);
});

it("and gets from it what nobody chose there", () => {
  const there = shared(here("tax", { name: "Theirs", details: { group: "Home" } }));
  const details = { group: "Work", note: "Call", words: "lead" };
  expect(after([there], [], [here("tax", { name: "Ours", details })])).toEqual([
    {
      ...there,
      content: { ...there.content, note: "Call", words: "lead" },
      changed: NOW,
      at: { note: NOW, words: NOW, others: 100 },
    },
  ]);
});

it.each<[string, Partial<LocalView>, object]>([
  ["name", { name: "Ours" }, { name: "Ours", rhythm: "7d", group: "Theirs" }],
  ["rhythm", { rhythm: "24h" }, { name: "Theirs", rhythm: "24h", group: "Theirs" }],
  ["note", { details: { note: "Call" } }, { name: "Theirs", rhythm: "7d", group: "Theirs", note: "Call" }],
])("a change of the %s here leaves what others changed beside it", (field, change, expected) => {
  const view = here("tax");
  const there = shared({ ...view, name: "Theirs", rhythm: "7d", details: { group: "Theirs" } });
  const { address } = view;
  expect(after([there], [knownAs(view)], [{ ...view, ...change }])).toEqual([
    { ...there, content: { address, ...expected }, changed: NOW, at: { [field]: NOW, others: 100 } },
  ]);
});

it("a change here is later than what it changes, whatever the clock says", () => {
  const view = here("tax");
  const there = shared(view, { changed: NOW + 5 });
  expect(after([there], [knownAs(view)], [{ ...view, name: "Ours" }])[0]?.changed).toBe(NOW + 6);
});

it("what was read here is told, and what others read further is not taken back", () => {
  const view = here("tax", { read: 50 });
  const known = knownAs(view);
  expect(after([shared(view, { read: 40 })], [known], [view])[0]?.read).toBe(50);
  expect(after([shared(view, { read: 60 })], [known], [view])[0]?.read).toBe(60);
});

it("what is not followed here any longer is removed, also another watch of the same view that this device was not shown", () => {
  const view = here("tax");
  const other = here("rent");
  const twin = { ...shared(view), id: "twin" };
  const left = after([shared(view), twin, shared(other)], [knownAs(view), knownAs(other)], [other]);
  expect(left.map(({ id, content }) => [id, content === null])).toEqual([
    [view.id, true],
    ["twin", true],
    [other.id, false],
  ]);
});

it("what this device never had is not removed by it", () => {
  const there = shared(here("tax"));
  expect(after([there], [], [])).toEqual([there]);
});
