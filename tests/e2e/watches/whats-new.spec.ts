import { changeStoredWatches } from "../../setup/stored-watches.ts";
import { answerBody, resultBody } from "../answers.ts";
import { expectAccessible } from "../axe.ts";
import { expect, test } from "../fixtures.ts";

const CONTROLS = "button, a[href], input:not([hidden]), select, textarea, summary";

test("the first new page stands near the top, with few controls before it", async ({
  session,
  openPage,
  service,
}) => {
  const page = await openPage("search.html?view=watches");
  const list = [
    { name: "Water", address: "?q=water" },
    { name: "Austin", address: "?q=austin" },
  ];
  const buffer = Buffer.from(JSON.stringify(list));
  await page.getByLabel("Import").setInputFiles({ name: "w.json", mimeType: "application/json", buffer });
  await expect(page.getByText("2 follows added.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("region", { name: "Following" }).getByRole("status").last()).toContainText(
    "Refreshed",
  );
  const found = [1, 2].map((each) =>
    resultBody({ url: `https://a.gov/${each}`, content_changed_at: new Date().toISOString() }),
  );
  await service.fault({ match: "/api/v1/recent", kind: "custom", body: answerBody(found) });
  await page.evaluate(changeStoredWatches, { lastAsked: null } as const);
  for (const [address, width, height, most] of [
    ["search.html?view=watches", 1200, 900, 200],
    ["search.html?view=recent", 1200, 900, 200],
    ["popup.html", 420, 600, 190],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(session.address(address));
    if (address === "popup.html") await page.getByRole("tab", { name: "What’s new" }).click();
    const first = page.locator(".card h3").first();
    await expect(first).toBeVisible();
    const top = await first.evaluate((title) => title.getBoundingClientRect().top);
    expect(top, address).toBeLessThan(most);
    if (address !== "popup.html") continue;
    const controls = await page.locator(CONTROLS).evaluateAll(
      (all) =>
        all.filter((control) => {
          const { top, bottom, left, right } = control.getBoundingClientRect();
          const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
          return isInView && control.checkVisibility() && control.closest("li") === null;
        }).length,
    );
    expect(controls).toBeLessThanOrEqual(14);
    await expectAccessible(page);
  }
});
