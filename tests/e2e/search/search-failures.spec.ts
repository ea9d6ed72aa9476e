import { expectAccessible } from "../axe.ts";
import { expect, pointAtService, test } from "../fixtures.ts";
import { lastRequest, searchPage } from "../search-page.ts";

const SEARCH = "/api/v1/search";

test.describe("by a clock of its own", () => {
  test.use({ stopsClock: true });

  test("a wait of 300 ms shows the layout of the results, one of 5 s a sentence", async ({
    openPage,
    service,
  }) => {
    await service.fault({ match: SEARCH, kind: "latency", delayMs: 120_000 });
    const page = await openPage("search.html");
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const search = searchPage(page);
    await search.search("tax");
    await expect.poll(() => lastRequest(service, SEARCH)).not.toBeNull();
    await expect(page.locator(".skeleton")).toHaveCount(0);
    await page.clock.runFor(301);
    await expect(page.locator(".skeleton").first()).toBeVisible();
    await expect(page.getByText("taking longer than usual")).toHaveCount(0);
    const place = await page.locator(".skeleton").first().boundingBox();
    await page.clock.runFor(4_700);
    await expect(page.getByRole("status").filter({ hasText: "taking longer than usual" })).toBeVisible();
    expect(await page.locator(".skeleton").first().boundingBox()).toEqual(place);
  });
});

for (const address of ["search.html?q=tax", "popup.html"]) {
  test(`a next page that fails leaves the way back to the one before, in ${address.split(".")[0]}`, async ({
    openPage,
    service,
  }) => {
    const page = await openPage(address);
    const search = searchPage(page);
    await search.search("tax");
    const first = await search.titles.first().textContent();
    await service.fault({ match: SEARCH, kind: "503" });
    await page.getByRole("button", { name: "Next page" }).click();
    await expect(search.alert).toBeVisible();
    await page.getByRole("button", { name: "Previous page" }).click();
    await expect(search.titles.first()).toHaveText(first ?? "");
    await expect(search.alert).toHaveCount(0);
  });
}

for (const address of ["search.html?q=tax", "popup.html"]) {
  test(`the pages turned so far are there without the service, in ${address.split(".")[0]}`, async ({
    openPage,
    service,
  }) => {
    const page = await openPage(address);
    const search = searchPage(page);
    await search.search("tax");
    await expect(page.getByText("1–10")).toBeVisible();
    const titles = await search.titles.allTextContents();
    await page.getByRole("button", { name: "Next page" }).click();
    await expect(page.getByText("11–20")).toBeVisible();
    await service.fault({ match: SEARCH, kind: "503" });
    await page.getByRole("button", { name: "Previous page" }).click();
    await expect(page.getByText("1–10")).toBeVisible();
    expect(await search.titles.allTextContents()).toEqual(titles);
    await page.getByRole("button", { name: "Next page" }).click();
    await expect(page.getByText("11–20")).toBeVisible();
    // Opened again, the page wants counts, which its copy has none of.
    if (address.startsWith("search")) await page.reload();
    await expect(page.getByText("11–20")).toBeVisible();
    await expect(search.alert).toHaveCount(0);
  });
}

