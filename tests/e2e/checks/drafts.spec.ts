import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchWithExtension } from "../../../scripts/launch-browser.ts";
import { killWorker } from "../../setup/worker.ts";
import { expectAccessible } from "../axe.ts";
import { expect, pointAtService, test } from "../fixtures.ts";
import { CLAIMS, Panel, VERDICT } from "../panel.ts";

const CHECK = "/api/v1/fact-check";
const OPINION = "What a lovely day it was for everybody in the town.";
const taxes = (count: number, first = 0) =>
  Array.from(
    { length: count },
    (_, index) =>
      `The IRS collected ${first + index + 2} billion dollars in taxes in 20${10 + first + index}.`,
  );
const TEXT = `${OPINION} ${CLAIMS.confirmed}\n\n${CLAIMS.refuted} Nobody asked why. ${CLAIMS.misleading}`;

test("a text is checked sentence by sentence: the ticked ones are sent, and it is shown with their verdicts", async ({
  openPage,
  service,
}) => {
  const page = await openPage("search.html?view=checks");
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole("button", { name: "Check a text" }).click();
  await page.getByRole("textbox", { name: "Text" }).fill(TEXT);
  const group = page.getByRole("group", { name: "Sentences to check" });
  await expect(group.getByRole("checkbox")).toHaveCount(5);
  await expect(group.getByRole("checkbox", { checked: true })).toHaveCount(3);
  await expectAccessible(page, "main");
  await group.getByRole("checkbox", { name: "Congress has not raised" }).uncheck();
  await group.getByRole("checkbox", { name: "Congress has not raised" }).check();
  await group.getByRole("checkbox", { name: "Congress has not raised" }).uncheck();
  expect(await service.log()).toEqual([]);
  await page.getByRole("button", { name: "Check 2 sentences" }).click();
  const text = page.getByRole("region", { name: "What a lovely day" });
  await expect(text.getByRole("button", { name: /^Confirmed: .The federal/ })).toBeVisible();
  await text.getByRole("button", { name: /^Refuted: .Social Security/ }).click();
  await expect(text.getByRole("article").getByRole("heading", { name: "Refuted" })).toBeVisible();
  await expect(text).toContainText(CLAIMS.misleading);
  await expect(text.getByRole("button", { name: /^(?:Confirmed|Refuted|Misleading): / })).toHaveCount(2);
  await expectAccessible(page, "main");
  expect((await service.log()).map(({ url }) => url)).toEqual([CHECK, CHECK]);
  const row = page.getByRole("list", { name: "Fact-checks" }).getByRole("listitem");
  await expect(row).toHaveCount(1);
  await expect(row).toContainText("2 fact-checks · Refuted: 1 · Confirmed: 1");
});

test("the card of a sentence in a long paragraph is brought into view, and its mark again once it is closed", async ({
  openPage,
}) => {
  const page = await openPage("sidepanel.html");
  await page.setViewportSize({ width: 400, height: 700 });
  await page.getByRole("button", { name: "Check a text" }).click();
  await page.getByRole("textbox", { name: "Text" }).fill(`${CLAIMS.refuted} ${`${OPINION} `.repeat(40)}`);
  await page.getByRole("button", { name: "Check 1 sentence" }).click();
  const mark = page.getByRole("button", { name: /^Refuted: .Social Security/ });
  await mark.click();
  const verdict = page.getByRole("article").getByRole("heading", { name: "Refuted" });
  await expect(verdict).toBeInViewport();
  await expect(mark).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(verdict).toHaveCount(0);
  await expect(mark).toBeInViewport();
});

