import { beforeEach, describe, expect, it, test, vi } from "vitest";
import type { UnsentCheck } from "../../../../utils/checks/check.ts";
import {
  addUnstoredClaim,
  dropUnstoredClaims,
  isSameRun,
  readUnstored,
  type UnstoredAnswer,
  withUnstored,
  writeUnstoredAnswers,
} from "../../../../utils/checks/unstored.ts";
import { failed } from "../../../../utils/platform/result.ts";
import { fakeBrowser } from "../../../setup/browser.ts";
import { done, running, waiting } from "./sample.ts";

const announced = vi.hoisted(() => vi.fn());
vi.mock("../../../../utils/platform/changes.ts", () => ({ announceChange: announced }));

let memory: Record<string, unknown> = {};
const set = vi.fn(async (entries: object) => void Object.assign(memory, entries));

function open(inIncognitoContext: boolean, get = async (): Promise<object> => memory): void {
  Object.assign(fakeBrowser, { extension: { inIncognitoContext }, storage: { session: { get, set } } });
}

beforeEach(() => {
  memory = {};
  set.mockClear();
  announced.mockClear();
  open(false);
});

const claim = (id: string): UnsentCheck => {
  const { setbacks: _setbacks, ...asked } = waiting(1);
  return { ...asked, id, state: "unsent", problem: { reason: "not-stored", problem: "full" } };
};
const answer = (change: Partial<UnstoredAnswer["check"]> = {}): UnstoredAnswer => ({
  check: running(1, change),
  outcome: failed({ kind: "offline" }),
  answeredAt: 7,
  problem: "full",
});

describe("what the disk has no room for", () => {
  it("is kept in memory, answers and claims apart, and other pages hear of it", async () => {
    expect(await readUnstored()).toEqual({ answers: [], claims: [] });
    await addUnstoredClaim(claim("a"));
    await writeUnstoredAnswers([answer()]);
    expect(await readUnstored()).toEqual({ answers: [answer()], claims: [claim("a")] });
    expect(announced.mock.calls).toEqual([["checks"], ["checks"]]);
  });

  it("is dropped claim by claim, and nothing is written where none is dropped", async () => {
    await writeUnstoredAnswers([answer()]);
    for (const id of ["b", "a"]) await addUnstoredClaim(claim(id));
    set.mockClear();
    await dropUnstoredClaims(({ id }) => id === "c");
    expect(set).not.toHaveBeenCalled();
    await dropUnstoredClaims(({ id }) => id === "a");
    expect(await readUnstored()).toEqual({ answers: [answer()], claims: [claim("b")] });
  });

  it("is changed by several at once, and no change is lost", async () => {
    await Promise.all(["c", "b", "a"].map((id) => addUnstoredClaim(claim(id))));
    expect((await readUnstored()).claims.map(({ id }) => id)).toEqual(["a", "b", "c"]);
    await Promise.all(["a", "b"].map((dropped) => dropUnstoredClaims(({ id }) => id === dropped)));
    expect((await readUnstored()).claims).toEqual([claim("c")]);
  });

  it("is nothing in a private window, which shares its memory with the others", async () => {
    await addUnstoredClaim(claim("a"));
    open(true);
    expect(await readUnstored()).toEqual({ answers: [], claims: [] });
    set.mockClear();
    await addUnstoredClaim(claim("b"));
    expect(set).not.toHaveBeenCalled();
  });

  it("is nothing where the memory cannot be read", async () => {
    open(false, () => Promise.reject(new Error("gone")));
    expect(await readUnstored()).toEqual({ answers: [], claims: [] });
  });
});

describe("a list of checks", () => {
  it("shows one whose answer is not stored as failed and seen", () => {
    const [shown, other] = withUnstored([running(1), running(2)], [answer()]);
    expect(shown).toMatchObject({
      id: "check-1",
      state: "failed",
      failure: { kind: "unstored", problem: "full" },
      finishedAt: 7,
      seenAt: 7,
    });
    expect(other).toEqual(running(2));
  });

  it("shows such a one with the note that was written since it was sent", () => {
    const [shown] = withUnstored([running(1, { note: "For the chapter on taxes" })], [answer()]);
    expect(shown).toMatchObject({ state: "failed", note: "For the chapter on taxes" });
  });

  it("stays as it is without such answers", () => {
    const stored = [running(1), done(2)];
    expect(withUnstored(stored, [])).toBe(stored);
  });
});

test.each([
  ["the same", running(1), true],
  ["removed", undefined, false],
  ["done", done(1), false],
  ["sent by another worker", running(1, { worker: "w2" }), false],
  ["sent again", running(1, { startedAt: 1 }), false],
])("a check is the one that was sent where it is %s", (_, stored, isSame) => {
  expect(isSameRun(stored, running(1))).toBe(isSame);
  if (stored !== undefined) expect(withUnstored([stored], [answer()])[0]?.state === "failed").toBe(isSame);
});
