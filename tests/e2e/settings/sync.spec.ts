import { join } from "node:path";
import { type ExtensionSession, launchWithExtension } from "../../../scripts/launch-browser.ts";
import { expect, pointAtService, test } from "../fixtures.ts";

const EXTENSION = join(import.meta.dirname, "..", "..", "..", ".output", "test", "chrome-mv3");
const VIEW = "search.html?view=recent&q=heat+pumps&sort=changed";

/** As the browser's maker would: what one browser has stored arrives in the other. */
async function deliver(from: ExtensionSession, to: ExtensionSession): Promise<number> {
  const items = await from.worker.evaluate(() => chrome.storage.sync.get());
  await to.worker.evaluate((arrived) => chrome.storage.sync.set(arrived), items);
  return Object.keys(items).length;
}

test("what is followed in one browser appears in another, where it is only looked at", async ({
  session,
  openPage,
  service,
}) => {
  const other = await launchWithExtension({ extension: EXTENSION, profile: "", headless: true });
  try {
    await pointAtService(other, service.url, { sync: true });
    const view = await openPage(VIEW);
    await view.getByRole("button", { name: "Follow", exact: true }).click();
    const form = view.getByRole("dialog", { name: "Follow “" });
    await form.getByRole("combobox", { name: "How often" }).selectOption("24h");
    await form.getByRole("button", { name: "Follow", exact: true }).click();
    await expect(view.getByText("Following “heat pumps”")).toBeVisible();
    expect(await session.worker.evaluate(() => chrome.storage.sync.get())).toEqual({});

    const options = await openPage("options.html");
    const sync = options.getByRole("checkbox", { name: "Sync settings and follows" });
    await sync.check();
    await expect(options.getByText("Last handed to browser sync just now.")).toBeVisible();
    expect(await deliver(session, other)).toBeGreaterThan(0);

    const page = await other.context.newPage();
    await page.goto(other.address("search.html?view=watches"));
    const following = page.getByRole("list", { name: "Following" });
    await expect(following.getByRole("listitem")).toHaveText(/heat pumps/);
    await page.getByRole("button", { name: "More about what you follow" }).click();
    await page.getByRole("menuitem", { name: "How often and notifications" }).click();
    await expect(page.getByText("On another device: Once a day")).toBeVisible();
    await expect(page.getByRole("combobox", { name: "How often: heat pumps" })).toHaveValue("look");

    await sync.uncheck();
    await options.getByRole("button", { name: "Remove synced copy" }).click();
    await options.getByRole("button", { name: "Remove synced copy" }).click();
    await expect(options.getByText("The synced copy was removed.")).toBeVisible();
    expect(await session.worker.evaluate(() => chrome.storage.sync.get())).toEqual({});
  } finally {
    await other.context.close();
  }
});