for (const language of ["en", "fr", "es"] as const) {
  test.describe(language, () => {
    test.use({ language });

    test("the mark of a sentence stays in a page of 320 pixels, beside the end of its sentence", async ({
      openPage,
    }) => {
      const page = await openPage("search.html?view=checks#text");
      await page.setViewportSize({ width: 320, height: 700 });
      // Nothing is known of it, and its last word is as long as one that is kept with the mark may be.
      // The field of a text takes the place of the one for a claim.
      const text = page
        .locator("section", { has: page.locator("textarea[aria-describedby$='-sent']") })
        .last();
      await text.locator("textarea").fill("In 2023 the IRS spent 12 billion dollars on telecommunications.");
      await text.locator(".button-main").click();
      const mark = page.locator("section p button[aria-expanded]");
      await expect(mark).toHaveAccessibleName(
        /^(?:No official source found|Aucune source officielle|No se encontró una fuente)/,
      );
      const { pageWidth, end, beside } = await mark.evaluate((button) => {
        const { right, top, bottom } = button.getBoundingClientRect();
        const last = button.previousElementSibling?.getBoundingClientRect();
        return {
          pageWidth: document.documentElement.scrollWidth,
          end: right,
          beside: last !== undefined && last.top < bottom && last.bottom > top,
        };
      });
      expect(pageWidth).toBe(320);
      expect(end).toBeLessThanOrEqual(320);
      expect(beside).toBe(true);
    });
  });
}

test("a text that is started with the keyboard has the focus when it opens, in its row and beside the list", async ({
  openPage,
}) => {
  for (const width of [1280, 400]) {
    const page = await openPage("search.html?view=checks#text");
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole("textbox", { name: "Text" }).fill(`${width} cars. ${CLAIMS.refuted}`);
    await page.getByRole("button", { name: "Check 1 sentence" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: `${width} cars` })).toBeFocused();
    await page.close();
  }
});

test("a draft survives closing with its ticks, and its checks the death of the worker: each sentence is requested once", async ({
  session,
  openPage,
  service,
}) => {
  const sentences = taxes(8);
  await service.fault({ match: CHECK, kind: "held" });
  const first = await openPage("sidepanel.html");
  await first.getByRole("button", { name: "Check a text" }).click();
  await first.getByRole("textbox", { name: "Text" }).fill([OPINION, ...sentences].join(" "));
  await first.getByRole("checkbox", { name: "7 billion" }).uncheck();
  await first.close();

  const page = await openPage("sidepanel.html");
  await page.getByRole("button", { name: "Check a text" }).click();
  await expect(page.getByRole("checkbox", { name: "7 billion" })).not.toBeChecked();
  await page.getByRole("button", { name: "Check 7 sentences" }).click();
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByText("Paused. Nothing more is sent.")).toBeVisible();
  // What was sent is answered.
  await service.release();
  await expect(page.locator("main .spinner")).toHaveCount(0);
  await killWorker(session);
  await page.reload();
  await page.getByRole("button", { name: "What a lovely day", expanded: false }).click();
  await page.getByRole("button", { name: "Resume" }).click();
  await expect(page.getByRole("button", { name: VERDICT })).toHaveCount(7);
  const asked = (await service.log()).map(({ body }) => JSON.stringify(body));
  expect(asked).toHaveLength(7);
  expect(new Set(asked).size).toBe(7);
});

test("the text itself never leaves the device, and a group is deleted with it, with undo", async ({
  openPage,
  service,
}) => {
  const page = await openPage("sidepanel.html");
  await page.getByRole("button", { name: "Check a text" }).click();
  await page.getByRole("textbox", { name: "Text" }).fill(TEXT);
  await page.getByRole("button", { name: "Check 3 sentences" }).click();
  await expect(page.getByRole("button", { name: VERDICT })).toHaveCount(3);
  expect(JSON.stringify(await service.log())).not.toContain("lovely day");
  await page.getByRole("textbox", { name: "Title" }).fill("Five tax myths");
  await page.getByRole("textbox", { name: "Note" }).fill("For the desk");
  await page.getByRole("textbox", { name: "Note" }).blur();
  const panel = new Panel(page);
  await panel.find("desk");
  await expect(panel.items).toHaveCount(1);
  await page.getByRole("button", { name: "More about “Five tax myths”" }).click();
  await page.getByRole("menuitem", { name: "Delete with its fact-checks" }).click();
  await expect(panel.items).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(panel.items).toHaveCount(1);
  await expect(panel.items).toContainText("Five tax myths");
});

