// @vitest-environment happy-dom
import { signal } from "@preact/signals";
import { beforeEach, expect, it, vi } from "vitest";
import type { Noun } from "../../../../components/base/PageNav.tsx";
import { createShell } from "../../../../components/shell/shell-store.ts";
import { failed } from "../../../../utils/platform/result.ts";
import { newSearch } from "../../../../utils/search/request.ts";
import { fakeBrowser } from "../../../setup/browser.ts";

vi.mock("../../../../utils/calls/send.ts", () => ({ send: async () => failed({ kind: "offline" }) }));
vi.mock("../../../../utils/settings/settings.ts", () => ({
  readSettings: async () => ({ pageSize: 20, country: [], state: [], city: [] }),
  listenToSettings: () => () => undefined,
}));

beforeEach(() => {
  localStorage.clear();
  Object.assign(fakeBrowser, { extension: { inIncognitoContext: true } });
});

it.each<Noun>(["search", "recent"])(
  "a site is searched in the view that shows, whoever chose the tab: %s",
  (shown) => {
    const tab = signal<Noun>("checks");
    const shell = createShell({ tab, chooseTab: () => undefined, leave: () => undefined });
    // Chosen in the bar of the page, which the shell only reads.
    tab.value = shown;
    shell.actions.onSearchSite("irs.gov");
    const filtered = (["search", "recent"] as const).filter((each) =>
      shell.views[each].results.request.value.domain?.includes("irs.gov"),
    );
    expect(filtered).toEqual([shown]);
  },
);

it.each([
  ["tax", "?q=tax&page=3"],
  [" tax ", "?q=tax&page=3"],
  ["water", "?q=water"],
])("a tab with %j in the box goes on at the page of these words", async (text, address) => {
  const opened: string[] = [];
  const create = async ({ url }: { url: string }) => void opened.push(url);
  const runtime = { getURL: (path: string) => path };
  Object.assign(fakeBrowser, { runtime, tabs: { create } });
  const shell = createShell({ tab: signal("search"), chooseTab: () => undefined, leave: () => undefined });
  const { results, text: box } = shell.views.search;
  results.adjust({ ...newSearch("tax"), page: 3 });
  box.value = text;
  shell.openInTab();
  expect(opened).toEqual([`search.html${address}`]);
});
