// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";
import { createClaimStore } from "../../../../components/checks/claim-store.ts";
import { success } from "../../../../utils/platform/result.ts";

const sent = vi.hoisted(() => [] as { name: string; request: unknown; answer: (value: unknown) => void }[]);
vi.mock("../../../../utils/calls/send.ts", () => ({
  send: (name: string, request: unknown) =>
    new Promise((answer) => {
      sent.push({ name, request, answer });
    }),
}));

beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
});

const keep = (version: number, value: unknown) =>
  localStorage.setItem("claim", JSON.stringify({ version, value }));
const open = () => createClaimStore(() => undefined);

it("a draft comes back when the page is opened again", () => {
  open().type("The wage is $7.25.");
  expect(open().text.value).toBe("The wage is $7.25.");
});

it.each([1, 3])("a record of version %i is not read", (version) => {
  keep(version, { draft: "Another", edited: null });
  expect(open().text.value).toBe("");
});

it("a claim that is sent twice, as by a double click, is asked about once", async () => {
  const store = open();
  store.type("The wage is $7.25.");
  const checked = [store.check(), store.check()];
  sent[0]?.answer(success({ id: "a", sent: true }));
  await Promise.all(checked);
  await store.check();
  expect(sent.map(({ name }) => name)).toEqual(["addCheck"]);
  expect([store.text.value, store.problem.value]).toEqual(["", null]);
});

it("what is typed while a claim is sent stays", async () => {
  const store = open();
  store.type("The wage is $7.25.");
  const checked = store.check();
  store.type("The wage is $7.25. And more");
  sent[0]?.answer(success({ id: "a", sent: true }));
  await checked;
  expect(store.text.value).toBe("The wage is $7.25. And more");
});

it("a claim that could not be sent stays", async () => {
  const store = open();
  store.type("The wage is $7.25.");
  const checked = store.check();
  sent[0]?.answer({ ok: false, failure: { kind: "interrupted" } });
  await checked;
  expect(store.text.value).toBe("The wage is $7.25.");
  expect(store.problem.value).toContain("Try again");
});