test("an HTML file is read as text, and nothing of it runs", async ({ openPage, service }) => {
  const page = await openPage("search.html?view=checks#text");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const html = `<title>T</title><script>document.title = "taken"</script><nav>Menu</nav>
    <p onclick="x()">${CLAIMS.confirmed}<img src="${service.url}/pixel" onerror="document.title='taken'"></p>
    <style>p{}</style><p>${CLAIMS.refuted}</p>`;
  const file = { name: "myths.html", mimeType: "text/html", buffer: Buffer.from(html) };
  await page.locator("input[type=file]").setInputFiles(file);
  const group = page.getByRole("group", { name: "Sentences to check" });
  await expect(group.locator("label")).toHaveText([CLAIMS.confirmed, CLAIMS.refuted]);
  await expect(page.getByRole("textbox", { name: "Text" })).toHaveValue(
    `${CLAIMS.confirmed}\n${CLAIMS.refuted}`,
  );
  expect(await page.title()).not.toBe("taken");
  expect(asked.filter((url) => !url.startsWith("chrome-extension:"))).toEqual([]);
  const picture = { name: "picture.txt", mimeType: "text/plain", buffer: Buffer.from([0x89, 0x50, 0, 0, 0]) };
  await page.locator("input[type=file]").setInputFiles(picture);
  await expect(page.getByRole("alert")).toContainText("This is not a text file");
});

test("closing the browser over a text keeps it, and the next start goes on until each sentence has one verdict", async ({
  service,
}) => {
  const profile = await mkdtemp(join(tmpdir(), "primary-source-"));
  const launch = () =>
    launchWithExtension({
      extension: join(import.meta.dirname, "..", "..", "..", ".output", "test", "chrome-mv3"),
      profile,
      headless: true,
    });
  try {
    await service.fault({ match: CHECK, kind: "latency", delayMs: 120_000, times: 3 });
    const first = await launch();
    await pointAtService(first, service.url, {});
    const page = await first.context.newPage();
    await page.goto(first.address("search.html?view=checks#text"));
    await page.getByRole("textbox", { name: "Text" }).fill(taxes(6).join(" "));
    await page.getByRole("button", { name: "Check 6 sentences" }).click();
    await expect.poll(async () => (await service.log()).length).toBe(3);
    await first.context.close();

    const second = await launch();
    const next = await second.context.newPage();
    await next.goto(second.address("search.html?view=checks"));
    await next.getByRole("button", { name: "The IRS collected 2 billion", expanded: false }).click();
    await expect(next.getByRole("button", { name: VERDICT })).toHaveCount(6);
    // Those that were under way are sent again, the others once.
    expect(await service.log()).toHaveLength(3 + 6);
    await second.context.close();
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
});

test("two texts at once share an answer, a claim of one's own goes before them, and a new answer stays in its group", async ({
  openPage,
  service,
}) => {
  // Until both texts are in line, and a claim of one's own.
  await service.fault({ match: CHECK, kind: "held" });
  const page = await openPage("sidepanel.html");
  const panel = new Panel(page);
  const check = async (text: string, count: number): Promise<void> => {
    await page.getByRole("button", { name: "Check a text" }).click();
    await page.getByRole("textbox", { name: "Text" }).fill(text);
    await page.getByRole("button", { name: `Check ${count} sentences` }).click();
    await expect(page.getByRole("textbox", { name: "Text" })).toHaveCount(0);
  };
  await check(taxes(4).join(" "), 4);
  await check(`${CLAIMS.refuted} ${taxes(4).slice(2).join(" ")}`, 3);
  await panel.ask(CLAIMS.confirmed);
  await service.release();
  const groups = panel.items.filter({ hasText: /\d fact-checks · / });
  await expect(groups).toHaveCount(2);
  await expect(panel.items.filter({ hasText: "in line" })).toHaveCount(0);
  // Those that are under way have left the line before the service has heard of them.
  await expect.poll(async () => (await service.log()).length).toBe(6);
  const asked = (await service.log()).map(({ body }) => JSON.stringify(body));
  expect([asked.length, new Set(asked).size]).toEqual([6, 6]);
  expect(asked.findIndex((body) => body.includes("minimum wage"))).toBe(3);

  await page.getByRole("button", { name: "Social Security", expanded: false }).click();
  await page.getByRole("button", { name: /^Refuted: / }).click();
  const card = panel.card(CLAIMS.refuted);
  await panel.choose(card, "Check again");
  await expect.poll(() => service.log()).toHaveLength(7);
  await panel.openToEarlier(card);
  await expect(groups).toHaveCount(2);
});

test("a text that is stopped keeps its verdicts, and goes on after Undo until each sentence was requested once", async ({
  openPage,
  service,
}) => {
  // Three are under way, and answered after the others were stopped.
  await service.fault({ match: CHECK, kind: "held" });
  const page = await openPage("sidepanel.html");
  await page.getByRole("button", { name: "Check a text" }).click();
  await page.getByRole("textbox", { name: "Text" }).fill(taxes(8).join(" "));
  await page.getByRole("button", { name: "Check 8 sentences" }).click();
  await expect.poll(async () => (await service.log()).length).toBe(3);
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByText("Stopped. Nothing more is sent.")).toBeVisible();
  await service.release();
  await expect(page.getByRole("button", { name: VERDICT })).toHaveCount(3);
  expect(await service.log()).toHaveLength(3);
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: VERDICT })).toHaveCount(8);
  const asked = (await service.log()).map(({ body }) => JSON.stringify(body));
  expect([asked.length, new Set(asked).size]).toEqual([8, 8]);
});

