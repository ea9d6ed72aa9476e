import { changeStoredWatches } from "../../setup/stored-watches.ts";
import { answerBody, resultBody } from "../answers.ts";
import { expectAccessible } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import { Panel } from "../panel.ts";
import { history, storeChecks } from "../seed-checks.ts";
import { waitForReading } from "./first-reading.ts";

test("the sources of a verdict are followed by their sites, and its card says what changed", async ({
  session,
  openPage,
  service,
}) => {
  const panel = new Panel(await openPage("sidepanel.html"));
  await storeChecks(panel.page, history(1));
  const card = panel.cards.first();
  await expect(card).toBeVisible();
  const fromMenu = async (item: string): Promise<void> => {
    await card.getByRole("button", { name: /^More about/ }).click();
    await panel.page.getByRole("menuitem", { name: item, exact: true }).click();
  };
  await card.getByRole("button", { name: /^More about/ }).click();
  await expect(panel.page.getByText("sends their sites, never the claim")).toBeVisible();
  await expectAccessible(panel.page);
  await service.clearLog();
  await panel.page.getByRole("menuitem", { name: "Follow its sources" }).click();
  await expect(panel.page.getByText("Following the sources. See What’s new.")).toBeVisible();
  const asked = async () => (await service.log()).filter(({ url }) => url.startsWith("/api/v1/recent?"));
  await expect.poll(asked).toHaveLength(1);
  const parameters = new URLSearchParams((await asked())[0]?.url.split("?")[1]);
  expect(parameters.getAll("domain")).toEqual(["dol.gov", "federalregister.gov"]);
  expect(Object.fromEntries(parameters)).toMatchObject({ sort: "changed", since: expect.any(String) });
  expect(parameters.has("q")).toBe(false);
  await waitForReading(panel.page);

  const changed = ["https://www.dol.gov/agencies/whd/", "https://www.dol.gov/other"].map((url) =>
    resultBody({ url, title: url, content_changed_at: new Date().toISOString() }),
  );
  await service.fault({ match: "/api/v1/recent", kind: "custom", body: answerBody(changed) });
  await panel.page.evaluate(changeStoredWatches, { lastAsked: null } as const);
  await session.worker.evaluate(() => chrome.alarms.onAlarm.dispatch({ name: "watches", scheduledTime: 0 }));
  await expect(card.getByRole("status")).toContainText("“Minimum wage” changed on");

  const news = await openPage("search.html?view=watches");
  await expect(news.getByRole("list", { name: "New pages" }).getByRole("heading", { level: 3 })).toHaveText([
    "https://www.dol.gov/agencies/whd/",
  ]);
  await expect(news.getByRole("list", { name: "Following" })).toContainText("Claim number 1");
  await news.close();

  await fromMenu("Unfollow its sources");
  await expect(panel.page.getByText("Sources unfollowed")).toBeVisible();
  await card.getByRole("button", { name: /^More about/ }).click();
  await expect(panel.page.getByRole("menuitem", { name: "Follow its sources" })).toBeVisible();
});
