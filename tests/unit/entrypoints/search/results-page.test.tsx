// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { failed, success } from "../../../../utils/platform/result.ts";
import type { PageRequest } from "../../../../utils/search/request.ts";
import { fakeBrowser } from "../../../setup/browser.ts";
import { countDraws } from "../../components/count-draws.ts";
import { RESULT } from "../../components/sample-result.ts";
import { fill } from "../../components/user.ts";
import { openResultsPage } from "./open-page.tsx";

/** The service finds one page for every word but "nothing". */
vi.mock("../../../../utils/calls/send.ts", () => ({
  send: async (name: string, asked: { request: PageRequest } | null) => {
    if ((name !== "search" && name !== "recent") || asked === null) return failed({ kind: "offline" });
    const results = asked.request.q === "nothing" ? [] : [RESULT];
    const page = { total: results.length, totalIsLowerBound: false, page: 1, size: 10, dropped: 0 };
    const value = { ...page, results, facets: {}, tookMs: 1 };
    return success({ value, fetchedAt: 1, from: "service", failure: null });
  },
}));
vi.mock("../../../../utils/settings/settings.ts", () => ({
  readSettings: async () => ({ pageSize: 10, country: [], state: [], city: [] }),
  listenToSettings: () => () => undefined,
}));

const root = document.createElement("div");
const words = () => new URLSearchParams(location.search).get("q");
const button = (name: string) =>
  [...document.querySelectorAll<HTMLElement>("button")].find(({ textContent }) => textContent === name);

async function ask(q: string): Promise<void> {
  const box = document.querySelector<HTMLInputElement>("[role=combobox]");
  await act(() => {
    if (box !== null) box.value = q;
    box?.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await act(() => {
    box?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
  });
}

beforeAll(async () => {
  const event = { addListener: () => undefined, removeListener: () => undefined };
  Object.assign(fakeBrowser, {
    action: { getBadgeText: async () => "" },
    extension: { inIncognitoContext: false },
    runtime: { ...fakeBrowser.runtime, onMessage: event },
    storage: { onChanged: event },
  });
  await openResultsPage(root, 1);
});
afterAll(() => render(null, root));

it("each search that is sent is a step that the user can go back", async () => {
  const steps = vi.spyOn(history, "pushState");
  await ask("passport");
  await vi.waitFor(() => expect(words()).toBe("passport"));
  expect(steps).toHaveBeenCalledOnce();
  expect(document.title).toContain("passport");
});

it("results can be exported, nothing cannot", async () => {
  await ask("tax");
  await vi.waitFor(() => expect(button("Export")).toBeDefined());
  await ask("nothing");
  await vi.waitFor(() => expect(document.querySelector("h2")?.textContent).toContain("“nothing”"));
  expect(button("Export")).toBeUndefined();
});

it("results are not drawn again by words typed above them, also where these become a sentence", async () => {
  await ask("tax");
  await vi.waitFor(() => expect(document.querySelectorAll(".card")).toHaveLength(1));
  const type = async (): Promise<void> => {
    for (const words of ["w", "water", "The water bill rose by 5% in 2024."]) {
      await fill(document.querySelector("[role=combobox]"), words);
    }
  };
  expect(await countDraws("SearchBox", type)).toBeGreaterThan(2);
  expect(await countDraws("ResultCard", type)).toBe(0);
});