test("a text that is stopped before anything of it was sent is a draft again", async ({
  openPage,
  service,
}) => {
  await service.fault({ match: CHECK, kind: "429-seconds", body: "600" });
  const page = await openPage("sidepanel.html");
  const panel = new Panel(page);
  await panel.ask(CLAIMS.confirmed);
  await expect(panel.items).toContainText("The service asked us to wait");
  await page.getByRole("button", { name: "Check a text" }).click();
  await page.getByRole("textbox", { name: "Text" }).fill(taxes(4).join(" "));
  await page.getByRole("button", { name: "Check 4 sentences" }).click();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByRole("textbox", { name: "Text" })).toHaveValue(taxes(4).join(" "));
  expect(await service.log()).toHaveLength(1);
});

test("the popup opens a tab for a text, which outlives it", async ({ session, openPage }) => {
  const popup = await openPage("popup.html");
  await popup.getByRole("tab", { name: "Fact-checks" }).click();
  const opened = session.context.waitForEvent("page");
  await popup.getByRole("button", { name: "Check a text" }).click();
  await expect((await opened).getByRole("textbox", { name: "Text" })).toBeFocused();
});

test("a single check has a note, which is saved as it is typed and found", async ({ openPage }) => {
  const panel = new Panel(await openPage("sidepanel.html"));
  await panel.ask(CLAIMS.confirmed);
  const card = panel.card(CLAIMS.confirmed);
  await expect(card.locator("[data-verdict]")).toBeVisible();
  await panel.choose(card, "Note");
  await expect(card.getByRole("textbox", { name: "Note" })).toBeFocused();
  await panel.page.keyboard.type("Ask Maria");
  await panel.page.close();
  const again = new Panel(await openPage("sidepanel.html"));
  await again.ask(CLAIMS.refuted);
  await again.find("maria");
  await expect(again.items).toHaveCount(1);
  const found = await again.open(CLAIMS.confirmed);
  const note = found.getByRole("textbox", { name: "Note" });
  await expect(note).toHaveValue("Ask Maria");
  await note.fill("x".repeat(10_001));
  await expect(found.getByRole("alert")).toContainText("Longer than 10,000 characters");
  await expect(found).toContainText("10,001 of 10,000 characters");
});
