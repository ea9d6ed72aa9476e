import { beforeEach, expect, test, vi } from "vitest";
import {
  createIfGone,
  createInPrivateWindows,
  nameAgain,
  renew,
} from "../../../../entrypoints/background/menus.ts";
import { fakeBrowser } from "../../../setup/browser.ts";

const world = vi.hoisted(() => ({
  settings: Promise.withResolvers<{ language: string; forbidFactChecks?: boolean }>(),
}));
vi.mock(import("../../../../utils/settings/settings.ts"), async (actual) => ({
  ...(await actual()),
  readSettings: () => world.settings.promise as never,
}));

interface Created {
  readonly id: string;
  readonly title: string;
  readonly contexts: string[];
  readonly documentUrlPatterns?: string[];
}

/** What the browser has, by its id. */
const menu = new Map<string, string>();
/** The same entries by what they are offered on. */
const offered = new Map<string, string[]>();
const hidden = new Set<string>();
/** What is offered on pages of the web alone. */
const onlyOnWeb = new Set<string>();

beforeEach(() => {
  menu.clear();
  offered.clear();
  hidden.clear();
  onlyOnWeb.clear();
  menu.set("of-an-earlier-version", "Old");
  world.settings = Promise.withResolvers();
  Object.assign(fakeBrowser, {
    extension: { inIncognitoContext: false },
    runtime: { ...fakeBrowser.runtime, getURL: (path: string) => path },
    contextMenus: {
      removeAll: async () => menu.clear(),
      create: ({ id, title, contexts, documentUrlPatterns }: Created) => {
        menu.set(id, title);
        if (String(documentUrlPatterns) === "http://*/*,https://*/*") onlyOnWeb.add(id);
        for (const context of contexts) offered.set(context, [...(offered.get(context) ?? []), id]);
      },
      update: async (id: string, { title, visible }: { title?: string; visible?: boolean }) => {
        if (!menu.has(id)) throw new Error(`Cannot find menu item with id ${id}`);
        if (title !== undefined) menu.set(id, title);
        if (visible === false) hidden.add(id);
      },
    },
  });
});

test("an installation has its menus before the settings are read, and then in the chosen language", async () => {
  const french = { menu_check_selection: { message: "Vérifier" } };
  vi.spyOn(globalThis, "fetch").mockResolvedValue(Response.json(french));
  const renewed = renew();
  await vi.waitFor(() => expect(menu.get("check-selection")).toContain("Fact-check"));
  expect([...menu.keys()]).not.toContain("of-an-earlier-version");
  world.settings.resolve({ language: "fr" });
  await renewed;
  expect(menu.get("check-selection")).toBe("Vérifier");
});

test("a worker that finds no menus creates them, and leaves those that are there", async () => {
  world.settings.resolve({ language: "browser" });
  menu.clear();
  await createIfGone();
  const created = [...menu.keys()];
  expect(created).toContain("check-selection");
  menu.set("check-selection", "As it was");
  await createIfGone();
  expect(menu.get("check-selection")).toBe("As it was");
  menu.clear();
  Object.assign(fakeBrowser, { extension: { inIncognitoContext: true } });
  await createIfGone();
  expect(menu.size).toBe(0);
});

test.each([
  [true, ["check-link", "check-page", "check-selection"]],
  [false, []],
])(
  "where an administrator forbids fact-checks (%s) no entry offers one",
  async (forbidFactChecks, expected) => {
    world.settings.resolve({ language: "browser", forbidFactChecks });
    await renew();
    expect([...hidden].toSorted()).toEqual(expected);
    expect([...menu.keys()]).toContain("search-selection");
  },
);

test("an entry is offered on what it works on: a selection, a link or a page", async () => {
  world.settings.resolve({ language: "browser" });
  await renew();
  expect(Object.fromEntries(offered)).toEqual({
    selection: ["check-selection", "search-selection", "copy-quote"],
    link: ["check-link", "link-official"],
    page: ["check-page", "search-site", "show-changes", "search-about"],
  });
  // The browser's own pages let no extension copy there; what is selected in them can be checked and searched for.
  expect([...onlyOnWeb]).toEqual(["copy-quote", "check-page", "search-site", "show-changes", "search-about"]);
});

test("the worker of private windows creates its menus itself, named as chosen; that of other windows leaves them alone", async () => {
  world.settings.resolve({ language: "browser", forbidFactChecks: true });
  createInPrivateWindows();
  await new Promise(setImmediate);
  expect([...menu.keys()]).toEqual(["of-an-earlier-version"]);
  Object.assign(fakeBrowser, { extension: { inIncognitoContext: true } });
  createInPrivateWindows();
  await vi.waitFor(() => expect([...hidden]).toContain("check-page"));
  expect(menu.get("search-selection")).toContain("Search");
});

test("in private windows an installation leaves the menus to their own worker", async () => {
  Object.assign(fakeBrowser, { extension: { inIncognitoContext: true } });
  await renew();
  expect([...menu.keys()]).toEqual(["of-an-earlier-version"]);
});

test("a browser without menus, as on phones, is asked for none", async () => {
  world.settings.resolve({ language: "browser" });
  Object.assign(fakeBrowser, { contextMenus: undefined });
  for (const work of [renew, createIfGone, nameAgain]) await work();
});
