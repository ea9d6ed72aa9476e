import type { ExtensionSession } from "../../scripts/launch-browser.ts";
import { history, storeChecks } from "../e2e/seed-checks.ts";
import { findSidePanel, isSidePanelOpen, type SidePanel } from "../setup/side-panel.ts";
import { expect, test } from "./fixtures.ts";

/** What the toolbar button opens, found as the side panel is: neither is a page to Playwright. */
async function openToolbarPopup(session: ExtensionSession): Promise<SidePanel> {
  await session.worker.evaluate(() => chrome.action.openPopup());
  await expect.poll(() => isOpen(session)).toBe(true);
  const popup = await findSidePanel(session.context, session.address("popup.html"));
  if (popup === null) throw new Error("the popup closed by itself");
  // Its box has the focus before its window has the keyboard.
  await expect.poll(() => popup.evaluate("document.hasFocus()")).toBe(true);
  return popup;
}

const isOpen = (session: ExtensionSession): Promise<boolean> =>
  isSidePanelOpen(session.context, session.address("popup.html"));

const TITLES = `document.querySelectorAll("[aria-label='Results'] h2 a").length`;

test("the toolbar's popup has its size and the focus, finds what is typed, and comes back with it", async ({
  session,
  display,
}, info) => {
  const popup = await openToolbarPopup(session);
  await expect
    .poll(() => popup.evaluate("document.activeElement.getAttribute('aria-label')"))
    .toBe("Search government pages");
  await expect.poll(() => popup.evaluate("[innerWidth, innerHeight].join()")).toBe("420,600");
  expect(await popup.evaluate("document.documentElement.scrollWidth")).toBe(420);
  display.type("passport");
  display.press("Return");
  await expect.poll(() => popup.evaluate(TITLES)).toBe(10);
  display.picture(info.outputPath("popup.png"));
  display.press("Escape");
  await expect.poll(() => popup.evaluate("document.querySelector('[role=combobox]').value")).toBe("");
  display.press("Escape");
  await expect.poll(() => isOpen(session)).toBe(false);

  const again = await openToolbarPopup(session);
  await expect.poll(() => again.evaluate(TITLES)).toBe(10);
  expect(await again.evaluate("document.querySelector('[role=combobox]').value")).toBe("passport");
});

test("a check chosen in the toolbar's popup is the one the side panel shows", async ({
  session,
  display,
}, info) => {
  const page = await session.context.newPage();
  await page.goto(session.address("options.html"));
  await storeChecks(page, history(9));
  const popup = await openToolbarPopup(session);
  await popup.evaluate(`document.querySelectorAll("[role=tab]")[2].click()`);
  const row = `[...document.querySelectorAll("[aria-label='Fact-checks'] button[aria-expanded]")].find(({ textContent }) => textContent.startsWith("Claim number 3 "))`;
  await expect.poll(() => popup.evaluate(`${row} !== undefined`)).toBe(true);
  await popup.evaluate(`${row}.click()`);
  await expect.poll(() => popup.evaluate(`document.getElementById("check-seeded-3") !== null`)).toBe(true);
  await popup.evaluate(`document.querySelector("[aria-label='More about your fact-checks']").focus()`);
  // Keys of the user's own: browsers open side panels for nothing less.
  display.press("Return");
  const open = `document.activeElement.textContent`;
  await expect.poll(() => popup.evaluate(open)).toBe("Open in the side panel");
  display.press("Return");
  const panel = () => findSidePanel(session.context, session.address("sidepanel.html"));
  await expect.poll(async () => (await panel()) !== null).toBe(true);
  // Below the head, as near as whole points allow.
  const top = `Math.abs(document.getElementById("check-seeded-3")?.getBoundingClientRect().top - 56) <= 1`;
  await expect.poll(async () => (await panel())?.evaluate(top)).toBe(true);
  await expect.poll(() => isOpen(session)).toBe(false);
  display.picture(info.outputPath("panel.png"));
});

test("a claim whose last letter was just typed outlives the toolbar's popup, also without the browsing history", async ({
  session,
  display,
}) => {
  const popup = await openToolbarPopup(session);
  await popup.evaluate(`document.querySelectorAll("[role=tab]")[2].click()`);
  const claim = `document.querySelector("#checks textarea, [aria-label=Claim]")`;
  await expect.poll(() => popup.evaluate(`${claim} !== null`)).toBe(true);
  await popup.evaluate(`${claim}.focus()`);
  display.type("The tax rate rose");
  display.press("Escape");
  await expect.poll(() => isOpen(session)).toBe(false);

  const again = await openToolbarPopup(session);
  await expect.poll(() => again.evaluate(`${claim}?.value`)).toBe("The tax rate rose");
  // As Firefox does with the browsing history. By now the words are in the database.
  await again.evaluate("localStorage.clear()");
  display.press("Escape");
  await expect.poll(() => isOpen(session)).toBe(false);
  const last = await openToolbarPopup(session);
  await last.evaluate(`document.querySelectorAll("[role=tab]")[2].click()`);
  await expect.poll(() => last.evaluate(`${claim}?.value`)).toBe("The tax rate rose");
});
