import { render } from "preact";
import { expect, vi } from "vitest";

/** Draws the whole results page for a search, once the surroundings that a test needs are in place. */
export async function openResultsPage(root: HTMLElement, results: number): Promise<void> {
  document.body.append(root);
  location.href = "https://extension.test/search.html?q=tax";
  const { App } = await import("../../../../entrypoints/search/App.tsx");
  const { listenToAddress } = await import("../../../../entrypoints/search/view-from-address.ts");
  const { createResultsPage } = await import("../../../../entrypoints/search/results-page-store.ts");
  const page = createResultsPage();
  render(<App page={page} />, root);
  listenToAddress(page);
  await vi.waitFor(() => expect(document.querySelectorAll(".card")).toHaveLength(results));
}
