// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keptRecord } from "../../../../components/base/kept-record.ts";
import { type ClaimStore, createClaimStore } from "../../../../components/checks/claim-store.ts";
import type { UnsentCheck } from "../../../../utils/checks/check.ts";
import { success } from "../../../../utils/platform/result.ts";
import { waiting } from "../../utils/checks/sample.ts";
import { noKeptWords } from "../no-kept-words.ts";

const sent = vi.hoisted(() => [] as { name: string; request: unknown; answer: (value: unknown) => void }[]);
vi.mock("../../../../utils/calls/send.ts", () => ({
  send: (name: string, request: unknown) =>
    new Promise((answer) => {
      sent.push({ name, request, answer });
    }),
}));

const stops: (() => void)[] = [];
beforeEach(async () => {
  await noKeptWords(["claim"]);
  sent.length = 0;
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const keep = (version: number, value: unknown) => keptRecord("claim", version).write(value);
function start() {
  const store = createClaimStore(() => undefined);
  stops.push(store.listen());
  return store;
}
async function open() {
  const store = start();
  await vi.waitFor(() => expect(store.isRead.value).toBe(true));
  return store;
}
const kept = () => keptRecord("claim", 3).read();

it("what is written comes back when the page is opened again", async () => {
  (await open()).type("The wage is $7.25.");
  await vi.waitFor(async () => expect(await kept()).toMatchObject({ fresh: "The wage is $7.25." }));
  expect((await open()).text.value).toBe("The wage is $7.25.");
});

it.each([2, 4])("a record of version %i is not read", async (version) => {
  await keep(version, { fresh: "Another", edited: null, aside: [] });
  expect((await open()).text.value).toBe("");
});

const EDITED = { id: "a", text: "It rose", origin: null, unsent: true, problem: null };
it.each([
  ["The wage", null, "The wage is $7.25."],
  ["", null, "is $7.25."],
  ["The wage", EDITED, "It rose is $7.25."],
])("words typed before the kept ones %j are here are put after them", async (fresh, edited, joined) => {
  await keep(3, { fresh, edited, aside: [] });
  const store = start();
  store.type("is $7.25.");
  await vi.waitFor(() => expect(store.text.value).toBe(joined));
  await vi.waitFor(async () => expect(JSON.stringify(await kept())).toContain(joined));
  expect((await open()).text.value).toBe(joined);
});

it.each([
  ["", "is $7.25."],
  ["The wage", "The wage is $7.25."],
])(
  "words typed before the kept ones %j are here are kept where the page closes at once",
  async (fresh, joined) => {
    await keep(3, { fresh, edited: null, aside: [] });
    createClaimStore(() => undefined).type("is $7.25.");
    dispatchEvent(new Event("pagehide"));
    expect((await open()).text.value).toBe(joined);
  },
);

it("words typed before the kept ones are here are put after what another page writes in between", async () => {
  await keep(3, { fresh: "The", edited: null, aside: [] });
  const store = start();
  store.type("is $7.25.");
  await keep(3, { fresh: "The wage", edited: null, aside: [] });
  await vi.waitFor(() => expect(store.text.value).toBe("The wage is $7.25."));
});

it("words typed before the kept ones are here do not come back where the user clears them in between", async () => {
  await keep(3, { fresh: "The wage", edited: null, aside: [] });
  const store = start();
  store.type("is $7.25.");
  const clearing = new BroadcastChannel("kept");
  clearing.postMessage({ name: "claim", at: Date.now(), entry: null });
  await vi.waitFor(() => expect(store.text.value).not.toContain("is $7.25."));
  clearing.close();
});

it("a claim that is sent twice, as by a double click, is asked about once", async () => {
  const store = await open();
  store.type("The wage is $7.25.");
  const checked = [store.check(), store.check()];
  sent[0]?.answer(success({ id: "a", sent: true }));
  await Promise.all(checked);
  await store.check();
  expect(sent.map(({ name }) => name)).toEqual(["addCheck"]);
  expect([store.text.value, store.problem.value]).toEqual(["", null]);
});

it("what is typed while a claim is sent stays", async () => {
  const store = await open();
  store.type("The wage is $7.25.");
  const checked = store.check();
  store.type("The wage is $7.25. And more");
  sent[0]?.answer(success({ id: "a", sent: true }));
  await checked;
  expect(store.text.value).toBe("The wage is $7.25. And more");
});

it("a claim that could not be sent stays", async () => {
  const store = await open();
  store.type("The wage is $7.25.");
  const checked = store.check();
  sent[0]?.answer({ ok: false, failure: { kind: "interrupted" } });
  await checked;
  expect(store.text.value).toBe("The wage is $7.25.");
  expect(store.problem.value).toContain("Try again");
});

const unsent = (id: string, claim: string): UnsentCheck => {
  const { setbacks: _setbacks, ...asked } = waiting(1, { id, claim });
  return { ...asked, state: "unsent", problem: { reason: "nothing-selected" } };
};

it.each([
  ["sent", (store: ClaimStore) => store.check()],
  ["discarded", (store: ClaimStore) => store.discard()],
])("another unsent claim that is opened while one is %s stays", async (_, leave) => {
  const store = await open();
  store.take(unsent("a", "It rose"));
  const left = leave(store);
  store.take(unsent("b", "It fell"));
  for (const call of sent) call.answer(success({ id: "c", sent: true }));
  await vi.waitFor(() => expect(sent.at(-1)).toMatchObject({ name: "removeCheck", request: { id: "a" } }));
  sent.at(-1)?.answer(success(null));
  await left;
  expect(store.edited.value).toMatchObject({ id: "b", text: "It fell" });
});

it("corrections come back with their claim after another one was edited, and go with it", async () => {
  const store = await open();
  store.take(unsent("a", "It rose"));
  store.type("It rose by 3 percent");
  store.take(unsent("a", "It rose"));
  expect(store.text.value).toBe("It rose by 3 percent");
  store.take(unsent("b", "It fell"));
  expect(store.text.value).toBe("It fell");
  store.take(unsent("a", "It rose"));
  expect(store.text.value).toBe("It rose by 3 percent");
  const discarding = store.discard();
  await vi.waitFor(() => expect(sent.map(({ name }) => name)).toEqual(["removeCheck"]));
  sent[0]?.answer(success(null));
  await discarding;
  store.take(unsent("a", "It rose"));
  expect(store.text.value).toBe("It rose");
});

it.each([
  ["another claim was opened", 2],
  ["a third one was opened", 3],
])("corrections of a claim come back after %s and the page was closed", async (_, opened) => {
  const store = await open();
  const claims = [unsent("a", "It rose"), unsent("b", "It fell"), unsent("c", "It stayed")].slice(0, opened);
  for (const claim of claims) {
    store.take(claim);
    store.type(`${claim.claim} by 3 percent`);
  }
  await vi.waitFor(async () => expect(JSON.stringify(await kept())).toContain(`${claims.at(-1)?.claim} by`));
  const reopened = await open();
  for (const claim of claims) {
    reopened.take(claim);
    expect(reopened.text.value).toBe(`${claim.claim} by 3 percent`);
  }
});

it("corrections of a claim stay when a new claim is sent", async () => {
  const store = await open();
  store.take(unsent("a", "It rose"));
  store.type("It rose by 3 percent");
  store.take(unsent("b", "It fell"));
  const discarding = store.discard();
  sent.at(-1)?.answer(success(null));
  await discarding;
  store.type("The wage is $7.25.");
  const checked = store.check();
  sent.at(-1)?.answer(success({ id: "c", sent: true }));
  await checked;
  store.take(unsent("a", "It rose"));
  expect(store.text.value).toBe("It rose by 3 percent");
});

it("a claim that was being edited is not lost to one that is opened before it is read", async () => {
  await keep(3, { fresh: "", edited: { ...EDITED, text: "It rose by 3 percent" }, aside: [] });
  const store = start();
  store.take(unsent("b", "It fell"));
  await vi.waitFor(() => expect(store.isRead.value).toBe(true));
  expect(store.text.value).toBe("It fell");
  store.take(unsent("a", "It rose"));
  expect(store.text.value).toBe("It rose by 3 percent");
});

it("of corrections whose check is deleted nothing is kept, and they come back with the check", async () => {
  const store = await open();
  store.take(unsent("a", "It rose"));
  store.type("It rose by 3 percent");
  store.take(unsent("b", "It fell"));
  store.forget(["a"]);
  await vi.waitFor(async () => expect(JSON.stringify(await kept())).toContain("It fell"));
  expect(JSON.stringify(await kept())).not.toContain("by 3 percent");
  store.take(unsent("a", "It rose"));
  expect(store.text.value).toBe("It rose by 3 percent");
  store.take(unsent("b", "It fell"));
  store.forgetAll();
  await vi.waitFor(async () => expect(await kept()).toEqual({ fresh: "", edited: null, aside: [] }));
  store.take(unsent("a", "It rose"));
  expect(store.text.value).toBe("It rose");
});

it("nothing is kept of a claim that was sent while another one is open", async () => {
  const store = await open();
  store.take(unsent("a", "It rose"));
  store.type("It rose by 3 percent");
  const checked = store.check();
  store.take(unsent("b", "It fell"));
  sent[0]?.answer(success({ id: "c", sent: true }));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  sent[1]?.answer(success(null));
  await checked;
  await vi.waitFor(async () => expect(await kept()).toMatchObject({ edited: { id: "b" }, aside: [] }));
});

it("a claim that is opened again is no longer kept aside", async () => {
  const store = await open();
  store.take(unsent("a", "It rose"));
  store.type("It rose by 3 percent");
  store.take(unsent("b", "It fell"));
  await vi.waitFor(async () => expect(await kept()).toMatchObject({ aside: [{ id: "a" }] }));
  store.take(unsent("a", "It rose"));
  expect(store.text.value).toBe("It rose by 3 percent");
  await vi.waitFor(async () => expect(await kept()).toMatchObject({ edited: { id: "a" }, aside: [] }));
});

it("a second claim is sent while the first one is on its way", async () => {
  const store = await open();
  store.take(unsent("a", "It rose"));
  store.type("It rose by 3 percent");
  const first = store.check();
  store.take(unsent("b", "It fell"));
  store.type("It fell by 3 percent");
  const second = store.check();
  expect(sent.map(({ request }) => request)).toMatchObject([
    { claim: "It rose by 3 percent" },
    { claim: "It fell by 3 percent" },
  ]);
  for (const call of sent) call.answer(success({ id: "c", sent: true }));
  await vi.waitFor(() => expect(sent).toHaveLength(4));
  for (const call of sent.slice(2)) call.answer(success(null));
  await Promise.all([first, second]);
  expect([store.edited.value, store.text.value]).toEqual([null, ""]);
});

it("a claim that was sent is not there again once another one, opened meanwhile, is left", async () => {
  const store = await open();
  store.type("The wage is $7.25.");
  const checked = store.check();
  store.take(unsent("b", "It fell"));
  sent[0]?.answer(success({ id: "c", sent: true }));
  await checked;
  const discarding = store.discard();
  sent.at(-1)?.answer(success(null));
  await discarding;
  expect(store.text.value).toBe("");
});

it("why a claim was not sent is not said of another one that was opened meanwhile", async () => {
  const store = await open();
  store.type("The wage is $7.25.");
  const checked = store.check();
  store.take({ ...unsent("b", "It fell"), problem: { reason: "page-closed" } });
  const before = store.problem.value;
  sent[0]?.answer({ ok: false, failure: { kind: "offline" } });
  await checked;
  expect(store.problem.value).toBe(before);
});
