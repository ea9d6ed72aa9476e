import { readFile } from "node:fs/promises";
import { answerBody, resultBody } from "../answers.ts";
import { expectAccessible } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import { refreshFollows } from "./refresh.ts";

const ADDRESS = "https://www.dol.gov/minimum-wage";
const DAY = 86_400_000;
const datedAt = (time: number) => {
  const date = new Date(time).toISOString();
  return { content_changed_at: date, updated_at: date };
};

test("news of a page says what the index showed of it before and now", async ({ openPage, service }) => {
  const page = await openPage("search.html?view=watches");
  const shows = (title: string, snippet: string, time: number) =>
    service.fault({
      match: "/api/v1/recent",
      kind: "custom",
      body: answerBody([resultBody({ url: ADDRESS, title, snippet, ...datedAt(time) })]),
    });
  await shows(
    "Minimum wage",
    "The <mark>minimum wage</mark> is $7.25 an hour for most workers.",
    Date.now() - DAY,
  );
  const buffer = Buffer.from(JSON.stringify([{ name: "Wage", address: "?q=minimum wage" }]));
  await page.getByLabel("Import").setInputFiles({ name: "w.json", mimeType: "application/json", buffer });
  await expect(page.getByText("1 follow added.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("region", { name: "Following" }).getByRole("status").last()).toContainText(
    "Refreshed",
  );
  await expect(page.getByRole("list", { name: "New pages" })).toHaveCount(0);

  await service.clearFaults();
  await shows(
    "The minimum wage",
    "The <mark>minimum wage</mark> is $9.00 an hour for most workers.",
    Date.now(),
  );
  await refreshFollows(page);
  const entry = page.getByRole("list", { name: "New pages" }).getByRole("listitem").first();
  await entry.getByText("What changed").click();
  const changes = entry.getByRole("list", { name: "What changed" });
  await expect(changes.getByText("The title changed.")).toBeVisible();
  await expect(changes.getByText("The number changed from $7.25 to $9.00.")).toBeVisible();
  await expect(entry.getByRole("link", { name: /archive/i })).toHaveAttribute("href", /web\/changes/);
  await expectAccessible(page, "main");

  const more = page.getByRole("button", { name: "More about this list" });
  for (const [form, start] of [
    ["HTML", "<!doctype html>"],
    ["Markdown", "# All you follow"],
  ] as const) {
    await more.click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("menuitem", { name: `Export as ${form}` }).click(),
    ]);
    const text = await readFile(await download.path(), "utf8");
    expect(text.startsWith(start)).toBe(true);
    expect(text).toContain("The number changed from $7.25 to $9.00.");
  }
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("region", { name: "Following" })).toBeHidden();
  await expect(more).toBeHidden();
  await expect(entry.getByRole("heading", { name: "The minimum wage" })).toBeVisible();
});
