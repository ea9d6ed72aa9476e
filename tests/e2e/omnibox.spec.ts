import type { Worker } from "playwright/test";
import type { ExtensionSession } from "../../scripts/launch-browser.ts";
import { killWorker, liveWorker } from "../setup/worker.ts";
import { expect, test } from "./fixtures.ts";
import { addressOf } from "./search-page.ts";

const FIRST_LINE = "Search government pages for “<match>%s</match>”";

/** What the extension hands to the address bar for a keystroke; null: nothing within four seconds. */
function linesFor(worker: Worker, typed: string) {
  return worker.evaluate(
    (text) =>
      new Promise<readonly { content: string; description: string }[] | null>((resolve) => {
        setTimeout(() => resolve(null), 4000);
        chrome.omnibox.onInputChanged.dispatch(text, resolve);
      }),
    typed,
  );
}

const contents = (lines: readonly { content: string }[] | null) =>
  lines?.map(({ content }) => content) ?? null;

/** Keeps every text of the first line from now on. */
async function recordFirstLines(worker: Worker): Promise<() => Promise<readonly string[]>> {
  await worker.evaluate(() => {
    const recorded: string[] = [];
    Object.assign(globalThis, { recorded });
    chrome.omnibox.setDefaultSuggestion = ({ description }) => void recorded.push(description);
  });
  return () => worker.evaluate(() => Object(globalThis).recorded);
}

async function enter(worker: Worker, text: string, disposition: string): Promise<void> {
  await worker.evaluate(
    ([words, where]) => chrome.omnibox.onInputEntered.dispatch(String(words), String(where)),
    [text, disposition],
  );
}

const suggestRequests = async (service: { log(): Promise<readonly { url: string }[]> }) =>
  (await service.log()).filter(({ url }) => url.startsWith("/api/v1/suggest"));

const resultsPages = ({ context }: ExtensionSession) =>
  context
    .pages()
    .map((page) => page.url())
    .filter((url) => url.includes("/search.html"));

