// @vitest-environment happy-dom
import { Cite } from "@citation-js/core";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createClaimStore } from "../../../../../components/checks/claim-store.ts";
import type { StoppedText } from "../../../../../components/checks/draft/draft-store-types.ts";
import { rowsOf } from "../../../../../components/checks/groups/group-row.ts";
import { createChecksActions } from "../../../../../components/checks/list/checks-actions.ts";
import { createChecksReader } from "../../../../../components/checks/list/checks-reader.ts";
import { createPassagesInTurn } from "../../../../../components/checks/passages-in-turn.ts";
import type { WholeGroup } from "../../../../../utils/checks/groups/group.ts";
import { pageKey } from "../../../../../utils/checks/sources/passages.ts";
import { failed, success } from "../../../../../utils/platform/result.ts";
import { fakeBrowser } from "../../../../setup/browser.ts";
import { done, GROUP, VERDICT, waiting } from "../../../utils/checks/sample.ts";
import { sampleActions } from "../sample-actions.ts";

const PAGE = { title: "Topic 423", url: "https://www.irs.gov/423", domain: "irs.gov", excerpt: null };
const sent = vi.hoisted(() => [] as [string, { id?: string; check?: { id: string } }][]);
const failing = vi.hoisted(() => new Set<string>());
vi.mock("../../../../../utils/calls/send.ts", () => ({
  send: async (...call: [string, { id?: string }]) => {
    sent.push(call);
    if (call[0] === "noteCheck" || call[0] === "changeGroup") return success(call[1].id !== "deleted");
    const isFailing = failing.has(call[1].id ?? "");
    return isFailing ? failed({ kind: "storage", problem: "full" }) : success(null);
  },
}));

const whole = vi.hoisted(() => ({ group: undefined as WholeGroup | undefined }));
vi.mock("../../../../../utils/checks/groups/read-groups.ts", async (original) => ({
  ...(await original<typeof import("../../../../../utils/checks/groups/read-groups.ts")>()),
  readWholeGroup: async () => whole.group,
}));

const saved = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock("../../../../../components/base/save-file.ts", () => ({ saveFile: saved }));
/** Batches of a hundred claims each, as the history is walked over. */
const batches = vi.hoisted(() => ({ count: 0, each: async () => undefined as unknown }));
vi.mock("../../../../../components/checks/list/find-claims.ts", async (original) => ({
  ...(await original<typeof import("../../../../../components/checks/list/find-claims.ts")>()),
  async *matchingClaims() {
    for (let index = 0; index < batches.count; index += 1) {
      await batches.each();
      yield Array.from({ length: 100 }, (_, place) => ({
        latest: done(100 * index + place + 1),
        earlier: [],
      }));
    }
  },
}));

vi.mock("../../../../../utils/settings/settings.ts", () => ({
  readSettings: async () => ({ pageSize: 20, country: ["us"], state: ["TX"], city: ["Austin"] }),
}));

const taken = vi.fn(async (_stopped: StoppedText) => true);
const givenUp = vi.fn(async () => undefined);

afterEach(() => {
  taken.mockReset().mockResolvedValue(true);
  givenUp.mockClear();
  sent.length = 0;
  failing.clear();
});

function open() {
  const [check, before] = [done(2), done(1, { key: done(2).key })];
  const reader = createChecksReader();
  reader.checks.value = [check, before];
  return {
    check,
    before,
    reader,
    ...createChecksActions({
      reader,
      editor: createClaimStore(() => undefined),
      ...sampleActions(),
      passagesInTurn: createPassagesInTurn(sampleActions().passages),
      onUnsent: taken,
      onNotStopped: givenUp,
    }),
  };
}

it("a note that is typed while its check is deleted elsewhere is said not to be saved, and an emptied one is not missed", async () => {
  const { card, notice } = open();
  card.note(done(1), "Ask the agency");
  card.note(done(1, { id: "deleted" }), "");
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(notice.value).toBeNull();
  card.note(done(1, { id: "deleted" }), "Ask the agency");
  await vi.waitFor(() =>
    expect(notice.value).toEqual({
      text: "note.deleted",
      removed: null,
    }),
  );
});

it("nor is that of a text which is deleted elsewhere", async () => {
  const { group, notice } = open();
  group.note({ id: "kept" }, "Ask the agency");
  group.note({ id: "deleted" }, "");
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(notice.value).toBeNull();
  group.note({ id: "deleted" }, "Ask the agency");
  await vi.waitFor(() => expect(notice.value?.text).toBe("note.text_deleted"));
});

