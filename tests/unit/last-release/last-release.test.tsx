// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { openDB } from "idb";
import { render } from "preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CheckActions } from "../../../components/checks/card/CardFrame.tsx";
import { CheckCard } from "../../../components/checks/card/CheckCard.tsx";
import { collectBackup, restoreBackup } from "../../../components/settings/backup.ts";
import { writeBackup } from "../../../components/settings/backup-format.ts";
import { readBackup } from "../../../components/settings/read-backup.ts";
import { addClaim, takeTurn } from "../../../entrypoints/background/checks/store.ts";
import { byClaim } from "../../../utils/checks/answer-history.ts";
import type { Check, DoneCheck } from "../../../utils/checks/check.ts";
import { claimKey } from "../../../utils/checks/claim.ts";
import { closeChecksDatabase } from "../../../utils/checks/database.ts";
import { checksAsJson } from "../../../utils/checks/export-checks.ts";
import { START_WINDOW } from "../../../utils/checks/rate-limit.ts";
import { readChecks } from "../../../utils/checks/read-checks.ts";
import { readLine } from "../../../utils/checks/transaction.ts";
import { recentSearches } from "../../../utils/search/searches.ts";
import { safeLink } from "../../../utils/text/untrusted.ts";
import backup from "./backup.json" with { type: "json" };
import left from "./database.json" with { type: "json" };

/**
 * `database.json` and `backup.json` were written by the code of release b5a135f, before passages and verdict history: its line
 * of checks ran against answers of every kind and shape, and its own export wrote the file.
 */
const CHECKS = left.stores.checks.records as unknown as readonly Check[];
const NEWEST_FIRST = CHECKS.toSorted((one, other) => other.order - one.order);
const VERDICTS = NEWEST_FIRST.filter((check): check is DoneCheck => check.state === "done");

const saved = vi.hoisted(() => ({ settings: {} }));
vi.mock("../../../utils/settings/settings.ts", () => ({
  readSettings: async () => saved.settings,
  lockedSettings: async () => [],
  saveSettings: async (change: object) => {
    saved.settings = { ...saved.settings, ...change };
  },
}));

/** The database as that release left it. */
async function leaveDatabase(): Promise<void> {
  const old = await openDB(left.name, left.version, {
    upgrade(created) {
      for (const [name, { keyPath, indexes }] of Object.entries(left.stores)) {
        const store = created.createObjectStore(name, { keyPath });
        for (const [index, path] of Object.entries(indexes)) store.createIndex(index, path);
      }
    },
  });
  for (const [name, { records }] of Object.entries(left.stores)) {
    for (const record of records) await old.put(name, record);
  }
  old.close();
}

beforeEach(async () => {
  saved.settings = {};
  vi.stubGlobal("localStorage", { getItem: () => null });
  await closeChecksDatabase();
  globalThis.indexedDB = new IDBFactory();
});
afterEach(async () => {
  render(null, document.body);
  await closeChecksDatabase();
});

describe("the database of the last release", () => {
  beforeEach(leaveDatabase);

  it("is read whole", async () => {
    expect(new Set(CHECKS.map(({ state }) => state)).size).toBe(5);
    expect(new Set(VERDICTS.map(({ verdict }) => verdict.verdict)).size).toBe(8);
    expect(await readChecks()).toEqual(NEWEST_FIRST);
    expect(await readLine()).toEqual({ clock: null, ...left.stores.marks.records[0]?.value });
  });

  it("shows two answers to one claim as one with its history, and exports both", async () => {
    const [now, before] = VERDICTS.filter(({ claim }) => /minimum wage/.test(claim));
    const claims = byClaim(await readChecks());
    expect(claims.filter(({ earlier }) => earlier.length > 0)).toEqual([{ latest: now, earlier: [before] }]);
    const exported = checksAsJson(await readChecks());
    for (const { verdict } of VERDICTS) expect(exported).toContain(`"verdict": "${verdict.verdict}"`);
    expect(JSON.parse(exported)).toHaveLength(CHECKS.length);
  });

  it("goes on with its line of checks, in its order", async () => {
    const { nextOrder } = await readLine();
    const now = Date.UTC(2027, 0, 1);
    const { started } = await takeTurn(() => ({ wall: now, steady: START_WINDOW, worker: "another" }));
    expect(started.map(({ claim }) => claim)).toEqual(["Waiting 0", "Waiting 1", "Waiting 2"]);
    const again = await addClaim({ id: "new", claim: "Taxes  rose.", origin: null, now, again: true });
    expect([again.order, again.key]).toEqual([nextOrder, claimKey("Taxes rose")]);
    expect(VERDICTS.map(({ key }) => key)).toEqual(VERDICTS.map(({ claim }) => claimKey(claim)));
  });

  it("draws a card of each check", async () => {
    for (const check of await readChecks()) {
      const inLine = { reason: "starting", until: null, position: 1, canHurry: false } as never;
      render(
        <CheckCard check={check} earlier={[]} now={1} inLine={inLine} actions={{} as CheckActions} />,
        document.body,
      );
      const article = document.querySelector("article");
      expect(article?.querySelector(".claim")?.textContent).toContain(check.claim);
      expect(article?.textContent).not.toMatch(/undefined|NaN|\[object/);
      if (check.state === "failed") {
        expect(article?.querySelector("[role=alert]")?.textContent).toMatch(/\w{3}.*\./);
      }
    }
  });
});

it("a backup of the last release is imported whole, and exported whole again", async () => {
  const read = readBackup(JSON.stringify(backup));
  if (!read.ok) throw new Error(JSON.stringify(read.failure));
  await restoreBackup(read.value);
  const kept = (await readChecks()) as readonly DoneCheck[];
  // Addresses with a password in them are not imported.
  const withoutPassword = (check: DoneCheck["verdict"]) => ({
    ...check,
    sources: check.sources.map((source) => ({ ...source, url: safeLink(source.url) && source.url })),
  });
  const comparable = ({ id: _id, order: _order, repeatedAt: _repeatedAt, ...check }: DoneCheck) => ({
    ...check,
    verdict: withoutPassword(check.verdict),
  });
  expect(kept.map(comparable)).toEqual(VERDICTS.map(comparable));
  expect(saved.settings).toEqual(backup.settings);
  expect(await recentSearches()).toEqual(backup.searches);
  expect(readBackup(writeBackup(await collectBackup(), 0).content)).toEqual({
    ok: true,
    value: { ...read.value, watches: [] },
  });
});
