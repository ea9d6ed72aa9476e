import { type Backup, importedCheck } from "./backup-shape.ts";
import { announceChange } from "./changes.ts";
import { inChecks } from "./checks-transaction.ts";
import { type Database, inDatabase, inDatabaseOfAnyVersion } from "./database.ts";
import { lockedSettings, readSettings, type Settings, saveSettings } from "./settings.ts";

/** Everything a person would miss: settings, searches, verdicts. Claims that wait in line are no history yet. */
export function collectBackup(): Promise<Backup> {
  return inDatabase(collectFrom);
}

/** The same from a database that is otherwise not used: one of a later version. Rejects where it cannot be read. */
export function salvageBackup(): Promise<Backup> {
  return inDatabaseOfAnyVersion(collectFrom);
}

async function collectFrom(database: Database): Promise<Backup> {
  const [settings, searches, checks] = await Promise.all([
    readSettings(),
    database.getAllFromIndex("searches", "at"),
    database.getAllFromIndex("checks", "order"),
  ]);
  return {
    settings,
    searches: searches.toReversed(),
    checks: checks.flatMap((check) => {
      if (check.state !== "done") return [];
      const { id: _, key: _key, order: _order, state: _state, repeatedAt: _repeatedAt, ...kept } = check;
      return [kept];
    }),
  };
}

/** Puts a backup that was read whole in the place of what is there. What waits in line stays. */
export async function restoreBackup(backup: Backup): Promise<void> {
  await inChecks(async ({ checks, line }) => {
    for (const id of await checks.index("state").getAllKeys("done")) await checks.delete(id);
    const [first] = await checks.index("order").getAll(null, 1);
    const before = first?.order ?? (await line.read()).nextOrder;
    for (const [index, check] of backup.checks.entries()) {
      const order = before - backup.checks.length + index;
      await checks.put(importedCheck(check, crypto.randomUUID(), order));
    }
  });
  announceChange("checks");
  await inDatabase(async (database) => {
    const transaction = database.transaction("searches", "readwrite");
    void transaction.store.clear();
    for (const search of backup.searches) void transaction.store.put(search);
    await transaction.done;
  });
  await saveSettings(await withoutLocked(backup.settings));
}

async function withoutLocked(settings: Partial<Settings>): Promise<Partial<Settings>> {
  const locked = new Set<string>(await lockedSettings());
  return Object.fromEntries(Object.entries(settings).filter(([name]) => !locked.has(name)));
}
