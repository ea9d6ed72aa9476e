import { changeStoredWatches } from "../../setup/stored-watches.ts";
import { answerBody, resultBody } from "../answers.ts";
import { expectAccessible } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import { refreshFollows } from "./refresh.ts";

const FOLLOWING = { name: "Following", exact: true };

test("a paused follow is asked for by nobody, and resumed tells what came with the words; the box stays within the popup", async ({
  session,
  openPage,
  service,
}) => {
  const page = await openPage("search.html?view=recent&q=heat+pumps&sort=changed");
  await page.getByRole("button", { name: "Follow", exact: true }).click();
  const form = page.getByRole("dialog", { name: /^Follow(ing)? “/ });
  await form.getByRole("button", { name: "Follow", exact: true }).click();
  await expect(page.getByText("Following “heat pumps”")).toBeVisible();

  await page.setViewportSize({ width: 420, height: 600 });
  await page.goto(session.address("popup.html"));
  await page.getByRole("tab", { name: "What’s new" }).click();
  await page.getByRole("button", { name: "heat pumps" }).click();
  await page.getByRole("button", FOLLOWING).click();
  await form.getByRole("combobox", { name: "How often" }).selectOption("7d");
  await form.getByText("More settings").click();
  await form.getByRole("combobox", { name: "Day" }).selectOption("1");
  await form.getByLabel("Only with these words").fill("LEAD pipes, cafe");
  await form.getByLabel("Pause").check();
  const { bottom, scrolls } = await form.evaluate((box) => ({
    bottom: box.getBoundingClientRect().bottom,
    scrolls: document.documentElement.scrollHeight > innerHeight || box.scrollHeight > box.clientHeight,
  }));
  expect(bottom).toBeLessThanOrEqual(600);
  expect(scrolls).toBe(false);
  await expectAccessible(page);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form).toHaveCount(0);
  await expect(page.getByText("Paused. Nothing new is looked for until you resume it.")).toBeVisible();

  await page.setViewportSize({ width: 1200, height: 900 });
  const found = ["A café opens", "Cafeterias", "Lead pipes"].map((title, index) =>
    resultBody({ url: `https://a.gov/${index}`, title, content_changed_at: new Date().toISOString() }),
  );
  await service.fault({ match: "/api/v1/recent", kind: "custom", body: answerBody(found) });
  await page.evaluate(changeStoredWatches, { lastAsked: null } as const);
  await service.clearLog();
  await page.goto(session.address("search.html?view=watches"));
  const row = page.getByRole("list", FOLLOWING).getByRole("listitem");
  await expect(row).toContainText("Paused");
  await refreshFollows(page);
  await expect(page.getByText("Not refreshed:")).toHaveCount(0);
  expect(await service.log()).toEqual([]);
  await page.getByRole("button", { name: "More about heat pumps" }).click();
  await page.getByRole("menuitem", { name: "Resume heat pumps" }).click();
  await expect(row).not.toContainText("Paused");
  await expect(page.getByRole("list", { name: "New pages" }).getByRole("heading", { level: 3 })).toHaveText([
    "Lead pipes",
    "A café opens",
  ]);
});

test("a number of days that is too large is told at its field, also after that was folded away", async ({
  openPage,
}) => {
  const page = await openPage("search.html?q=heat+pumps");
  await page.getByRole("button", { name: "Follow", exact: true }).click();
  const form = page.getByRole("dialog", { name: "Follow “" });
  const more = form.getByText("More settings");
  await more.click();
  const days = form.getByLabel("Tell me after this many days with nothing new");
  await days.fill("999");
  await more.click();
  await expect(days).toBeHidden();
  await form.getByRole("button", { name: "Follow", exact: true }).click();
  await expect(days).toBeFocused();
  await days.fill("365");
  await form.getByRole("button", { name: "Follow", exact: true }).click();
  await expect(page.getByText("Following “heat pumps”")).toBeVisible();
});

test("an unfollow that is taken back with the keyboard leaves the focus on the follow", async ({
  session,
  openPage,
}) => {
  const page = await openPage("search.html?view=recent&q=heat+pumps");
  await page.getByRole("button", { name: "Follow", exact: true }).click();
  const form = page.getByRole("dialog", { name: "Follow “" });
  await form.getByRole("button", { name: "Follow", exact: true }).click();
  await expect(page.getByText("Following “heat pumps”")).toBeVisible();
  await page.goto(session.address("search.html?view=watches"));
  await page.getByRole("button", { name: "More about heat pumps" }).click();
  await page.getByRole("menuitem", { name: "Unfollow heat pumps" }).click();
  await expect(page.getByRole("button", { name: "Undo: Follow heat pumps again" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("list", FOLLOWING).getByRole("link", { name: "heat pumps" })).toBeFocused();
});
