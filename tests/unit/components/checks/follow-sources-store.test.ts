import { beforeEach, expect, it, vi } from "vitest";
import { createFollowedSources } from "../../../../components/checks/follow-sources-store.ts";
import { claimKey } from "../../../../utils/checks/claims/claim.ts";
import { failed, success } from "../../../../utils/platform/result.ts";
import type { Watch } from "../../../../utils/watches/watch.ts";
import { fakeBrowser } from "../../../setup/browser.ts";
import { done, VERDICT } from "../../utils/checks/sample.ts";

const world = vi.hoisted(() => ({
  stored: [] as unknown[],
  changed: [] as (() => void)[],
  said: [] as unknown[],
  isPrivate: false,
  /** Whether another page unfollowed it meanwhile. */
  isGone: false,
  /** Whether an administrator allows no watch to ask by itself. */
  isForbidden: false,
  /** What the user chose of what is followed. */
  chosen: {},
  onSent: null as (() => void) | null,
}));
vi.mock("../../../../utils/watches/read-watches.ts", () => ({
  readWatches: async () => world.stored,
  readWholeWatch: async (id: string) =>
    world.isGone ? null : { watch: { id, ...world.chosen }, memory: null, entries: [] },
}));
vi.mock("../../../../utils/settings/settings.ts", () => ({
  readSettings: async () => ({ forbidBackgroundWatches: world.isForbidden }),
}));
vi.mock("../../../../utils/platform/changes.ts", () => ({
  onChange: (what: string, run: () => void) => void (what === "watches" && world.changed.push(run)),
}));
vi.mock("../../../../utils/platform/private-window.ts", () => ({ isPrivateWindow: () => world.isPrivate }));
vi.mock("../../../../components/base/Toast.tsx", () => ({
  tell: (words: string) => void world.said.push(words),
}));
vi.mock(import("../../../../components/base/trouble.tsx"), async (actual) => ({
  ...(await actual()),
  sayFailure: (failure) => void world.said.push(failure.kind),
}));

const CHECK = done(1, { claim: "The fee is $130.", key: "the fee is $130" });
const UNSOURCED = done(2, { verdict: { ...VERDICT, sources: [] } });
let sent: [name: string, asked: object][];
let answer: unknown;

const store = () =>
  createFollowedSources({
    send: (async (name: string, asked: object) => {
      sent.push([name, asked]);
      world.onSent?.();
      return answer;
    }) as never,
    onUnfollowed: ({ watch }, isReplaced) =>
      void world.said.push(`undo ${watch.id}${isReplaced ? ", replaced" : ""}`),
  });
const watchOf = (claim: string | null, id: string): Partial<Watch> => ({
  id,
  request: (claim === null ? {} : { sources: { claim, pages: [] } }) as never,
});

/** A store that has read that the sources of this check's claim are followed. */
async function following({ claim }: typeof CHECK) {
  world.stored = [watchOf(claimKey(claim), "7")];
  const sources = store();
  sources.read();
  await vi.waitFor(() => expect(sources.followed.value?.size).toBe(1));
  return sources;
}

beforeEach(() => {
  Object.assign(world, {
    stored: [],
    changed: [],
    said: [],
    isPrivate: false,
    isGone: false,
    isForbidden: false,
    chosen: {},
    onSent: null,
  });
  Object.assign(fakeBrowser, { extension: { inIncognitoContext: false } });
  sent = [];
  answer = success({ hasRoom: true });
});

it("the claims whose sources are followed are read once, and again after each change", async () => {
  world.stored = [watchOf("a", "1"), watchOf(null, "2")];
  const sources = store();
  expect(sources.followed.value).toBeNull();
  sources.read();
  sources.read();
  await vi.waitFor(() => expect(sources.followed.value).toEqual(new Map([["a", { id: "1", pages: [] }]])));
  expect(world.changed).toHaveLength(1);
  world.stored = [watchOf("b", "3")];
  world.changed[0]?.();
  await vi.waitFor(() => expect(sources.followed.value).toEqual(new Map([["b", { id: "3", pages: [] }]])));
});

it("a private window follows nothing, and reads nothing", async () => {
  world.isPrivate = true;
  const sources = store();
  sources.read();
  expect([sources.followed.value, world.changed]).toEqual([null, []]);
});

it.each([
  ["is said", success({ hasRoom: true }), expect.stringMatching(/^Following/)],
  ["is not said where there is no room", success({ hasRoom: false }), expect.stringContaining("200")],
  ["that failed says why", failed({ kind: "offline" }), "offline"],
])("following the sources of a verdict %s", async (_, given, said) => {
  answer = given;
  store().follow(CHECK);
  await vi.waitFor(() => expect(world.said).toEqual([said]));
  expect(sent).toMatchObject([["saveWatch", { id: null, watch: { request: { sources: {} } } }]]);
});

it("a verdict without sources has nothing to follow", async () => {
  store().follow(UNSOURCED);
  await Promise.resolve();
  expect([sent, world.said]).toEqual([[], []]);
});

it("unfollowing removes the watch of that claim, and offers to follow it again once it is gone", async () => {
  store().unfollow(CHECK);
  expect(sent).toEqual([]);
  const sources = await following(CHECK);
  answer = failed({ kind: "interrupted" });
  sources.unfollow(CHECK);
  await vi.waitFor(() => expect(sent).toEqual([["removeWatch", { id: "7" }]]));
  expect(world.said).not.toContain("undo 7");
  answer = success(null);
  sources.unfollow(CHECK);
  await vi.waitFor(() => expect(world.said.at(-1)).toBe("undo 7"));
  world.said.length = 0;
  world.isGone = true;
  sources.unfollow(CHECK);
  await vi.waitFor(() => expect(sent).toHaveLength(3));
  expect(world.said).toEqual([]);
});

it("the sources of a new answer are followed in place of those before, which can come back", async () => {
  const sources = await following(CHECK);
  sources.follow(CHECK);
  await vi.waitFor(() => expect(sent).toMatchObject([["saveWatch", { id: null, insteadOf: "7" }]]));
  await vi.waitFor(() => expect(world.said).toEqual(["undo 7, replaced"]));
});

it.each([
  ["once a day", false, "24h"],
  ["only when they are looked at, where an administrator allows no more", true, "look"],
])("sources that are followed for the first time are asked for %s", async (_, isForbidden, rhythm) => {
  world.isForbidden = isForbidden;
  store().follow(CHECK);
  await vi.waitFor(() => expect(sent).toMatchObject([["saveWatch", { watch: { rhythm } }]]));
});

it.each([false, true])("new sources are followed as those before were, %s", async (isForbidden) => {
  const chosen = {
    name: "Fees",
    rhythm: "168h",
    notify: true,
    countsInBadge: true,
    details: { note: "for the report", group: "work" },
  };
  Object.assign(world, { chosen, isForbidden });
  const sources = await following(CHECK);
  sources.follow(CHECK);
  await vi.waitFor(() => expect(sent[0]).toMatchObject(["saveWatch", { id: null, watch: chosen }]));
});

it.each([
  ["are still followed", false, ["interrupted"]],
  ["can come back, once they are gone", true, ["interrupted", "undo 7"]],
])("where the new ones cannot be followed, those before %s", async (_, isGone, said) => {
  const sources = await following(CHECK);
  answer = failed({ kind: "interrupted" });
  world.onSent = () => {
    world.isGone = isGone;
  };
  sources.follow(CHECK);
  await vi.waitFor(() => expect(world.said).toEqual(said));
  expect(sent.map(([name]) => name)).toEqual(["saveWatch"]);
});