it("a deleted check comes back with its earlier answers, all of them", async () => {
  const { check, before, card, notice, undoRemoval } = open();
  card.remove(check);
  await vi.waitFor(() => expect(notice.value?.removed).toEqual([before, check]));
  await undoRemoval();
  expect(sent.map(([name, { id, check: back }]) => `${name} ${id ?? back?.id}`)).toEqual([
    ...["removeCheck check-1", "removeCheck check-2"],
    ...["restoreCheck check-1", "restoreCheck check-2"],
  ]);
  expect(notice.value).toBeNull();
});

it("a deleted check comes back with what was known of changes of its sources", async () => {
  const { check, reader, card, notice, undoRemoval } = open();
  const [source] = check.verdict.sources;
  const known = { [pageKey(source?.url ?? "") ?? ""]: 5 };
  reader.sourceChanges.value = { askedAt: {}, pages: { ...known, "other.gov/page": 6 } };
  card.remove(check);
  await vi.waitFor(() => expect(notice.value).not.toBeNull());
  await undoRemoval();
  const restored = sent.filter(([name]) => name === "restoreCheck");
  expect(restored.map(([, request]) => Reflect.get(request, "changes"))).toEqual([known, known]);
});

it.each([
  [2, [null, null]],
  [5, [0, 100, 200, 300, 400]],
])("an export of %i hundred fact-checks says how far it has come, if it is long", async (hundreds, told) => {
  const { reader, exportShown, exporting } = open();
  reader.checks.value = Array.from({ length: 100 * hundreds }, (_, index) => done(index + 1));
  const seen: (number | null)[] = [];
  Object.assign(batches, { count: hundreds, each: async () => seen.push(exporting.value?.written ?? null) });
  await exportShown("csv");
  expect(seen).toEqual(told);
  expect([exporting.value, saved.mock.calls.length]).toEqual([null, 1]);
  saved.mockClear();
});

it("what was deleted one after another comes back one after another, whatever could not be copied in between", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("no"));
  const { reader, card, notice, undoRemoval, closeNotice } = open();
  const [first, second] = [done(7), done(8)];
  reader.checks.value = [second, first];
  card.remove(first);
  await vi.waitFor(() => expect(notice.value?.removed).toEqual([first]));
  card.copyText(first);
  await vi.waitFor(() => expect(notice.value?.removed).toBeNull());
  closeNotice();
  card.remove(second);
  await vi.waitFor(() => expect(notice.value?.removed).toEqual([second]));
  await undoRemoval();
  expect(notice.value?.removed).toEqual([first]);
  await undoRemoval();
  expect(notice.value).toBeNull();
  expect(sent.filter(([name]) => name === "restoreCheck").map(([, { check }]) => check?.id)).toEqual([
    second.id,
    first.id,
  ]);
});

it("the offer to undo is gone for all that was deleted once it is closed", async () => {
  const { check, card, notice, closeNotice } = open();
  card.remove(done(9));
  card.remove(check);
  await vi.waitFor(() => expect(sent.map(([, { id }]) => id)).toContain(check.id));
  closeNotice();
  expect(notice.value).toBeNull();
});

it("a deleted text comes back with its fact-checks", async () => {
  const checks = [done(2, { group: GROUP.id }), done(1, { group: GROUP.id })];
  whole.group = { group: GROUP, draft: { id: GROUP.id, text: "A text." }, checks };
  const [row] = rowsOf(checks, checks, new Map([[GROUP.id, GROUP]]));
  if (row?.kind !== "group") throw new Error("there is no group");
  const { group, notice, undoRemoval } = open();
  group.remove(row);
  await vi.waitFor(() => expect(notice.value?.removed).toEqual(checks));
  expect(notice.value?.text).toBe("notice.text_deleted");
  await undoRemoval();
  expect(sent).toEqual([
    ["removeGroup", { id: GROUP.id }],
    ["restoreGroup", { whole: whole.group, changes: {} }],
  ]);
  expect(notice.value).toBeNull();
});

it("a text that could not be deleted is not offered back", async () => {
  const checks = [done(2, { group: GROUP.id })];
  whole.group = { group: GROUP, draft: null, checks };
  const [row] = rowsOf(checks, checks, new Map([[GROUP.id, GROUP]]));
  if (row?.kind !== "group") throw new Error("there is no group");
  failing.add(GROUP.id);
  const { group, notice } = open();
  group.remove(row);
  await vi.waitFor(() => expect(sent.map(([name]) => name)).toEqual(["removeGroup"]));
  await Promise.resolve();
  expect(notice.value).toBeNull();
});

