import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { browserMessages } from "../../../../scripts/locales.ts";
import { fakeBrowser } from "../../../setup/browser.ts";
import { expectLogs } from "../../../setup/logs.ts";

const messages = await browserMessages();
const store: Record<string, unknown> = {};
const asked: string[] = [];
/** Answers are held back until the test gives them. */
let answering: Promise<void> = Promise.resolve();
let listeners: ((changes: Record<string, unknown>, area: string) => void)[] = [];

beforeEach(() => {
  for (const key of Object.keys(store)) delete store[key];
  asked.length = 0;
  answering = Promise.resolve();
  listeners = [];
  vi.resetModules();
  Object.assign(fakeBrowser, {
    runtime: { getURL: (path: string) => path },
    storage: {
      local: {
        get: async () => structuredClone(store),
        set: async (values: object) => void Object.assign(store, values),
      },
      managed: { get: async () => ({}) },
      onChanged: { addListener: (listener: (typeof listeners)[number]) => listeners.push(listener) },
    },
  });
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    const language = path.split("/")[1] as keyof typeof messages;
    await answering;
    return { json: async () => messages[language] };
  });
});

async function fresh() {
  const i18n = await import("../../../../utils/platform/i18n.ts");
  return { ...i18n, ...(await import("../../../../utils/settings/chosen-language.ts")) };
}

function choose(language: string): void {
  const settings = { version: 1, language };
  const oldValue = store.settings;
  store.settings = settings;
  for (const tell of listeners) tell({ settings: { oldValue, newValue: settings } }, "local");
}

test("texts are the browser's, and nothing is loaded, until another language is chosen", async () => {
  const { t, textsReady } = await fresh();
  await textsReady();
  expect(t("open.options")).toBe("Options");
  expect(t("action.print")).toBe("Print");
  expect(asked).toEqual([]);
});

describe("a browser that has no texts for the extension", () => {
  const { getMessage, getUILanguage } = fakeBrowser.i18n;
  afterEach(() => Object.assign(fakeBrowser.i18n, { getMessage, getUILanguage }));

  test.each([
    ["fr-CA", "Imprimer"],
    ["de", "Print"],
  ])("in %s is no reason for a page or the worker to be without", async (browserLanguage, print) => {
    Object.assign(fakeBrowser.i18n, { getMessage: () => "", getUILanguage: () => browserLanguage });
    const { t, firstTexts, textsReady } = await fresh();
    expect(t("action.print")).toBe("");
    await firstTexts();
    expect(t("action.print")).toBe(print);
    await textsReady();
    expect(t("action.print")).toBe(print);
    expect(asked).toHaveLength(1);
    choose("es");
    await textsReady();
    expect(t("action.print")).toBe("Imprimir");
    choose("browser");
    await textsReady();
    expect(t("action.print")).toBe(print);
  });
});

test("the worker words everything in the language chosen last, and loads its texts once", async () => {
  store.settings = { version: 1, language: "fr" };
  const { t, counted, language, formatNumber, textsReady } = await fresh();
  await textsReady();
  await textsReady();
  expect(asked).toEqual(["_locales/fr/messages.json"]);
  expect(t("action.print")).toBe("Imprimer");
  expect(t("checks.export_as", "CSV")).toBe("Exporter en CSV");
  expect(t("welcome.check_example")).toContain("wage is $7.25");
  expect(language()).toBe("fr");
  // French has one result where English has none: 0 is singular.
  expect(counted("results.count", 0)).toBe("0 résultat");
  expect(formatNumber(1234.5)).toBe("1\u202f234,5");
  choose("browser");
  await textsReady();
  expect(t("action.print")).toBe("Print");
  choose("fr");
  await textsReady();
  expect(t("action.print")).toBe("Imprimer");
});

test("Spanish writes numbers, dates and millions as in the US, unless the browser names another region", async () => {
  store.settings = { version: 1, language: "es" };
  const { counted, formatNumber, language, textsReady } = await fresh();
  await textsReady();
  expect(language()).toBe("es-US");
  expect(formatNumber(1234.5)).toBe("1,234.5");
  expect(counted("results.count", 1)).toBe("1 resultado");
  expect(counted("results.count", 2500)).toBe("2,500 resultados");
  expect(counted("results.count", 1_000_000)).toBe("1,000,000 de resultados");
});

test("a choice made while another one is loaded counts", async () => {
  const { t, textsReady } = await fresh();
  const held = Promise.withResolvers<void>();
  answering = held.promise;
  choose("fr");
  const french = textsReady();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  choose("browser");
  await textsReady();
  held.resolve();
  await french;
  expect(t("action.print")).toBe("Print");
});

test("texts that cannot be loaded leave those of the browser", async () => {
  expectLogs(/TypeError: no file/);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no file")));
  store.settings = { version: 1, language: "fr" };
  const { t, textsReady } = await fresh();
  await textsReady();
  expect(t("action.print")).toBe("Print");
});
