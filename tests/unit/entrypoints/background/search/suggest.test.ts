import { beforeEach, expect, it, vi } from "vitest";
import { suggest } from "../../../../../entrypoints/background/search/actions.ts";
import type { Effort } from "../../../../../utils/calls/calls-table.ts";
import { success } from "../../../../../utils/platform/result.ts";

const asked = vi.hoisted(() => [] as unknown[]);
vi.mock("../../../../../entrypoints/background/network/browser-network.ts", () => ({
  browserNetwork: {},
  addressIn: () => "https://search.example/",
  serviceAddress: async () => "https://search.example/",
}));
vi.mock("../../../../../entrypoints/background/search/serving.ts", () => ({
  createServing: () => ({
    answer: async ({ url }: { url: URL }, _: Effort, __: AbortSignal, once: boolean) => {
      asked.push([url.searchParams.get("q"), once]);
      return success({ value: ["Minimum wage"], fetchedAt: 0, from: "service", failure: null });
    },
  }),
}));

beforeEach(() => {
  asked.length = 0;
});

it.each([
  ["in a page, which can wait", undefined, false],
  ["in the address bar, which cannot", true, true],
])("suggestions are asked for a second time after a failure only %s", async (_, once, expected) => {
  const request = { q: "mini", size: 8, ...(once === undefined ? {} : { once }) };
  const answer = await suggest(request, new AbortController().signal);
  expect(asked).toEqual([["mini", expected]]);
  expect(answer).toMatchObject({ ok: true, value: { value: ["Minimum wage"] } });
});
