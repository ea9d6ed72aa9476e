import type { Worker } from "playwright/test";
import { liveWorker } from "../../setup/worker.ts";
import { expectAccessible } from "../axe.ts";
import { expect, test } from "../fixtures.ts";

/** Keeps what the worker gives the browser to show: titles of menu entries, and the first row of the address bar. */
async function recordTexts(worker: Worker): Promise<() => Promise<readonly string[]>> {
  await worker.evaluate(() => {
    const texts: string[] = [];
    Object.assign(globalThis, { texts });
    const original = chrome.contextMenus.update;
    const update = (...given: [string, { title: string }, ...unknown[]]): unknown => {
      texts.push(given[1].title);
      return Reflect.apply(original, chrome.contextMenus, given);
    };
    Object.assign(chrome.contextMenus, { update });
    chrome.omnibox.setDefaultSuggestion = ({ description }) => void texts.push(description);
  });
  return async () => {
    const texts: readonly string[] = await worker.evaluate(() => Object(globalThis).texts);
    return texts.map((text) => text.replaceAll("\u00a0", " "));
  };
}

test("a language chosen in the options is that of every page, the menus and the address bar at once", async ({
  openPage,
  session,
}) => {
  const results = await openPage("search.html?q=passport");
  const panel = await openPage("sidepanel.html");
  const options = await openPage("options.html");
  const given = await recordTexts(await liveWorker(session));
  await panel.getByRole("textbox", { name: "Claim" }).fill("A draft stays.");
  const language = options.getByRole("combobox", { name: "Language", exact: true });
  await language.focus();
  await language.selectOption("Français");

  await expect(options.getByRole("heading", { name: "Confidentialité" })).toBeVisible();
  await expect(options.locator("html")).toHaveAttribute("lang", "fr");
  await expect(options).toHaveTitle(/^Options/);
  await expect(options.getByRole("combobox", { name: "Langue", exact: true })).toBeFocused();
  await expect(results.getByRole("list", { name: "Résultats", exact: true })).toBeVisible();
  await expect(results).toHaveTitle("passport · Recherche · Primary Source");
  await expect(panel.getByRole("textbox", { name: "Affirmation" })).toHaveValue("A draft stays.");
  await expect
    .poll(given)
    .toEqual(
      expect.arrayContaining([
        "Vérifier « %s »",
        "Vérifier cette page",
        "Rechercher « <match>%s</match> » dans les pages officielles",
      ]),
    );
  await expectAccessible(options, "#language");

  // A page that is opened now is in that language from its first paint.
  const popup = await openPage("popup.html");
  await expect(popup.getByRole("tab", { name: "Recherche" })).toBeVisible();
  await expect(popup.locator("html")).toHaveAttribute("lang", "fr");

  await options.getByRole("combobox", { name: "Langue", exact: true }).selectOption("Español");
  await expect(popup.getByRole("tab", { name: "Búsqueda" })).toBeVisible();
  await expect(popup.locator("html")).toHaveAttribute("lang", "es-US");
  const before = (await given()).length;
  await options.getByRole("combobox", { name: "Idioma", exact: true }).selectOption("Idioma del navegador");
  await expect(popup.getByRole("tab", { name: "Search" })).toBeVisible();
  await expect(results).toHaveTitle("passport · Search · Primary Source");
  await expect
    .poll(async () => (await given()).slice(before).join("\n"))
    .toContain("Search government pages");
});

test("a page has its texts where the browser has none for the extension", async ({ openPage }) => {
  const page = await openPage("popup.html");
  // As Chromium does once a page was closed in the moment in which it was opened.
  await page.addInitScript(() => {
    Object.assign(chrome.i18n, { getMessage: () => "", getUILanguage: () => "fr-CA" });
  });
  await page.reload();
  expect(await page.evaluate(() => chrome.i18n.getMessage("language_code"))).toBe("");
  await expect(page.getByRole("tab", { name: "Vérifications" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr-CA");
});
