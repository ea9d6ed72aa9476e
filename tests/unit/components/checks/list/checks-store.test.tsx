// @vitest-environment happy-dom
// First, so that what it replaces is replaced for all that is loaded after it.
import "./open-history.tsx";
import { signal } from "@preact/signals";
import { act } from "preact/test-utils";
import { afterEach, expect, it, vi } from "vitest";
import type { Group } from "../../../../../utils/checks/groups/group.ts";
import { done, GROUP, waiting } from "../../../utils/checks/sample.ts";
import { noKeptWords } from "../../no-kept-words.ts";
import { click, named, texts } from "../../user.ts";
import { CONFIRMED, claims, draw, FAILED, REFUTED, store } from "./open-history.tsx";

const ofGroup = done(4, { claim: "Rent is capped", key: "rent is capped", group: GROUP.id });
const GONE = "This fact-check is not here. It may have been deleted.";
const stops: (() => void)[] = [];

/** The page listens to its address, as it does once it is open. */
function listen(): void {
  stops.push(store.listen());
}
const goTo = async (hash: string): Promise<void> => {
  location.hash = hash;
  await act(() => void dispatchEvent(new HashChangeEvent("hashchange")));
};
const isFormOpen = () => named("Back to the list").length === 1;

afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  history.replaceState(null, "", location.pathname);
  await noKeptWords(["draft-text", "draft-ticks"]);
});

async function drawGroup(group: Group = GROUP): Promise<void> {
  store.reader.groups.value = new Map([[group.id, group]]);
  await draw([ofGroup, CONFIRMED, REFUTED]);
}

it("an address that ends in #text opens the form for a text in place of the list", async () => {
  await goTo("#text");
  await draw([CONFIRMED]);
  expect([isFormOpen(), claims()]).toEqual([true, []]);
});

it("the way back from the form leaves no #text in the address, so that loading the page again shows the list", async () => {
  await goTo("#text");
  await draw([CONFIRMED]);
  await click("Back to the list");
  expect([isFormOpen(), location.hash]).toEqual([false, ""]);
});

it("a text whose sentences were sent is open, in place of its form, and the address no longer asks for that", async () => {
  await goTo("#text");
  await drawGroup();
  await act(() => store.setFinding(true));
  await act(() => store.showGroup(GROUP.id));
  expect([isFormOpen(), location.hash, store.isFinding.value]).toEqual([false, "", false]);
  expect(named("Five tax myths")).toHaveLength(1);
  expect(store.opened.value).toBe(GROUP.id);
});

it("a check that the address names while the page is open takes the place of the form", async () => {
  listen();
  await draw([CONFIRMED, REFUTED, FAILED]);
  await act(() => {
    store.isDrafting.value = true;
  });
  expect(isFormOpen()).toBe(true);
  await goTo(`#check-${REFUTED.id}`);
  await vi.waitFor(() => expect(store.opened.value).toBe(REFUTED.id));
  expect(isFormOpen()).toBe(false);
});

it("a check that the address names and nobody has any more is said to be gone, and the newest card stays open", async () => {
  listen();
  await draw([CONFIRMED]);
  await goTo("#check-deleted");
  await vi.waitFor(() => expect(texts("#checks [role=alert]")).toEqual([GONE]));
  expect(store.opened.value).toBeNull();
});

it("a check that cannot be looked for is not said to be gone", async () => {
  vi.spyOn(store.reader, "include").mockImplementation(async () => {
    store.reader.problem.value = "no-access";
  });
  await draw([CONFIRMED]);
  await act(() => store.showCheck("older"));
  await vi.waitFor(() => expect(store.opened.value).toBe("older"));
  expect(texts("#checks [role=alert]")).toEqual([]);
});

it("a check of a text is shown in its text, with its card open", async () => {
  await drawGroup();
  await act(() => store.showCheck(ofGroup.id));
  expect([store.opened.value, store.claim.value]).toEqual([GROUP.id, ofGroup.key]);
  // Another row closes it, so that the text opens whole the next time.
  await act(() => store.openRow(CONFIRMED.id));
  await act(() => store.openRow(GROUP.id));
  expect(store.claim.value).toBeNull();
});

it("what is taken to the panel is a check: of a text its open claim, else its first, and of what was never opened the newest", async () => {
  expect(store.openCheck()).toBeNull();
  const second = done(5, { claim: "Rent is free", key: "rent is free", group: GROUP.id });
  const claims = [ofGroup.key, second.key];
  store.reader.groups.value = new Map([[GROUP.id, { ...GROUP, claims }]]);
  await draw([second, ofGroup, CONFIRMED, REFUTED]);
  expect(store.openCheck()).toBe(ofGroup.id);
  await act(() => store.openRow(REFUTED.id));
  expect(store.openCheck()).toBe(REFUTED.id);
  await act(() => store.openRow(GROUP.id));
  await act(() => store.toggleClaim(second.key));
  expect(store.openCheck()).toBe(second.id);
});

it.each([
  ["starting", 0, "confirmed"],
  ["starting", 1, "next"],
  ["unreachable", 1, "newest"],
  ["offline", 0, "newest"],
  ["service-asked", 0, "newest"],
  ["limit", 0, "confirmed"],
  ["running", 0, "confirmed"],
] as const)(
  "of checks that wait (%s, %i tries in vain) and a verdict, the card above is of the %s",
  async (reason, unreached, above) => {
    const [next, newest] = [5, 6].map((order) => waiting(order, { setbacks: { unreached, interrupted: 0 } }));
    const inLine = { startsAt: 0, reason, canHurry: false };
    const places = [next, newest].map(
      (check, index) => [check?.id ?? "", { ...inLine, place: index + 1 }] as const,
    );
    Object.assign(store.reader, { places: signal(new Map(places)) });
    if (next && newest) await draw([newest, next, CONFIRMED]);
    const ids = { next: next?.id, newest: newest?.id, confirmed: CONFIRMED.id };
    expect(store.top.value?.id).toBe(ids[above]);
  },
);

it("a text above all checks leaves no check open by itself, and finding none either", async () => {
  await drawGroup();
  expect(store.top.value).toBeNull();
  await draw([CONFIRMED, REFUTED]);
  expect(store.top.value?.id).toBe(CONFIRMED.id);
  await act(() => store.setFinding(true));
  expect(store.top.value).toBeNull();
});
