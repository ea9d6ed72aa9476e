import { answerBody, resultBody } from "../answers.ts";
import { expect, test } from "../fixtures.ts";
import { Panel } from "../panel.ts";
import { history, storeChecks } from "../seed-checks.ts";

const SEARCH = "/api/v1/search";
const CLAIM = "The federal minimum wage is $7.25 per hour";
const SOURCE = "https://www.dol.gov/agencies/whd";

/** What the index has of the source: its sentence, and when that changed. */
const page = (wage: string, changedAt: string) =>
  answerBody([
    resultBody({
      url: SOURCE,
      title: "Minimum wage",
      content_changed_at: changedAt,
      snippet: `The federal <mark>minimum wage</mark> is ${wage} per hour. States may set a higher one.`,
    }),
  ]);

test("says which number of a claim's source changed, with the passage then and now", async ({
  openPage,
  service,
}) => {
  const panel = new Panel(await openPage("sidepanel.html"));
  await storeChecks(
    panel.page,
    history(1).map((check) => ({ ...check, claim: CLAIM })),
  );
  const card = panel.card(CLAIM);
  await service.fault({ match: SEARCH, kind: "custom", body: page("$7.25", "2026-11-03T09:00:00Z") });
  await card.getByRole("button", { name: "Show what the sources say" }).click();
  // The claim is a quote too; these words are the source's alone.
  await expect(card).toContainText("is $7.25 per hour. States may set a higher one.");

  await service.clearFaults();
  const changed = page("$9.00", "2026-11-12T09:00:00Z");
  await service.fault({ match: SEARCH, kind: "custom", body: changed });
  await service.fault({ match: "/api/v1/recent", kind: "custom", body: changed });
  await panel.chooseForAll("Look for changed sources");

  const changes = card.getByRole("list", { name: "What changed" });
  await expect(changes).toContainText("The number changed from $7.25 to $9.00.");
  await expect(changes).toContainText("Words of the claim that are gone: $7.25.");
  await expect(changes.locator("del")).toHaveText("removed: $7.25");
  await expect(changes.locator("ins")).toHaveText("added: $9.00");
  await expect(changes.getByRole("link", { name: "Compare in the Internet Archive" })).toHaveAttribute(
    "href",
    `https://web.archive.org/web/changes/${SOURCE}`,
  );

  await service.clearLog();
  await panel.page.reload();
  await expect(changes).toContainText("from $7.25 to $9.00");
  expect(await service.log()).toEqual([]);
});