test.describe("with suggestions turned on", () => {
  test.use({ settings: { suggestions: true } });

  test("suggests what the service suggests, with the match marked", async ({ session }) => {
    const lines = await linesFor(session.worker, "tax");
    expect(lines?.length).toBeGreaterThan(2);
    expect(lines?.[0]?.description).toMatch(/<match>tax<\/match>/i);
  });

  test("asks once for fast typing, and takes the second time from the copy", async ({ session, service }) => {
    const early = ["pa", "pas", "pass"].map((typed) => linesFor(session.worker, typed));
    const last = await linesFor(session.worker, "passp");
    expect(last?.length).toBeGreaterThan(0);
    expect(
      (await suggestRequests(service)).map(({ url }) => new URL(url, "http://x").searchParams.get("q")),
    ).toEqual(["passp"]);
    await service.clearLog();
    expect(contents(await linesFor(session.worker, "passp"))).toEqual(contents(last));
    expect(await suggestRequests(service)).toEqual([]);
    expect(await Promise.all(early)).toEqual([null, null, null]);
  });

  test("a late answer is dropped", async ({ session, service }) => {
    await session.worker.evaluate(() => {
      // What is asked first is answered once the lines for the next word are there.
      const { fetch } = globalThis;
      globalThis.fetch = async (address) => {
        globalThis.fetch = fetch;
        const lines = await new Promise((resolve) =>
          chrome.omnibox.onInputChanged.dispatch("permit", resolve),
        );
        Object.assign(globalThis, { lines });
        return fetch(address);
      };
    });
    expect(await linesFor(session.worker, "ta")).toBeNull();
    const quick = await session.worker.evaluate(() => Object(globalThis).lines);
    expect(quick?.length).toBeGreaterThan(0);
    expect(
      (await suggestRequests(service)).map(({ url }) => new URL(url, "http://x").searchParams.get("q")),
    ).toEqual(["permit", "ta"]);
  });

  test("completes operators from the lists of the service", async ({ session }) => {
    expect(contents(await linesFor(session.worker, "permits state:te"))).toContain("permits state:tx");
    expect(contents(await linesFor(session.worker, "country:"))).toContain("country:ca");
    expect(contents(await linesFor(session.worker, "level:mun"))).toEqual(["level:municipal"]);
    expect(contents(await linesFor(session.worker, "filetype:p"))).toEqual(["filetype:pdf"]);
    expect(contents(await linesFor(session.worker, "permits city:portl"))).toEqual([
      "permits city:Portland state:me",
      "permits city:Portland state:or",
    ]);
    expect(contents(await linesFor(session.worker, 'city:"st lou'))).toContain('city:"St. Louis"');
    expect(contents(await linesFor(session.worker, "site:irs"))).toContain("site:irs.gov");
  });

  test.describe("in French", () => {
    test.use({ language: "fr" });
    test("completes operators in the words of the person's language", async ({ session }) => {
      const described = async (typed: string) =>
        (await linesFor(session.worker, typed))?.map(({ description }) =>
          description.replace(/<[^>]+>/g, ""),
        );
      expect(await described("country:roy")).toEqual(["country:uk – Royaume-Uni"]);
      expect(await described("impôt level:munici")).toEqual(["impôt level:municipal – Municipal"]);
      expect(await described("level:fédéral")).toEqual(["level:federal – Fédéral"]);
    });
  });

  test("offers the first result itself where the search is saved", async ({ session }) => {
    const page = await session.context.newPage();
    await page.goto(session.address("search.html?q=passport"));
    const link = page.getByRole("list", { name: "Results" }).getByRole("link").first();
    await expect(link).toBeVisible();
    const address = await addressOf(link);
    const lines = await linesFor(session.worker, "passport");
    expect(contents(lines)).toContain(address);
    expect(lines?.find(({ content }) => content === address)?.description).toContain("open the page on");
  });

  test("shows the saved copy, and says so, when the service fails", async ({ session, service }) => {
    const before = await linesFor(session.worker, "tax");
    await session.worker.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open("primary-source-answers");
          opening.onsuccess = () => {
            const transaction = opening.result.transaction("responses", "readwrite");
            const walk = transaction.objectStore("responses").openCursor();
            walk.onsuccess = () => {
              if (!walk.result) return;
              walk.result.update({ ...walk.result.value, fetchedAt: 0 });
              walk.result.continue();
            };
            transaction.oncomplete = () => {
              opening.result.close();
              resolve();
            };
            transaction.onerror = () => reject(transaction.error);
          };
        }),
    );
    await service.fault({ match: "/api/v1/suggest", kind: "503" });
    await service.clearLog();
    const firstLines = await recordFirstLines(session.worker);
    expect(contents(await linesFor(session.worker, "tax"))).toEqual(contents(before));
    // A second try would end after Chromium has stopped waiting; the next letter is one.
    expect(await suggestRequests(service)).toHaveLength(1);
    await expect
      .poll(async () => (await firstLines()).at(-1))
      .toContain("no connection, showing saved copies");
    // The next words are not yet known to meet the same.
    await session.worker.evaluate(() => chrome.omnibox.onInputCancelled.dispatch());
    await expect.poll(async () => (await firstLines()).at(-1)).toBe(FIRST_LINE);
  });

  test("says the first line again only where it changes", async ({ session }) => {
    const firstLines = await recordFirstLines(session.worker);
    await session.worker.evaluate(() => chrome.omnibox.onInputStarted.dispatch());
    for (const typed of ["x".repeat(5000), "t", "ta", "tax"]) await linesFor(session.worker, typed);
    expect((await firstLines()).slice(-2)).toEqual([expect.stringContaining("5,000"), FIRST_LINE]);
  });

  test("nothing that can be typed breaks it, and Enter searches for exactly that", async ({ session }) => {
    const tab = await session.context.newPage();
    for (const typed of [
      '"',
      "<b>&amp;</b>",
      "&",
      "'",
      "x".repeat(5000),
      "👩‍🚒🏛",
      "state:tx",
      "   ",
      "\u202e\u0007",
      "-",
    ]) {
      await tab.goto("about:blank");
      expect(await linesFor(session.worker, typed)).not.toBeNull();
      await enter(session.worker, typed, "currentTab");
      await tab.waitForURL(session.address("search.html*"));
      expect(new URL(tab.url()).searchParams.get("q") ?? "").toBe(typed.trim().replace(/\s+/g, " "));
    }
  });
});

