import { openArticle } from "../e2e/gestures.ts";
import { findSidePanel } from "../setup/side-panel.ts";
import { expect, test } from "./fixtures.ts";

test("the popup opened by its keys says whose site the tab shows", async ({
  session,
  service,
  display,
}, info) => {
  const article = await openArticle(session, "https://irs.gov.evil.example/refund", "<p>Text</p>");
  await article.bringToFront();
  await article.locator("p").click();
  display.press("alt+shift+g");
  const popup = () => findSidePanel(session.context, session.address("popup.html"));
  const status = `document.querySelector("section[aria-label='This page'] [role=status] p")?.textContent ?? ""`;
  await expect
    .poll(async () => String((await (await popup())?.evaluate(status)) ?? ""))
    .toBe("Look-alike: this is not irs.gov");
  display.picture(info.outputPath("popup.png"));
  expect(await service.log()).toEqual([]);
});

test("an open popup calls no page official that its tab went to by itself", async ({ session, display }) => {
  const article = await openArticle(session, "https://www.irs.gov/refunds", "<p>Text</p>");
  await session.context.route("https://example.com/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Elsewhere</title>" }),
  );
  await article.bringToFront();
  await article.locator("p").click();
  display.press("alt+shift+g");
  const popup = () => findSidePanel(session.context, session.address("popup.html"));
  const said = async () =>
    String(
      await (await popup())?.evaluate(`document.querySelector("section[aria-label='This page']")?.innerText`),
    );
  await expect.poll(said).toContain("irs.gov");
  await article.evaluate(() => location.assign("https://example.com/"));
  await article.waitForURL("https://example.com/");
  await expect.poll(said).toContain("Not known");
  expect(await said()).not.toContain("irs.gov");
});
