import { dayLaterForWatches, heldByWatches } from "../../setup/stored-watches.ts";
import { answerBody, resultBody } from "../answers.ts";
import { expectAccessible } from "../axe.ts";
import { expect, test } from "../fixtures.ts";

/** A page that nobody has changed since it was followed, whenever the test runs. */
const pageOf = (name: string) =>
  resultBody({
    url: `https://a.gov/rules/${name}`,
    title: `Rule ${name}`,
    domain: "a.gov",
    content_changed_at: "2020-03-01T09:00:00Z",
    updated_at: "2020-03-01T09:00:00Z",
  });

test("a page that searches for exactly it do not find on three days is missing, and once found again says so", async ({
  session,
  openPage,
  service,
}) => {
  const lists = (...names: readonly string[]) =>
    service.fault({ match: "/api/v1/recent", kind: "custom", body: answerBody(names.map(pageOf)) });
  const finds = (name: string, isFound: boolean) =>
    service.fault({
      match: `/api/v1/search?q=site%3Aa.gov+inurl%3A${name}`,
      kind: "custom",
      body: answerBody(isFound ? [pageOf(name)] : []),
    });
  const searches = async () => {
    const urls = (await service.log()).map(({ url }) => new URL(url, service.url));
    return urls
      .filter(({ pathname }) => pathname === "/api/v1/search")
      .map((url) => url.searchParams.get("q"));
  };
  await lists("still-there", "removed");
  const page = await openPage("search.html?view=recent&q=site:a.gov&sort=changed");
  await page.getByRole("button", { name: "Follow", exact: true }).click();
  const form = page.getByRole("dialog", { name: "Follow “" });
  await form.getByText("More settings").click();
  await form.getByLabel("Also tell me what disappears").check();
  await form.getByRole("button", { name: "Follow", exact: true }).click();
  await expect(page.getByText("Following “site:a.gov”")).toBeVisible();

  const nextDay = async (expected: readonly string[], misses: number): Promise<void> => {
    // The page that was just opened may still look at what it follows, and asks then as soon as a day is over.
    await service.clearLog();
    await page.evaluate(dayLaterForWatches);
    await session.worker.evaluate(() =>
      chrome.alarms.onAlarm.dispatch({ name: "watches", scheduledTime: 0 }),
    );
    await expect.poll(() => page.evaluate(heldByWatches)).toEqual({ pages: 2, misses });
    expect(await searches()).toEqual(expected);
  };
  await nextDay([], 0);
  await service.clearFaults();
  await lists("still-there");
  await finds("still-there", true);
  await finds("removed", false);
  const asked = ["site:a.gov inurl:still-there", "site:a.gov inurl:removed"];
  await page.goto(session.address("search.html?view=watches"));
  const news = page.getByRole("list", { name: "New pages" });
  for (const day of [1, 2, 3]) {
    await expect(news).toHaveCount(0);
    await nextDay(asked, day);
  }
  await expect(news.getByRole("heading", { level: 3 })).toHaveText(["Rule removed"]);
  await expect(news).toContainText("It may still be online.");
  await expectAccessible(page);

  await service.clearFaults();
  await lists("still-there", "removed");
  await page.evaluate(dayLaterForWatches);
  await session.worker.evaluate(() => chrome.alarms.onAlarm.dispatch({ name: "watches", scheduledTime: 0 }));
  await expect(news).toContainText("Found in the index again on");
});
