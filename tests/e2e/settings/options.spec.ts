import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright/test";
import { startTestService } from "../../setup/service.ts";
import { expectAccessible, expectAccessibleInAllLanguages } from "../axe.ts";
import { expect, test } from "../fixtures.ts";

const storedSettings = (page: Page): Promise<Record<string, unknown>> =>
  page.evaluate(async () => {
    const { settings } = await chrome.storage.local.get("settings");
    return { ...Object(settings) };
  });

const addressForm = (page: Page, name: string) =>
  page.locator("form").filter({ has: page.getByRole("textbox", { name }) });

async function tryAddress(page: Page, name: string, typed: string): Promise<void> {
  await page.getByRole("textbox", { name }).fill(typed);
  await addressForm(page, name).getByRole("button", { name: "Test and save" }).click();
}

/** A web server that is no service of ours. */
async function startForeign(answer: (url: string) => { status: number; headers?: Record<string, string> }) {
  const server: Server = createServer((request, response) => {
    const { status, headers } = answer(request.url ?? "/");
    response.writeHead(status, { "content-type": "text/html", ...headers });
    response.end("<!doctype html><title>Welcome</title>");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

test.describe("service addresses", () => {
  test("that cannot be used are each refused with a sentence and change nothing", async ({
    openPage,
    service,
  }) => {
    const page = await openPage("options.html#services");
    const form = addressForm(page, "Search service address");
    for (const [typed, sentence] of [
      ["", "Enter an address, such as"],
      ["http://gov.example.org", "Use https: with http, others could read"],
      ["https://user:secret@gov.example.org", "contains a user name or password"],
      ["htps://gov.example.org", "Addresses that begin with “htps:”"],
      ["https//gov.example.org", "“https” is not a full server name"],
      ["https://gov example.org", "is not a web address"],
    ] as const) {
      await tryAddress(page, "Search service address", typed);
      await expect(form.getByRole("alert")).toContainText(sentence);
    }
    expect((await storedSettings(page)).searchServiceUrl).toBe(service.url);
    await expectAccessible(page, "#services");
  });

  test("is tried, saved as the service's own address, and used from then on", async ({ openPage }) => {
    const other = await startTestService();
    try {
      const page = await openPage("options.html#services");
      for (const name of ["Search service address", "Fact-check service address"]) {
        await tryAddress(page, name, `  ${other.url}/api/v1/search?q=tax  `);
        await expect(addressForm(page, name).getByRole("status")).toContainText(
          `${other.url} is working and was saved`,
        );
        await expect(page.getByRole("textbox", { name })).toHaveValue(other.url);
      }
      expect(await storedSettings(page)).toMatchObject({
        searchServiceUrl: other.url,
        factCheckServiceUrl: other.url,
      });
      expect((await other.log()).map(({ url }) => url)).toContain("/health");
      await expectAccessible(page, "#services");
    } finally {
      await other.close();
    }
  });

  test("a web server that is no such service is not saved", async ({ openPage, service }) => {
    const foreign = await startForeign(() => ({ status: 200 }));
    try {
      const page = await openPage("options.html#services");
      for (const name of ["Search service address", "Fact-check service address"]) {
        await tryAddress(page, name, foreign.url);
        await expect(addressForm(page, name).getByRole("alert")).toContainText(
          "but it is not this kind of service",
        );
      }
      expect(await storedSettings(page)).toMatchObject({
        searchServiceUrl: service.url,
        factCheckServiceUrl: service.url,
      });
    } finally {
      foreign.close();
    }
  });

  test("the permission for the address is asked for in the click; refused, nothing is asked or saved", async ({
    session,
    service,
  }) => {
    const page = await session.context.newPage();
    await page.addInitScript(() => {
      const asked: unknown[] = [];
      Object.assign(globalThis, { asked });
      chrome.permissions.request = async (wanted: unknown) => {
        asked.push({ wanted, inGesture: navigator.userActivation.isActive });
        return false;
      };
    });
    await page.goto(session.address("options.html#services"));
    await expect(page.getByRole("textbox", { name: "Search service address" })).toBeVisible();
    await service.clearLog();
    await tryAddress(page, "Search service address", "gov.example.org:8443/");
    await expect(page.getByRole("alert")).toContainText(
      "was not allowed to reach https://gov.example.org:8443",
    );
    expect(await page.evaluate(() => Object(globalThis).asked)).toEqual([
      { wanted: { origins: ["https://gov.example.org/*"] }, inGesture: true },
    ]);
    expect((await storedSettings(page)).searchServiceUrl).toBe(service.url);
  });
});

test("choices are kept, and default places picked as in a search, and taken away again", async ({
  openPage,
}) => {
  const page = await openPage("options.html");
  const picker = page.getByRole("button", { name: "Country", exact: true });
  await picker.click();
  const list = page.getByRole("listbox", { name: "Country" });
  await expect(list.getByRole("option", { name: "Canada" })).toBeVisible();
  // It hangs below its button, no wider than a list. In one step: what comes into view scrolls the page.
  const button = await picker.elementHandle();
  if (button === null) throw new Error("the button is not drawn");
  const drawn = await list.evaluate((panel, above) => {
    const [from, to] = [above.getBoundingClientRect(), panel.getBoundingClientRect()];
    return { gap: to.top - from.bottom, width: to.width, overlap: to.right - from.left };
  }, button);
  expect(drawn.gap).toBeLessThan(24);
  expect(drawn.width).toBeLessThanOrEqual(320);
  expect(drawn.overlap).toBeGreaterThan(0);
  await list.getByRole("option", { name: "Canada" }).click();
  await expect(page.getByRole("button", { name: "Remove filter: Canada" })).toBeVisible();
  await page.getByLabel("Open results in").selectOption("The current tab");
  await expect.poll(() => storedSettings(page)).toMatchObject({ country: ["ca"], openIn: "current-tab" });
  await page.reload();
  await expect(page.getByLabel("Open results in")).toHaveValue("current-tab");
  await page.getByRole("button", { name: "Remove filter: Canada" }).click();
  await expect.poll(() => storedSettings(page)).toMatchObject({ country: [] });
});

test.describe("data", () => {
  test("is counted, and cleared only after asking once more", async ({ openPage }) => {
    const page = await openPage("options.html");
    await expect(page.getByText(/^[1-9]\d* copies, .*kB/)).toBeVisible();
    const clear = page.getByRole("button", { name: "Delete saved copies" });
    await clear.click();
    await expectAccessible(page, "#data");
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(clear).toBeEnabled();
    await clear.click();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await expect(page.getByText("Saved copies deleted.")).toBeVisible();
    await expect(page.getByText(/^0 copies/)).toBeVisible();
    await expect(clear).toBeDisabled();
  });

  test("settings, searches and verdicts go out in one file and come back", async ({ openPage, session }) => {
    const panel = await openPage("sidepanel.html");
    await panel.getByRole("textbox", { name: "Claim" }).fill("The federal minimum wage is $7.25 an hour.");
    await panel.getByRole("button", { name: "Fact-check", exact: true }).click();
    await expect(panel.getByRole("heading", { name: "Confirmed" })).toBeVisible();

    const page = await openPage("options.html");
    await page.getByLabel("Results per page").selectOption("50 results");
    await expect.poll(() => storedSettings(page)).toMatchObject({ pageSize: 50 });
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export" }).click();
    const path = await (await downloading).path();
    const file = JSON.parse(await readFile(path, "utf8"));
    expect(file).toMatchObject({ format: "primary-source-backup", version: 3, settings: { pageSize: 50 } });
    expect(file.checks).toHaveLength(1);

    await page.getByLabel("Results per page").selectOption("10 results");
    await page.getByRole("button", { name: "Delete history" }).click();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await expect(page.getByText("0 fact-checks")).toBeVisible();

    await page.getByLabel("Import a file…").setInputFiles(path);
    await expect(page.getByRole("status").filter({ hasText: "1 verdict" })).toBeVisible();
    await expectAccessible(page, "#data");
    expect(await storedSettings(page)).toMatchObject({ pageSize: 10 });
    await page.getByRole("button", { name: "Import and replace" }).click();
    await expect(page.getByText("File imported.")).toBeVisible();
    await expect(page.getByLabel("Results per page")).toHaveValue("50");
    await expect(page.getByText("1 fact-check", { exact: true })).toBeVisible();
    const restored = await session.context.newPage();
    await restored.goto(session.address("sidepanel.html"));
    await expect(restored.getByRole("heading", { name: "Confirmed" })).toBeVisible();
  });

  const file = (buffer: Buffer | string) => ({
    name: "backup.json",
    mimeType: "application/json",
    buffer: Buffer.from(buffer),
  });
  test("files of others, of a newer version and with a wrong value are refused, each for its reason", async ({
    openPage,
  }) => {
    const page = await openPage("options.html");
    const before = await storedSettings(page);
    for (const [content, sentence] of [
      ["<html>", "damaged or of another type"],
      ["{}", "was not exported by Primary Source"],
      ['{"format":"primary-source-backup","version":4}', "comes from a newer version"],
      [
        '{"format":"primary-source-backup","version":3,"settings":{"pageSize":"<img onerror=x>"},"searches":[],"watches":[],"checks":[]}',
        "“settings pageSize”",
      ],
    ] as const) {
      await page.getByLabel("Import a file…").setInputFiles(file(content));
      await expect(page.getByRole("alert")).toContainText(sentence);
    }
    expect(await storedSettings(page)).toEqual(before);
    await expectAccessible(page, "#data");
  });

  test("a file with other addresses names them, and they are taken only where the user says so", async ({
    openPage,
    service,
  }) => {
    const content = JSON.stringify({
      format: "primary-source-backup",
      version: 3,
      settings: { searchServiceUrl: "https://other.example/api/v1", pageSize: 20, notifications: true },
      searches: [],
      watches: [],
      checks: [],
    });
    const page = await openPage("options.html");
    await page.evaluate(() => {
      const asked: unknown[] = [];
      Object.assign(globalThis, { asked });
      chrome.permissions.request = async (wanted: unknown) => {
        asked.push({ wanted, inGesture: navigator.userActivation.isActive });
        return asked.length > 2;
      };
    });
    const wanted = { origins: ["https://other.example/*"], permissions: ["notifications"] };
    const found = page.getByRole("status").filter({ hasText: "https://other.example" });
    const importFile = () => page.getByLabel("Import a file…").setInputFiles(file(content));

    await importFile();
    await expect(found).toContainText("searches or claims go to https://other.example");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Import without the addresses" }).click();
    await expect(page.getByText(/^(File imported|Imported, except)/)).toBeVisible();
    expect(await storedSettings(page)).toMatchObject({ searchServiceUrl: service.url, pageSize: 20 });

    await importFile();
    await page.getByRole("button", { name: "Import with these addresses" }).click();
    await expect(page.getByText("Imported, except for service addresses")).toBeVisible();
    expect(await storedSettings(page)).toMatchObject({ searchServiceUrl: service.url });

    await importFile();
    await page.getByRole("button", { name: "Import with these addresses" }).click();
    await expect(page.getByText("File imported.")).toBeVisible();
    expect(await storedSettings(page)).toMatchObject({ searchServiceUrl: "https://other.example" });
    expect(await page.evaluate(() => Object(globalThis).asked)).toEqual([
      { wanted: { origins: [], permissions: ["notifications"] }, inGesture: true },
      { wanted, inGesture: true },
      { wanted, inGesture: true },
    ]);
  });
});

test("the shortcuts are listed as the browser has them, with the way to change them", async ({
  openPage,
  session,
}) => {
  const page = await openPage("options.html#keyboard");
  await expect(page.getByRole("row", { name: "Open Primary Source Alt+Shift+G" })).toBeVisible();
  await expect(page.getByRole("row", { name: "Fact-check the selected text Alt+Shift+K" })).toBeVisible();
  const opened = session.context.waitForEvent("page");
  await page.getByRole("button", { name: "Change shortcuts" }).click();
  expect((await opened).url()).toBe("chrome://extensions/shortcuts");
});

test("the whole page is accessible in every language", async ({ openPage }) => {
  const page = await openPage("options.html");
  await expect(page.getByText(/^What the index holds: /)).toBeVisible();
  await page.locator("details").evaluateAll((all) => {
    for (const details of all) details.setAttribute("open", "");
  });
  await expect(page.locator(".domain-table")).toBeVisible();
  await expectAccessibleInAllLanguages(page);
});