it.each([
  ["has the usual places", undefined, { country: ["us"], state: ["TX"], city: ["Austin"] }],
  [
    "in another country has none of the usual places",
    "ca" as const,
    { country: ["ca"], state: [], city: [] },
  ],
])("a search for the words of a claim %s", async (_, country, places) => {
  const create = vi.fn(async (_tab: { url: string }) => undefined);
  Object.assign(fakeBrowser, {
    tabs: { create },
    runtime: { ...fakeBrowser.runtime, getURL: (path: string) => path },
  });
  open().card.search("Property taxes are capped at 2 percent.", country);
  await vi.waitFor(() => expect(create).toHaveBeenCalledOnce());
  const { searchParams } = new URL(create.mock.calls[0]?.[0].url ?? "", "https://extension.test/");
  const asked = ["country", "state", "city"].map((name) => [
    name,
    searchParams.getAll(name).flatMap((value) => value.split(",")),
  ]);
  expect(Object.fromEntries(asked)).toEqual(places);
  expect(searchParams.get("q")).toContain("taxes");
});

it("what could not be deleted is not offered back", async () => {
  const { check, before, card, notice } = open();
  failing.add(check.id);
  card.remove(check);
  await vi.waitFor(() => expect(notice.value?.removed).toEqual([before]));
});

it("the sources of a text, and of all fact-checks shown, are copied for Zotero, each page once", async () => {
  const written = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const checks = [1, 2].map((order) =>
    done(order, { group: GROUP.id, verdict: { ...VERDICT, sources: [...VERDICT.sources, PAGE] } }),
  );
  const [row] = rowsOf(checks, checks, new Map([[GROUP.id, GROUP]]));
  if (row?.kind !== "group") throw new Error("there is no group");
  open().group.export(row, "zotero");
  await vi.waitFor(() => expect(written).toHaveBeenCalled());
  const addresses = new Cite(written.mock.calls[0]?.[0]).data.map(({ URL }) => URL);
  expect(addresses).toEqual(["https://www.ssa.gov/x", PAGE.url]);
});

describe("a text that is stopped", () => {
  const TEXT = "Claim 1. Claim 2.";
  const [first, second] = [
    waiting(1, { group: GROUP.id, key: "claim 1" }),
    waiting(2, { group: GROUP.id, key: "claim 2" }),
  ];

  function stop(checks: WholeGroup["checks"], text: string | null = TEXT, note = "") {
    whole.group = { group: { ...GROUP, note }, draft: text === null ? null : { id: GROUP.id, text }, checks };
    const [row] = rowsOf(checks, checks, new Map([[GROUP.id, GROUP]]));
    if (row?.kind !== "group") throw new Error("there is no group");
    const opened = open();
    opened.group.stop(row);
    return opened;
  }

  it("before anything was sent is a draft again, where there is none", async () => {
    const { notice } = stop([second, first]);
    const stopped = { text: TEXT, title: GROUP.title, claims: [second.claim, first.claim] };
    await vi.waitFor(() => expect(taken).toHaveBeenCalledExactlyOnceWith(stopped));
    expect(notice.value).toBeNull();
  });

  it("is a draft before it is stopped, so that a popup that closes loses none of it, and no longer where it goes on", async () => {
    failing.add(GROUP.id);
    taken.mockImplementation(async () => {
      expect(sent).toEqual([]);
      return true;
    });
    stop([second, first]);
    await vi.waitFor(() => expect(givenUp).toHaveBeenCalledOnce());
    expect(sent.map(([name]) => name)).toEqual(["stopGroup"]);
  });

  it("before anything was sent can come back with its note, which no draft has", async () => {
    const { notice, undoRemoval } = stop([second, first], TEXT, "For Tuesday");
    await vi.waitFor(() => expect(notice.value?.removed).toEqual([second, first]));
    expect(taken).not.toHaveBeenCalled();
    await undoRemoval();
    expect(sent.at(-1)).toMatchObject(["restoreGroup", { whole: { group: { note: "For Tuesday" } } }]);
  });

  it("while another one is written comes back as it was", async () => {
    taken.mockResolvedValue(false);
    const { notice, undoRemoval } = stop([second, first]);
    await vi.waitFor(() => expect(notice.value?.removed).toEqual([second, first]));
    await undoRemoval();
    expect(sent.map(([name, request]) => [name, request])).toEqual([
      ["stopGroup", { id: GROUP.id }],
      ["restoreGroup", { whole: whole.group, changes: {} }],
    ]);
  });

  it("after some were sent can go on with the others", async () => {
    const { notice } = stop([second, done(1, { group: GROUP.id })]);
    await vi.waitFor(() => expect(notice.value?.removed).toEqual([second]));
    expect(taken).not.toHaveBeenCalled();
  });

  it("that is a page comes back too", async () => {
    const { notice } = stop([second, first], null);
    await vi.waitFor(() => expect(notice.value?.removed).toEqual([second, first]));
  });
});