test("what failed at a wrong address is asked at the right one as soon as it is set", async ({
  openPage,
  session,
  service,
}) => {
  await pointAtService(session, "http://127.0.0.1:9", {});
  const page = await openPage("search.html?q=tax");
  await expect(page.getByRole("alert")).toBeVisible();
  await pointAtService(session, service.url, {});
  await expect(searchPage(page).titles.first()).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test.describe("in a build that has to ask for the site", () => {
  test.use({ build: "test-without-services" });

  test("access that the browser withholds is named and asked for, in results and options", async ({
    session,
    service,
  }) => {
    await pointAtService(session, "http://127.0.0.1:9", {});
    const page = await session.context.newPage();
    await page.addInitScript(() => {
      const asked: unknown[] = [];
      Object.assign(globalThis, { asked });
      chrome.permissions.request = async (wanted: unknown) => {
        asked.push({ wanted, inGesture: navigator.userActivation.isActive });
        return true;
      };
    });
    await page.goto(session.address("search.html?q=tax"));
    await expect(page.getByRole("alert")).toContainText("does not let Primary Source reach 127.0.0.1");
    await page.getByRole("button", { name: "Allow access" }).click();
    const request = { wanted: { origins: ["http://127.0.0.1/*"] }, inGesture: true };
    expect(await page.evaluate(() => Object(globalThis).asked)).toEqual([request]);

    await pointAtService(session, null, { searchServiceUrl: service.url });
    await page.goto(session.address("options.html"));
    await expect(page.getByRole("status").filter({ hasText: "no access to 127.0.0.1" })).toBeVisible();
    await page.getByRole("button", { name: "Allow access" }).click();
    await expect(page.getByRole("status").filter({ hasText: "no access to 127.0.0.1" })).toHaveCount(0);
    expect(await page.evaluate(() => Object(globalThis).asked)).toEqual([request]);
  });
});

test("results take exactly the place of their skeleton", async ({ openPage, service }) => {
  await service.fault({ match: SEARCH, kind: "held" });
  const page = await openPage("search.html");
  await searchPage(page).search("tax");
  // Found and measured in one step: between two the results may come. By the clock, since a page that is not in front has no frames.
  const skeleton = await page.waitForFunction(
    () => {
      const card = document.querySelector(".card:has(.skeleton)");
      if (card === null) return null;
      const { x, width } = card.getBoundingClientRect();
      return { x, width };
    },
    null,
    { polling: 50 },
  );
  const before = await skeleton.jsonValue();
  await service.release();
  await expect(searchPage(page).titles.first()).toBeVisible();
  expect(await page.locator(".card").first().boundingBox()).toMatchObject(before ?? {});
  expect(before?.width).toBeGreaterThan(0);
});

const FAILURES = [
  { kind: "503", body: "", says: "not available", offers: "Try again" },
  { kind: "html", body: "", says: "an answer we cannot read", offers: "Try again" },
  { kind: "wrong-shape", body: "", says: "cannot read. Try again later.", offers: "Try again" },
  { kind: "400-string", body: "", says: "does not understand this request", offers: null },
  // Last: nothing is asked until the wait is over.
  { kind: "429-seconds", body: "600", says: "Too many requests", offers: "Try now anyway" },
] as const;

test("every failure is a sentence that says what to do, and the next search works", async ({
  openPage,
  service,
}) => {
  const page = await openPage("search.html");
  const search = searchPage(page);
  for (const { kind, body, says, offers } of FAILURES) {
    await service.fault({ match: `${SEARCH}?q=tax`, kind, body });
    await search.search(`tax ${kind}`);
    await expect(search.alert).toContainText(says, { timeout: 20_000 });
    await expect(page.getByRole("button", { name: /^Try (again|now)/ })).toHaveText(offers ? [offers] : []);
    await service.reset();
    if (kind === "429-seconds") break;
    await search.search(`passport ${kind}`);
    await expect(
      search.titles.first().or(page.getByRole("heading", { name: /No pages found/ })),
    ).toBeVisible();
    await expect(search.alert).toHaveCount(0);
  }
});

test("when the service fails, the saved copy is shown and says when it is from", async ({
  openPage,
  session,
  service,
}) => {
  const page = await openPage("search.html?q=tax");
  const search = searchPage(page);
  const first = await search.titles.first().textContent();
  await service.fault({ match: SEARCH, kind: "503" });
  await session.worker.evaluate(makeCopiesOld);
  await page.reload();
  await expect(search.titles.first()).toHaveText(String(first));
  await expect(page.getByRole("status").filter({ hasText: "saved copy" })).toContainText("not available", {
    timeout: 20_000,
  });
  await service.reset();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("status").filter({ hasText: "saved copy" })).toHaveCount(0);
  await expect(search.titles.first()).toBeVisible();
});

test("without a connection a copy is called one, however young it is", async ({ openPage, session }) => {
  const page = await openPage("search.html?q=tax");
  const search = searchPage(page);
  const first = await search.titles.first().textContent();
  const saved = page.getByRole("status").filter({ hasText: "saved copy" });
  await session.context.setOffline(true);
  await search.box.press("Enter");
  await expect(saved).toBeVisible();
  await expect(search.titles.first()).toHaveText(String(first));
  await session.context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(saved).toHaveCount(0);
});

/** Runs in the worker: every saved answer is from yesterday. */
async function makeCopiesOld(): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open("primary-source-answers");
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const store = database.transaction("responses", "readwrite").objectStore("responses");
  await new Promise<void>((resolve) => {
    store.openCursor().onsuccess = ({ target }) => {
      const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
      if (!cursor) return resolve();
      cursor.update({ ...cursor.value, fetchedAt: Date.now() - 86_400_000 });
      cursor.continue();
    };
  });
  database.close();
}

test.describe("without a service", () => {
  test.use({ build: "test-without-services" });

  test("a search says that none is set and leads to the options", async ({ openPage, session }) => {
    const page = await openPage("popup.html");
    const search = searchPage(page);
    await search.search("tax");
    await expect(search.alert).toContainText("No search service address is set");
    const [options] = await Promise.all([
      session.context.waitForEvent("page"),
      page.getByRole("button", { name: "Options" }).last().click(),
    ]);
    await expect.poll(() => options.url()).toContain("options.html");
  });
});

test("the footer tells of a pause no longer than it lasts", async ({ openPage, service }) => {
  await service.fault({ match: "/api/v1/search", kind: "429-seconds", body: "15", times: 1 });
  const page = await openPage("search.html?q=tax");
  await expect(page.getByText("Search is paused")).toBeVisible();
  await expect(page.getByText("Search is paused")).toBeHidden({ timeout: 40_000 });
});

test("a pause is counted down, and when it ends the search goes on by itself", async ({
  openPage,
  service,
}) => {
  await service.fault({ match: SEARCH, kind: "429-seconds", body: "20", times: 1 });
  const page = await openPage("search.html?q=tax");
  const search = searchPage(page);
  await expect(page.getByRole("timer")).toHaveText(/will continue in (\d|1\d|20) sec\./);
  await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
  await expectAccessible(page);
  await expect(search.titles.first()).toBeVisible({ timeout: 60_000 });
  await expect(search.alert).toHaveCount(0);
  expect((await service.log()).filter(({ url }) => url.startsWith(SEARCH))).toHaveLength(2);
});

test("a pause of a day names its day, and lets a user ask once", async ({ openPage, service }) => {
  await service.fault({ match: SEARCH, kind: "429-seconds", body: "86400" });
  const page = await openPage("search.html?q=tax");
  const search = searchPage(page);
  await expect(search.alert).toContainText(new Date(Date.now() + 86_400_000).getFullYear().toString());
  // Nobody waits in front of it, so nothing goes on by itself.
  await expect(page.getByRole("timer")).toHaveCount(0);
  const askNow = page.getByRole("button", { name: "Try now anyway" });
  await askNow.click();
  await expect(askNow).toHaveCount(0);
  await expect(search.alert).toContainText("Too many requests");
  expect((await service.log()).filter(({ url }) => url.startsWith(SEARCH))).toHaveLength(2);
});
