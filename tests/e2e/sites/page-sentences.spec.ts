import type { Page } from "playwright/test";
import { expectAccessible } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import { openArticle, popupOn } from "../gestures.ts";
import { CLAIMS } from "../panel.ts";

const open = (popup: Page) =>
  popup.getByRole("button", { name: "Fact-check sentences on this page" }).click();

const FILLER =
  "<p>It was a fine day, and nobody in the town had anything to complain about for once.</p>".repeat(6);

test("sentences of the page are offered, and the chosen ones are checked in order", async ({
  session,
  service,
}) => {
  const article = await openArticle(
    session,
    `${service.url}/article`,
    `<nav><a href="/">Save 20% on 5 million things</a></nav><article><h1>Five tax myths</h1>${FILLER}
     <p>${CLAIMS.confirmed} How much is $5?</p><p>I paid $900 in taxes in 2023.</p>
     <p>Gas prices rose 12 percent in 2024. It is cold.</p></article>`,
  );
  const popup = await popupOn(session, article);
  await open(popup);
  const group = popup.getByRole("group", { name: "Sentences to check" });
  await expect(group.getByRole("checkbox")).toHaveCount(2);
  await expectAccessible(popup, "section[aria-label='This page']");
  await group.getByRole("checkbox", { name: "Gas prices rose" }).check();
  await group.getByRole("checkbox", { name: CLAIMS.confirmed }).check();
  expect(await service.log()).toEqual([]);
  await popup.getByRole("button", { name: "Check 2 sentences" }).click();
  await expect(popup.getByRole("tab", { name: "Fact-checks", selected: true })).toBeVisible();
  // The checks of one page are one row.
  const rows = popup.getByRole("list", { name: "Fact-checks" }).locator("> li");
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("Five tax myths");
  await expect(rows).toContainText("2 fact-checks");
  await expect
    .poll(async () => (await service.log()).map(({ url }) => url))
    .toEqual([...["/api/v1/fact-check", "/api/v1/fact-check"]]);
});

test("a page in another language says that sentences are suggested in English, also where it does not say which it is in", async ({
  session,
  service,
}) => {
  const article = await openArticle(
    session,
    `${service.url}/article`,
    "<p>Le chômage a reculé de 3,4 % en 2024, alors que le gouvernement attendait une nouvelle hausse.</p>".repeat(
      2,
    ),
  );
  const popup = await popupOn(session, article);
  await open(popup);
  await expect(popup.getByRole("dialog").getByText("on English pages only")).toBeVisible();
});

const IN_SHADOW = "The Census Bureau counted 331 million people in 2020.";
const IN_SLOT = "Gas prices rose 12 percent in 2024.";
const IN_FRAME = "Congress passed the CHIPS and Science Act in August 2022.";

/** A frame of another site: the same machine under its other name. */
const ELSEWHERE = (service: { readonly port: number }): string => `http://localhost:${service.port}/frame`;
const FRAME = `<p>Inflation fell to 2 percent in 2019, according to the Federal Reserve.</p>`;

test("what components and frames of the same site show is read too, and no frame of another site", async ({
  session,
  service,
}) => {
  await session.context.route(ELSEWHERE(service), (route) =>
    route.fulfill({ contentType: "text/html", body: FRAME }),
  );
  await session.context.route(`${service.url}/inner`, (route) =>
    route.fulfill({ contentType: "text/html", body: `<p>${IN_FRAME}</p>` }),
  );
  const article = await openArticle(
    session,
    `${service.url}/article`,
    `<article>${FILLER}<outer-part><template shadowrootmode="open"><h2>Numbers</h2>
       <inner-part><template shadowrootmode="open"><p>${IN_SHADOW}</p><slot></slot></template><p>${IN_SLOT}</p></inner-part>
     </template></outer-part></article>
     <iframe src="/inner"></iframe><iframe width="600" height="400" src="${ELSEWHERE(service)}"></iframe>`,
  );
  const popup = await popupOn(session, article);
  await open(popup);
  const group = popup.getByRole("group", { name: "Sentences to check" });
  await expect(group.locator("label")).toHaveText([IN_SHADOW, IN_SLOT, IN_FRAME]);
});

test("a page whose text is in a frame of another site says that it was not read", async ({
  session,
  service,
}) => {
  await session.context.route(ELSEWHERE(service), (route) =>
    route.fulfill({ contentType: "text/html", body: FRAME }),
  );
  const article = await openArticle(
    session,
    `${service.url}/article`,
    `<h1>Report</h1><iframe width="600" height="400" src="${ELSEWHERE(service)}"></iframe>`,
  );
  const popup = await popupOn(session, article);
  await open(popup);
  await expect(popup.getByRole("dialog").getByRole("alert")).toContainText(
    "Part of this page belongs to another site and was not read",
  );
});
