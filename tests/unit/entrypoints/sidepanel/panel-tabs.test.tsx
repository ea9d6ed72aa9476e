// @vitest-environment happy-dom
import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it, vi } from "vitest";
import { App } from "../../../../entrypoints/sidepanel/App.tsx";
import type { Panel } from "../../../../entrypoints/sidepanel/panel-page.ts";

const world = vi.hoisted(() => ({ sessions: 0, stores: 0 }));
vi.mock("../../../../components/shell/open-shell.ts", () => ({
  createShell: () => {
    world.sessions += 1;
    return {};
  },
  SearchTab: () => <h2>Searching</h2>,
  NewsTab: () => <h2>News</h2>,
}));
vi.mock("../../../../components/checks/list/ChecksView.tsx", async () => {
  const { useMemo } = await import("preact/hooks");
  return {
    useChecksStore: () =>
      useMemo(() => {
        world.stores += 1;
        return {};
      }, []),
    ChecksView: () => <h2>Checks</h2>,
  };
});
vi.mock("../../../../components/shell/NounTabs.tsx", () => ({ NounTabs: () => null }));
vi.mock("../../../../components/sites/ThisPage.tsx", () => ({ LookAlike: () => null, ThisPage: () => null }));
vi.mock("../../../../entrypoints/sidepanel/panel-page.ts", () => ({
  usePanelPage: () => undefined,
  useNewChecks: () => undefined,
}));

const tab = signal<"checks" | "search" | "recent">("checks");
const panel = { tab, chooseTab: () => undefined, thisPage: {} } as unknown as Panel;

afterEach(() => act(() => render(null, document.body)));

it("a panel has one search session and one list of checks, however often its tabs are changed", async () => {
  await act(() => render(<App panel={panel} />, document.body));
  expect(world).toEqual({ sessions: 0, stores: 1 });
  const shown: (string | undefined)[] = [];
  for (const chosen of ["search", "checks", "recent", "checks", "search"] as const) {
    await act(() => {
      tab.value = chosen;
    });
    await act(() => vi.dynamicImportSettled());
    shown.push(document.querySelector("h2")?.textContent);
  }
  expect(shown).toEqual(["Searching", "Checks", "News", "Checks", "Searching"]);
  expect(world).toEqual({ sessions: 1, stores: 1 });
});
