import type { Page } from "playwright/test";
import type { DoneCheck } from "../../utils/claims/check.ts";

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

/** Puts checks where the worker would, and when the last requests were started; the open pages hear of it. */
export async function storeChecks(
  page: Page,
  checks: readonly DoneCheck[],
  starts: readonly number[] = [],
): Promise<void> {
  const line = { starts, pause: null, nextOrder: checks.length + 1 };
  await page.evaluate(
    async ([all, line]) => {
      const open = indexedDB.open("primary-source");
      await new Promise((resolve, reject) => {
        open.onsuccess = resolve;
        open.onerror = reject;
      });
      const transaction = open.result.transaction(["checks", "marks"], "readwrite");
      for (const check of all) transaction.objectStore("checks").put(check);
      transaction.objectStore("marks").put({ name: "checks-line", value: line });
      await new Promise((resolve) => {
        transaction.oncomplete = resolve;
      });
      open.result.close();
      new BroadcastChannel("changed").postMessage("checks");
    },
    [checks, line] as const,
  );
}

/** An empty history and a full limit, in a page that was opened again. */
export async function forgetChecks(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const open = indexedDB.open("primary-source");
    await new Promise((resolve) => {
      open.onsuccess = resolve;
    });
    const transaction = open.result.transaction(["checks", "marks"], "readwrite");
    transaction.objectStore("checks").clear();
    transaction.objectStore("marks").delete("checks-line");
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    open.result.close();
  });
  await page.reload();
}
