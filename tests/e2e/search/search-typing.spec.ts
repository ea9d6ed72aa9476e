import { expect, test } from "../fixtures.ts";
import { lastRequest, searchPage } from "../search-page.ts";

const SUGGEST = "/api/v1/suggest";

test.describe("with suggestions turned on", () => {
  test.use({ settings: { suggestions: true } });

  test("operators stay in the box: the service is asked for the words beside them", async ({
    openPage,
    service,
  }) => {
    const page = await openPage("search.html");
    const search = searchPage(page);
    await search.box.fill("state:tx -form proper");
    await expect(search.suggestions.first()).toHaveText(/^state:tx -form .*Proper/);
    await search.box.fill('state:tx "property');
    await expect(search.suggestions).toHaveCount(0);
    const asked = (await service.log()).filter(({ url }) => url.startsWith(SUGGEST));
    expect(asked.map(({ url }) => url)).toEqual([`${SUGGEST}?q=proper&size=6`]);
    await search.box.fill("state:tx -form proper");
    await search.suggestions.first().click();
    // Sent as the filter that it became.
    await expect
      .poll(async () => (await lastRequest(service, "/api/v1/search"))?.toString())
      .toMatch(/^q=Proper\S*\+-form&state=TX$/);
  });
});

for (const suggestions of [null, false]) {
  test(`nothing is sent while typing when suggestions are ${suggestions === null ? "not chosen yet" : "off"}`, async ({
    session,
    openPage,
    service,
  }) => {
    await session.worker.evaluate(async (value) => {
      const { settings } = (await chrome.storage.local.get("settings")) as { settings: object };
      await chrome.storage.local.set({ settings: { ...settings, suggestions: value } });
    }, suggestions);
    const page = await openPage("search.html");
    const search = searchPage(page);
    await search.search("budget");
    await expect(search.cards.first()).toBeVisible();
    await search.box.pressSequentially(" 2026", { delay: 200 });
    await search.box.fill("budg");
    await expect(search.suggestions).toHaveText(["budget"]);
    expect((await service.log()).filter(({ url }) => url.startsWith(SUGGEST))).toEqual([]);
  });
}

test.describe("an operator", () => {
  test.use({ settings: { suggestions: true } });

  test("is completed where the caret stands, and typing goes on there", async ({ openPage }) => {
    const page = await openPage("search.html");
    const search = searchPage(page);
    await search.box.fill("tax  more");
    for (let moved = 0; moved < " more".length; moved += 1) await search.box.press("ArrowLeft");
    await search.box.pressSequentially("state:tex");
    await expect(search.suggestions.first()).toHaveText("Texasstate:tx");
    await search.box.press("ArrowDown");
    await search.box.press("Enter");
    await expect(search.box).toHaveValue("tax state:tx more");
    await search.box.pressSequentially("credit ");
    await expect(search.box).toHaveValue("tax state:tx credit more");
  });

  test("is completed wherever the caret is moved into it", async ({ openPage }) => {
    const page = await openPage("search.html");
    const search = searchPage(page);
    await search.box.fill("state:tex more");
    for (let moved = 0; moved < " more".length; moved += 1) await search.box.press("ArrowLeft");
    await expect(search.suggestions).toHaveText(["Texasstate:tx"]);
    await search.box.press("End");
    await expect(search.suggestions).toHaveCount(0);
    await search.box.evaluate((box: HTMLInputElement) => box.setSelectionRange(8, 8));
    await search.box.dispatchEvent("click");
    await expect(search.suggestions.first()).toContainText("Tennessee");
    await search.option(/^Texas/).click();
    await expect(search.box).toHaveValue("state:tx more");
  });
});

test.describe("a city or a domain as an operator", () => {
  test.use({ settings: { suggestions: true } });
});

test("an operator is completed from what is saved where nothing is sent while typing", async ({
  openPage,
  service,
}) => {
  const page = await openPage("search.html");
  const search = searchPage(page);
  await search.search("budget");
  await expect(search.cards.first()).toBeVisible();
  await expect.poll(() => lastRequest(service, "/api/v1/places")).not.toBeNull();
  await expect.poll(() => lastRequest(service, "/api/v1/countries")).not.toBeNull();
  await service.clearLog();
  for (const [typed, offered] of [
    ["state:tex", "Texasstate:tx"],
    ["city:springf", /^Springfield, \w\wcity:Springfield state:\w\w$/],
  ] as const) {
    await search.box.fill("budget ");
    await search.box.pressSequentially(typed);
    await expect(search.suggestions.first()).toHaveText(offered);
  }
  await search.box.fill("site:irs");
  await expect(search.suggestions).toHaveCount(0);
  expect(await service.log()).toEqual([]);
});

test("the last thing searched for wins, however late the others answer", async ({ openPage, service }) => {
  await service.fault({ match: "/api/v1/search?q=parking", kind: "latency", delayMs: 1_500, times: 1 });
  const page = await openPage("search.html");
  const search = searchPage(page);
  await search.search("parking");
  await expect.poll(async () => (await lastRequest(service, "/api/v1/search"))?.get("q")).toBe("parking");
  await search.search("passport");
  await expect(search.titles.first()).toContainText(/passport/i);
  await expect.poll(async () => Date.now() - (await timeOf(service, "parking"))).toBeGreaterThan(1_700);
  await expect(search.titles.first()).toContainText(/passport/i);
  await expect(search.box).toHaveValue("passport");
});

async function timeOf(
  service: { log(): Promise<readonly { url: string; time: number }[]> },
  words: string,
): Promise<number> {
  return (await service.log()).find(({ url }) => url.includes(`q=${words}`))?.time ?? Number.NaN;
}

for (const suggestions of [true, false, null]) {
  test.describe(`with suggestions ${suggestions === null ? "not chosen" : suggestions ? "on" : "off"}`, () => {
    test.use({ settings: { suggestions } });

    test("a misspelt word that finds nothing gets the word of the service's titles", async ({ openPage }) => {
      const page = await openPage("search.html?q=potholse");
      const search = searchPage(page);
      await expect(page.getByRole("heading", { name: /No pages found/ })).toBeVisible();
      const meant = page.getByRole("group", { name: "Did you mean" });
      await meant
        .getByRole("button", { name: /^pothole/ })
        .first()
        .click();
      await expect(search.titles.first()).toBeVisible();
      await expect(search.box).toHaveValue(/^pothole/);
    });
  });
}
