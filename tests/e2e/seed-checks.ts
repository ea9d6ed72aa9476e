import type { Page } from "playwright/test";
import type { DoneCheck } from "../../utils/checks/check.ts";

const VERDICTS = [
  "CONFIRMED",
  "REFUTED",
  "PARTIALLY_TRUE",
  "MISLEADING",
  "OUTDATED",
  "UNVERIFIABLE",
] as const;

/** A history of finished checks, stored as the worker stores them; `order` counts from 1. */
export function history(count: number): readonly DoneCheck[] {
  return Array.from({ length: count }, (_, index) => {
    const claim = `Claim number ${index + 1} about ${index % 2 ? "Medicare" : "the minimum wage"}`;
    return {
      id: `seeded-${index + 1}`,
      claim,
      key: claim.toLowerCase(),
      origin: { title: `Article ${index + 1}`, url: `https://news.example.com/${index + 1}` },
      order: index + 1,
      addedAt: 1_750_000_000_000 + index * 60_000,
      state: "done",
      verdict: {
        claim,
        verdict: VERDICTS[index % VERDICTS.length] ?? "CONFIRMED",
        confidence: (index % 100) / 100,
        summary: `What official sources say about claim number ${index + 1}, in a sentence or two of the usual length.`,
        sources: [
          {
            title: "Minimum wage",
            url: "https://www.dol.gov/agencies/whd",
            domain: "dol.gov",
            excerpt: null,
          },
          { title: "Federal Register", url: "https://www.federalregister.gov/", domain: null, excerpt: null },
        ],
        result: "# Result\n\nSome **Markdown** of the usual length.\n\n".repeat(20),
        timestamp: "2026-11-21T10:00:00Z",
      },
      finishedAt: 1_750_000_000_000 + index * 60_000,
      seenAt: 1,
      repeatedAt: null,
    };
  });
}

interface Change {
  /** Whether all checks go first. */
  readonly clear?: boolean;
  readonly checks?: readonly DoneCheck[];
  /** By their names; null: the mark goes. */
  readonly marks: Readonly<Record<string, unknown>>;
}

/** Puts checks where the worker would, and when the last requests were started; the open pages hear of it. */
export async function storeChecks(
  page: Page,
  checks: readonly DoneCheck[],
  starts: readonly number[] = [],
): Promise<void> {
  const line = { starts, pause: null, nextOrder: checks.length + 1 };
  await changeStored(page, { checks, marks: { "checks-line": line } });
  await page.evaluate(() => new BroadcastChannel("changed").postMessage("checks"));
}

/** No checks, and all ten places of the minute free. */
export const NO_CHECKS: Change = { clear: true, marks: { "checks-line": null } };

/** The same in a page that is opened again. */
export async function forgetChecks(page: Page): Promise<void> {
  await changeStored(page, NO_CHECKS);
  await page.reload();
}

/** Changes what the extension has stored, once it has made its database: before, one without stores would take its place. */
export function changeStored(page: Page, change: Change): Promise<void> {
  return page.evaluate(async ({ clear, checks = [], marks }) => {
    const name = "primary-source";
    const isThere = async () => (await indexedDB.databases()).some((each) => each.name === name);
    while (!(await isThere()));
    const open = indexedDB.open(name);
    await new Promise((resolve, reject) => {
      open.onsuccess = resolve;
      open.onerror = reject;
    });
    const transaction = open.result.transaction(["checks", "marks"], "readwrite");
    if (clear) transaction.objectStore("checks").clear();
    for (const check of checks) transaction.objectStore("checks").put(check);
    for (const [mark, value] of Object.entries(marks)) {
      if (value === null) transaction.objectStore("marks").delete(mark);
      else transaction.objectStore("marks").put({ name: mark, value });
    }
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onerror = reject;
    });
    open.result.close();
  }, change);
}

/** How far the stored checks have come, in no particular order. */
export function storedStates(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const open = indexedDB.open("primary-source");
    await new Promise((resolve, reject) => {
      open.onsuccess = resolve;
      open.onerror = reject;
    });
    const all = open.result.transaction("checks").objectStore("checks").getAll();
    await new Promise((resolve, reject) => {
      all.onsuccess = resolve;
      all.onerror = reject;
    });
    open.result.close();
    return all.result.map(({ state }: { state: string }) => state);
  });
}
