import { expectAccessible } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import { openArticle, popupOn } from "../gestures.ts";

const FACTS = "Where this page gets its facts";
const ARTICLE = `<nav><a href="https://social.example.org/share">Share</a></nav><article><h1>Five tax myths</h1>
  <p>Refunds take up to 21 days, <a href="https://www.irs.gov/refunds">the IRS says</a>. A law is a law.</p>
  <p>“Most refunds are issued in less than 21 days,” <a href="https://www.usa.gov/refunds">a guide says</a>.</p>
  <p>Claim yours at <a href="https://www.irs.gov.refund.example/now">irs.gov/now</a> today.</p></article>`;

test("the links of a page are listed by whose site they lead to, and nothing is sent", async ({
  session,
  service,
}) => {
  const article = await openArticle(session, `${service.url}/article`, ARTICLE);
  const popup = await popupOn(session, article);
  await popup.getByRole("button", { name: "More about this page" }).click();
  await popup.getByRole("menuitem", { name: FACTS }).click();
  const panel = popup.getByRole("dialog", { name: FACTS });
  await expect(panel.getByRole("status")).toHaveText(
    "This page links to 4 other sites. 2 of them are official.",
  );
  const list = panel.getByRole("list", { name: FACTS });
  await expect(list.locator("summary b")).toHaveText(["refund.example", "irs.gov", "usa.gov"]);
  await expect(list.getByText("Look-alike · not irs.gov")).toBeVisible();
  await expect(list.getByRole("link", { name: "irs.gov/now" })).toHaveCount(0);
  await expect(list.getByRole("link", { name: "Open at this passage" })).toHaveAttribute(
    "href",
    /^https:\/\/www\.usa\.gov\/refunds#:~:text=/,
  );
  await expectAccessible(popup, `[role=dialog][aria-label='${FACTS}']`);
  expect(await service.log()).toEqual([]);
  await list
    .getByRole("button", { name: "Fact-check this sentence: “Refunds take up to 21 days, the IRS says.”" })
    .click();
  await expect(popup.getByRole("tab", { name: "Fact-checks", selected: true })).toBeVisible();
  await expect.poll(async () => (await service.log()).map(({ url }) => url)).toEqual(["/api/v1/fact-check"]);
});
