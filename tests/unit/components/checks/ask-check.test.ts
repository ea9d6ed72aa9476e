// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { askCheck, askGroup, resumeGroup, retryCheck } from "../../../../components/checks/ask-check.ts";
import { failed, success } from "../../../../utils/platform/result.ts";

const world = vi.hoisted(() => ({
  did: [] as unknown[],
  answers: {} as Record<string, unknown>,
  consent: Promise.withResolvers<boolean>(),
}));
vi.mock("../../../../utils/calls/send.ts", () => ({
  send: async (name: string, { id: _id, ...request }: { id: string }) => {
    world.did.push([name, request]);
    return world.answers[name];
  },
}));
vi.mock("../../../../utils/checks/consent.ts", () => ({
  askConsent: () => {
    world.did.push("asked");
    return world.consent.promise;
  },
}));
vi.mock(import("../../../../components/base/trouble.tsx"), async (actual) => ({
  ...(await actual()),
  sayFailure: ({ kind }) => void world.did.push(`said: ${kind}`),
}));

const TEXT = { title: "Speech", origin: null, text: "Rent is capped.", claims: ["Rent is capped."] };
const ADDED = ["addGroup", TEXT];
const RESUMED = ["changeGroup", { isPaused: false }];

beforeEach(() => {
  world.did = [];
  world.consent = Promise.withResolvers();
  world.answers = {
    addGroup: success({ id: "text", isPaused: true }),
    changeGroup: success(true),
  };
});

// Nothing is asked twice while the browser asks.
afterEach(async () => {
  world.consent.resolve(false);
  await new Promise((later) => setTimeout(later));
});

it("the sentences of a text are stored while the browser still asks, since its question can close the popup", async () => {
  void askGroup(TEXT);
  await vi.waitFor(() => expect(world.did).toEqual(["asked", ADDED]));
});

it.each([
  ["go on after a yes", true, ["asked", ADDED, RESUMED]],
  ["stay paused after a no", false, ["asked", ADDED]],
])("the sentences of a text that wait for the answer %s", async (_, answer, did) => {
  const asking = askGroup(TEXT);
  world.consent.resolve(answer);
  expect(await asking).toEqual(world.answers.addGroup);
  expect(world.did).toEqual(did);
});

it("a text that may be sent waits for no answer, and one that was not stored is not gone on with", async () => {
  for (const answer of [success({ id: "text", isPaused: false }), failed({ kind: "offline" })]) {
    world.did = [];
    world.consent = Promise.withResolvers();
    world.answers.addGroup = answer;
    expect(await askGroup(TEXT)).toEqual(answer);
    expect(world.did).toEqual(["asked", ADDED]);
    world.consent.resolve(false);
    await new Promise((later) => setTimeout(later));
  }
});

it("a text that could not be gone on with is there all the same, and it is said why it waits", async () => {
  world.answers.changeGroup = failed({ kind: "interrupted" });
  world.consent.resolve(true);
  expect(await askGroup(TEXT)).toEqual(world.answers.addGroup);
  expect(world.did.at(-1)).toBe("said: interrupted");
});

it.each([
  ["asks for the consent that is missing, and goes on after a yes", true, ["asked", RESUMED]],
  ["stays as it is after a no", false, ["asked"]],
])("a paused text %s", async (_, answer, did) => {
  world.consent.resolve(answer);
  expect(await resumeGroup("text")).toMatchObject({ ok: true });
  expect(world.did).toEqual(did);
});

it("a claim is told of as soon as it is stored, and nothing is asked a second time while the browser asks", async () => {
  Object.assign(world.answers, {
    addCheck: success({ id: "claim", sent: false }),
    retryCheck: success(null),
  });
  const stored = vi.fn();
  const asking = askCheck({ claim: "Rent is capped.", origin: null, again: false }, stored);
  await vi.waitFor(() => expect(stored).toHaveBeenCalledOnce());
  const again = retryCheck("claim");
  world.consent.resolve(true);
  expect([await asking, await again]).toEqual([world.answers.addCheck, world.answers.retryCheck]);
  expect(world.did.filter((each) => each === "asked")).toHaveLength(1);
});

it("is asked again after the user was elsewhere, where the browser may not show the question", async () => {
  Object.assign(world.answers, {
    addCheck: success({ id: "claim", sent: false }),
    retryCheck: success(null),
  });
  const first = retryCheck("claim");
  window.dispatchEvent(new Event("blur"));
  const second = retryCheck("claim");
  expect(world.did).toEqual(["asked", "asked"]);
  world.consent.resolve(false);
  await Promise.all([first, second]);
});
