// @vitest-environment happy-dom
import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Noun } from "../../../../components/base/PageNav.tsx";
import { Trouble } from "../../../../components/base/trouble.tsx";
import { PanelTab } from "../../../../components/shell/PanelTab.tsx";
import { expectLogs } from "../../../setup/logs.ts";
import { control, fill } from "../user.ts";

const world = vi.hoisted(() => ({ isFailing: false, shells: 0 }));
vi.mock("../../../../components/shell/open-shell.ts", () => ({
  get createShell() {
    if (world.isFailing) throw new Error("the code could not be loaded");
    return () => {
      world.shells += 1;
      return { words: signal("") };
    };
  },
  SearchTab: ({ shell }: { shell: { words: { value: string } } }) => (
    <input
      aria-label="Search"
      value={shell.words.value}
      onInput={({ currentTarget }) => {
        shell.words.value = currentTarget.value;
      }}
    />
  ),
  NewsTab: () => <h2>News</h2>,
}));

const tab = signal<Noun>("search");

async function draw(): Promise<void> {
  await act(() =>
    render(
      <>
        <Trouble />
        <PanelTab tab={tab} chooseTab={() => undefined} />
      </>,
      document.body,
    ),
  );
  await act(() => vi.dynamicImportSettled());
}
const choose = (chosen: Noun) =>
  act(() => {
    tab.value = chosen;
  });

beforeEach(() => {
  Object.assign(world, { isFailing: false, shells: 0 });
  tab.value = "search";
});
afterEach(() => act(() => render(null, document.body)));

it("the panel shows the tab that is chosen, and keeps the words of its search while another shows", async () => {
  await draw();
  await fill("Search", "water");
  await choose("recent");
  expect(document.body.textContent).toBe("News");
  await choose("checks");
  expect(document.body.textContent).toBe("");
  await choose("search");
  expect([(control("Search") as HTMLInputElement).value, world.shells]).toEqual(["water", 1]);
});

it("the code of the other tabs is loaded once one of them is chosen", async () => {
  tab.value = "checks";
  await draw();
  expect(world.shells).toBe(0);
  await choose("search");
  await act(() => vi.dynamicImportSettled());
  expect([control("Search").tagName, world.shells]).toEqual(["INPUT", 1]);
});

it("a tab whose code could not be loaded is loaded at the next look at one", async () => {
  expectLogs(/could not be loaded/);
  world.isFailing = true;
  await draw();
  world.isFailing = false;
  await choose("checks");
  await choose("search");
  await act(() => vi.dynamicImportSettled());
  expect([control("Search").tagName, world.shells]).toEqual(["INPUT", 1]);
});

it("the panel says so where the code of a tab could not be loaded", async () => {
  expectLogs(/could not be loaded/);
  world.isFailing = true;
  await draw();
  expect(document.querySelector("[role=alert]")?.textContent).not.toBe("");
  expect(document.querySelector("[role=alert]")).not.toBeNull();
});
