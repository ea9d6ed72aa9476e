import type { Worker } from "playwright/test";
import type { ExtensionSession } from "../../../scripts/launch-browser.ts";
import { PATIENCES, patienceNeverEnds } from "../../setup/endless-patience.ts";
import { killWorker, liveWorker } from "../../setup/worker.ts";
import { expect, test } from "../fixtures.ts";
import { CLAIMS, Panel } from "../panel.ts";
import { addressOf } from "../search-page.ts";

const FIRST_LINE = "Search government pages for “<match>%s</match>”";

type Lines = readonly { content: string; description: string }[] | null;

/** What the extension hands to the address bar for each of several keystrokes; null: nothing within four seconds. No time passes between them. */
function linesForEach(worker: Worker, typed: readonly string[]): Promise<readonly Lines[]> {
  return worker.evaluate((texts) => {
    const linesFor = (text: string): Promise<Lines> =>
      new Promise((resolve) => {
        setTimeout(() => resolve(null), 4000);
        chrome.omnibox.onInputChanged.dispatch(text, resolve);
      });
    return Promise.all(texts.map(linesFor));
  }, typed);
}

async function linesFor(worker: Worker, typed: string): Promise<Lines> {
  const [lines = null] = await linesForEach(worker, [typed]);
  return lines;
}

const contents = (lines: Lines) => lines?.map(({ content }) => content) ?? null;

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

  test("asks once for fast typing, and takes the second time from the copy", async ({ session, service }) => {
    await session.worker.evaluate(patienceNeverEnds, PATIENCES.addressBar);
    const lines = await linesForEach(session.worker, ["pa", "pas", "pass", "passp"]);
    const last = lines.at(-1) ?? null;
    expect(last?.length).toBeGreaterThan(0);
    expect(lines.slice(0, -1)).toEqual([null, null, null]);
    expect(
      (await suggestRequests(service)).map(({ url }) => new URL(url, "http://x").searchParams.get("q")),
    ).toEqual(["passp"]);
    await service.clearLog();
    expect(contents(await linesFor(session.worker, "passp"))).toEqual(contents(last));
    expect(await suggestRequests(service)).toEqual([]);
  });

  test("completes operators from the lists of the service", async ({ session }) => {
    await session.worker.evaluate(patienceNeverEnds, PATIENCES.addressBar);
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
    test("completes operators in the words of the user's language", async ({ session }) => {
      const described = async (typed: string) =>
        (await linesFor(session.worker, typed))?.map(({ description }) =>
          description.replace(/<[^>]+>/g, ""),
        );
      await session.worker.evaluate(patienceNeverEnds, PATIENCES.addressBar);
      expect(await described("country:roy")).toEqual(["country:uk – Royaume-Uni"]);
      expect(await described("impôt level:munici")).toEqual(["impôt level:municipal – Municipal"]);
      expect(await described("level:fédéral")).toEqual(["level:federal – Fédéral"]);
      expect(await described("state:colomb")).toEqual(["state:bc – Colombie-Britannique"]);
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
    // A service that is slow to answer has its rows shown with the next letter.
    let before: Awaited<ReturnType<typeof linesFor>> = null;
    await expect
      .poll(async () => {
        before = await linesFor(session.worker, "tax");
        return before?.length;
      })
      .toBeGreaterThan(0);
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

  test("nothing that can be typed breaks it, and Enter searches for exactly that", async ({ session }) => {
    const tab = await session.context.newPage();
    for (const typed of ['"', "<b>&amp;</b> 👩‍🚒🏛", "x".repeat(5000)]) {
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

    test("sends nothing while typing and offers the user's own searches", async ({ session, service }) => {
      await enter(session.worker, "tax refund", "newForegroundTab");
      const paths = async () => (await service.log()).map(({ url }) => url.split("?")[0]);
      // The results page asks for these once, as the search finds something: what comes after is the address bar’s.
      await expect
        .poll(paths)
        .toEqual(expect.arrayContaining(["/api/v1/search", "/api/v1/countries", "/api/v1/places"]));
      await service.clearLog();
      await session.worker.evaluate(() => chrome.omnibox.onInputStarted.dispatch());
      for (const typed of ["t", "ta", "tax", "tax state:te", "city:po", "site:ir"])
        await linesFor(session.worker, typed);
      expect(await service.log()).toEqual([]);
      const lines = await linesFor(session.worker, "t");
      expect(contents(lines)).toEqual(["tax refund"]);
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
    // Words that find nothing would lead on to a search that finds something.
    for (const [disposition, words, active] of [
      ["newForegroundTab", "property tax", true],
      ["newBackgroundTab", "sales tax", false],
    ] as const) {
      const opened = session.context.waitForEvent("page");
      await enter(session.worker, words, disposition);
      const tab = await opened;
      await expect(tab).toHaveURL(session.address(`search.html?q=${words.replace(" ", "+")}`));
      expect(await tab.evaluate(async () => (await chrome.tabs.getCurrent())?.active)).toBe(active);
    }
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

test("a sentence that states something can be fact-checked, and is sent only where that is chosen", async ({
  session,
  service,
}) => {
  const { worker, context } = session;
  const asked = async () => (await service.log()).filter(({ method }) => method === "POST");
  const [line] = (await linesFor(worker, CLAIMS.refuted)) ?? [];
  expect(line).toEqual({
    content: `check: ${CLAIMS.refuted}`,
    description: `Fact-check “<match>${CLAIMS.refuted}</match>”`,
  });
  expect(contents(await linesFor(worker, "minimum wage in Texas"))).toEqual([]);
  expect(await asked()).toEqual([]);
  const opened = context.waitForEvent("page");
  await enter(worker, line?.content ?? "", "newForegroundTab");
  const page = await opened;
  await expect(page).toHaveURL(session.address("search.html?view=checks"));
  await expect(new Panel(page).card(CLAIMS.refuted).getByRole("heading", { name: "Refuted" })).toBeVisible();
  expect(await asked()).toHaveLength(1);
});
