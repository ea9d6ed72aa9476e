import { expect, test } from "./fixtures.ts";
import { lastRequest, searchPage } from "./search-page.ts";

const SUGGEST = "/api/v1/suggest";

test.describe("with suggestions turned on", () => {
  test.use({ settings: { suggestions: true } });

  test("two letters bring suggestions, one letter asks nothing", async ({ openPage, service }) => {
    const page = await openPage("search.html");
    const search = searchPage(page);
    await search.box.press("t");
    await search.box.press("a");
    await expect(search.suggestions.first()).toBeVisible();
    const asked = (await service.log()).filter(({ url }) => url.startsWith(SUGGEST));
    expect(asked.map(({ url }) => url)).toEqual([`${SUGGEST}?q=ta&size=6`]);
  });

  test("the box is a combobox whose arrows choose a suggestion", async ({ openPage, service }) => {
    const page = await openPage("search.html");
    const search = searchPage(page);
    await expect(search.box).toHaveAttribute("aria-expanded", "false");
    await search.box.fill("tax");
    await expect(search.box).toHaveAttribute("aria-expanded", "true");
    await search.box.press("ArrowDown");
    const chosen = await search.box.getAttribute("aria-activedescendant");
    const option = page.locator(`[id="${chosen}"]`);
    await expect(option).toHaveAttribute("aria-selected", "true");
    const words = await option.textContent();
    await search.box.press("Enter");
    await expect(search.box).toHaveValue(String(words));
    await expect(search.box).toHaveAttribute("aria-expanded", "false");
    await expect.poll(async () => (await lastRequest(service, "/api/v1/search"))?.get("q")).toBe(words);
  });

  test("a person's own searches are told apart from the service's ideas", async ({ openPage }) => {
    const page = await openPage("search.html");
    const search = searchPage(page);
    await search.search("tax credit for solar panels");
    await expect(search.results.or(page.getByRole("heading", { name: /No pages found/ }))).toBeVisible();
    await search.box.fill("tax");
    await expect(page.getByRole("group", { name: "Recent searches" }).getByRole("option")).toHaveText([
      "tax credit for solar panels",
    ]);
    await expect(
      page.getByRole("group", { name: "Suggested searches" }).getByRole("option").first(),
    ).toBeVisible();
  });

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
    await expect
      .poll(async () => (await lastRequest(service, "/api/v1/search"))?.get("q"))
      .toMatch(/^state:tx -form .*Proper/);
  });

  test("a stale answer never replaces a newer one", async ({ openPage, service }) => {
    await service.fault({ match: `${SUGGEST}?q=parking`, kind: "latency", delayMs: 1_500, times: 1 });
    const page = await openPage("search.html");
    const search = searchPage(page);
    await search.box.fill("parking");
    await expect.poll(async () => (await lastRequest(service, SUGGEST))?.get("q")).toBe("parking");
    await search.box.fill("tax");
    await expect(search.suggestions.first()).toContainText(/tax/i);
    await expect.poll(async () => Date.now() - (await timeOf(service, "parking"))).toBeGreaterThan(1_700);
    for (const option of await search.suggestions.all()) await expect(option).not.toContainText(/parking/i);
  });

  test("typing “minimum wage” at an even pace asks three times at most", async ({ openPage, service }) => {
    const page = await openPage("search.html");
    const search = searchPage(page);
    await search.box.pressSequentially("minimum wage", { delay: 120 });
    await expect(search.suggestions.first()).toBeVisible();
    await expect.poll(async () => (await lastRequest(service, SUGGEST))?.get("q")).toBe("minimum wage");
    const asked = (await service.log()).filter(({ url }) => url.startsWith(SUGGEST));
    expect(asked.length).toBeLessThanOrEqual(3);
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

for (const { language, box, list, cases } of [
  {
    language: "en",
    box: "Search government pages",
    list: "Suggestions",
    cases: [
      ["level:fed", "Federal", "level:federal"],
      ["country:gb", "United Kingdom", "country:uk"],
      ["state:tex", "Texas", "state:tx"],
      ["city:portland", "Portland, ME", "city:Portland state:me"],
      ['city:"st lou', "St. Louis, MO", 'city:"St. Louis"'],
      ["site:irs", "Internal Revenue Service", "site:irs.gov"],
    ],
  },
  {
    language: "fr",
    box: "Chercher des pages officielles",
    list: "Suggestions",
    cases: [
      ["level:féd", "Fédéral", "level:federal"],
      ["country:roy", "Royaume-Uni", "country:uk"],
      ["country:etats", "États-Unis", "country:us"],
      ["country:united", "États-Unis", "country:us"],
      ["state:colomb", "Colombie-Britannique", "state:bc"],
      ["city:leed", "Leeds, Royaume-Uni", "city:Leeds"],
    ],
  },
] as const) {
  test.describe(`operators in ${language}`, () => {
    test.use({ language, settings: { suggestions: true } });

    test("are completed by the words of the person's language, of the service and by code", async ({
      openPage,
      service,
    }) => {
      const page = await openPage("search.html");
      const field = page.getByRole("combobox", { name: box });
      const options = page.getByRole("listbox", { name: list }).getByRole("option");
      for (const [typed, label, text] of cases) {
        await field.fill(typed);
        await expect(options.first()).toHaveText(`${label}${text}`);
      }
      expect((await service.log()).filter(({ url }) => url.startsWith(SUGGEST))).toEqual([]);
    });
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

  test("is looked up, and the last thing typed wins", async ({ openPage, service }) => {
    await service.fault({ match: "/api/v1/places?q=por", kind: "latency", delayMs: 1_500, times: 1 });
    const page = await openPage("search.html");
    const search = searchPage(page);
    await search.box.fill("city:por");
    await expect.poll(async () => (await lastRequest(service, "/api/v1/places"))?.get("q")).toBe("por");
    await search.box.fill("site:irs");
    await expect(search.suggestions.first()).toHaveText("Internal Revenue Servicesite:irs.gov");
    await expect
      .poll(async () => {
        const asked = (await service.log()).find(({ url }) => url.includes("q=por"));
        return Date.now() - (asked?.time ?? Number.NaN);
      })
      .toBeGreaterThan(1_700);
    for (const option of await search.suggestions.all()) await expect(option).not.toContainText("Port");
    const looked = (await service.log()).map(({ url }) => new URL(url, "http://x").searchParams);
    expect(looked.map((sent) => sent.get("q") ?? sent.get("search")).filter(Boolean)).toEqual(["por", "irs"]);
  });

  test("is found among what is saved while the service is down", async ({ openPage, service }) => {
    const page = await openPage("search.html");
    const search = searchPage(page);
    await search.box.fill("city:");
    await expect(search.suggestions.first()).toBeVisible();
    await service.fault({ match: "/api/v1/places", kind: "503" });
    await search.box.fill("city:springf");
    await expect(search.suggestions.first()).toContainText("Springfield");
  });
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

for (const [suggestions, count] of [
  [true, 1],
  [false, 0],
  [null, 0],
] as const) {
  test.describe(`with suggestions ${suggestions === null ? "not chosen" : suggestions ? "on" : "off"}`, () => {
    test.use({ settings: { suggestions } });

    test("a misspelt word that finds nothing gets the word of the service's titles", async ({
      openPage,
      service,
    }) => {
      const page = await openPage("search.html?q=acessibility");
      const search = searchPage(page);
      await expect(page.getByRole("heading", { name: /No pages found/ })).toBeVisible();
      const meant = page
        .getByRole("group", { name: "Did you mean" })
        .getByRole("button", { name: "accessibility" });
      await expect(meant).toHaveCount(count);
      const asked = (await service.log()).filter(({ url }) => url.startsWith("/api/v1/suggest"));
      expect(asked.length > 0).toBe(suggestions === true);
      if (count === 0) return;
      await meant.first().click();
      await expect(search.titles.first()).toBeVisible();
      await expect(search.box).toHaveValue("accessibility");
    });
  });
}
