// @vitest-environment happy-dom
import type { VNode } from "preact";
import { beforeEach, expect, it, vi } from "vitest";
import { WHOLE_RANGE } from "../../../../components/watches/news/news-range.ts";

const mounted = vi.hoisted(() => [] as unknown[]);
const followed = vi.hoisted(() => [] as string[]);
vi.mock("../../../../entrypoints/search/NewsPage.tsx", () => ({ NewsPage: () => null }));
vi.mock("../../../../components/base/mount-page.tsx", () => ({
  mountPage: (_: unknown, content: VNode) => mounted.push(content.props),
}));
vi.mock("../../../../entrypoints/search/App.tsx", () => ({ App: () => null }));
vi.mock("../../../../entrypoints/search/results-page-store.ts", () => ({ createResultsPage: () => "page" }));
vi.mock("../../../../entrypoints/search/view-from-address.ts", () => ({
  listenToAddress: () => followed.push(location.search),
}));

beforeEach(() => {
  mounted.length = followed.length = 0;
  vi.resetModules();
});

it.each([
  ["?view=watches&watch=w-7", { choice: { watch: "w-7" }, range: WHOLE_RANGE }, false],
  ["?view=watches&words=tax", { choice: "all", range: { ...WHOLE_RANGE, words: "tax" } }, false],
  ["?view=recent&sort=changed", { choice: "everywhere" }, true],
  ["?q=tax", {}, true],
])("%s leads to its page", async (query, props, isAddressKept) => {
  location.href = `https://extension.test/search.html${query}`;
  await import("../../../../entrypoints/search/main.tsx");
  await vi.waitFor(() => expect(mounted).toEqual([{ ...props, page: "page" }]));
  expect(followed).toEqual(isAddressKept ? [query] : []);
});