for (const suggestions of [false, null]) {
  test.describe(`with suggestions ${suggestions === null ? "not chosen yet" : "turned off"}`, () => {
    test.use({ settings: { suggestions } });

    test("sends nothing while typing and offers the person's own searches", async ({ session, service }) => {
      await enter(session.worker, "tax history", "newForegroundTab");
      const paths = async () => (await service.log()).map(({ url }) => url.split("?")[0]);
      // The results page asks for these once: what comes after is the address bar's.
      await expect
        .poll(paths)
        .toEqual(expect.arrayContaining(["/api/v1/search", "/api/v1/countries", "/api/v1/places"]));
      await service.clearLog();
      await session.worker.evaluate(() => chrome.omnibox.onInputStarted.dispatch());
      for (const typed of ["t", "ta", "tax", "tax state:te", "city:po", "site:ir"])
        await linesFor(session.worker, typed);
      expect(await service.log()).toEqual([]);
      const lines = await linesFor(session.worker, "t");
      expect(contents(lines)).toEqual(["tax history"]);
      expect(lines?.[0]?.description).toContain("recent search");
    });
  });
}

test.describe("opening", () => {
  test("honours the current tab, a new tab and a background tab", async ({ session }) => {
    const page = await session.context.newPage();
    await page.goto("about:blank");
    await page.bringToFront();
    await enter(session.worker, "tax credit", "currentTab");
    await expect(page).toHaveURL(session.address("search.html?q=tax+credit"));
    for (const [disposition, active] of [
      ["newForegroundTab", true],
      ["newBackgroundTab", false],
    ] as const) {
      const opened = session.context.waitForEvent("page");
      await enter(session.worker, `words ${active}`, disposition);
      const tab = await opened;
      await expect(tab).toHaveURL(session.address(`search.html?q=words+${active}`));
      expect(await tab.evaluate(async () => (await chrome.tabs.getCurrent())?.active)).toBe(active);
    }
  });

  test("a chosen address opens that page; what only looks like one is searched for", async ({ session }) => {
    await session.context.route("https://www.irs.gov/credits", (route) => route.fulfill({ body: "credits" }));
    const opened = session.context.waitForEvent("page");
    await enter(session.worker, "https://www.irs.gov/credits", "newForegroundTab");
    await expect(await opened).toHaveURL("https://www.irs.gov/credits");
    const searched = session.context.waitForEvent("page");
    await enter(session.worker, "javascript:alert(1)", "newForegroundTab");
    await expect(await searched).toHaveURL(session.address("search.html?q=javascript%3Aalert%281%29"));
  });

  test.describe("with default places", () => {
    test.use({ settings: { country: ["ca"], pageSize: 20 } });
    test("searches there, unless the words name a place", async ({ session }) => {
      for (const [words, query] of [
        ["tax", "?q=tax&country=ca&size=20"],
        ["tax state:tx", "?q=tax+state%3Atx&size=20"],
      ]) {
        const opened = session.context.waitForEvent("page");
        await enter(session.worker, String(words), "newForegroundTab");
        await expect(await opened).toHaveURL(session.address(`search.html${query}`));
      }
    });
  });
});

test.describe("after the worker was stopped", () => {
  test.use({ settings: { suggestions: true } });

  test("still suggests and opens", async ({ session, openPage }) => {
    await linesFor(session.worker, "tax");
    await killWorker(session);
    const page = await openPage("options.html");
    await expect(page.getByText("Working.").first()).toBeVisible();
    const worker = await liveWorker(session);
    expect((await linesFor(worker, "tax"))?.length).toBeGreaterThan(0);
    await enter(worker, "tax", "newForegroundTab");
    await expect.poll(() => resultsPages(session)).toEqual([session.address("search.html?q=tax")]);
  });
});
