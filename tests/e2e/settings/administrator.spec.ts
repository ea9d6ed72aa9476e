import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ExtensionSession, launchWithExtension } from "../../../scripts/launch-browser.ts";
import { idOf } from "../../setup/bare-chromium.ts";
import { serviceTest as test } from "../../setup/desk.ts";
import { chromiumExample } from "../../setup/policies.ts";
import type { TestService } from "../../setup/service.ts";
import { expect } from "../fixtures.ts";

const EXTENSION = join(import.meta.dirname, "..", "..", "..", ".output", "test", "chrome-mv3");

/** The administrators' example, but for `changes`, until `used` is done with it. */
async function withPolicy(
  service: TestService,
  changes: Readonly<Record<string, unknown>>,
  used: (session: ExtensionSession, values: Readonly<Record<string, unknown>>) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "primary-source-policies-"));
  const { executable, values } = await chromiumExample(folder, idOf(EXTENSION), service.url, changes);
  const session = await launchWithExtension({
    extension: EXTENSION,
    profile: "",
    headless: true,
    executable,
    // Root in a view of the disk of its own.
    args: ["--no-sandbox"],
  });
  await expect.poll(() => session.worker.evaluate(() => chrome.storage.managed.get(null))).toEqual(values);
  await used(session, values);
  await session.context.close();
  await rm(folder, { recursive: true, force: true });
}

test("the administrators' example for Chromium reaches the extension whole, and is said where it acts", ({
  service,
}) =>
  withPolicy(service, {}, async (session) => {
    const options = await session.context.newPage();
    await options.goto(session.address("options.html"));
    const addresses = options.getByRole("textbox", { name: "service address" });
    await expect(addresses).toHaveCount(2);
    for (const address of await addresses.all()) await expect(address).toBeDisabled();
    await expect(addresses.first()).toHaveValue(service.url);
    const data = options.locator("#data");
    await expect(data.getByText("deleted after 30 days. Set by your administrator.")).toBeVisible();
    await expect(data.getByRole("button", { name: "Export" })).toBeDisabled();

    const panel = await session.context.newPage();
    await panel.goto(session.address("sidepanel.html"));
    await expect(panel.getByText("Fact-checks are turned off. Set by your administrator.")).toBeVisible();
    await expect(panel.getByRole("textbox", { name: "Claim" })).toHaveCount(0);
  }));

test("an administrator's values that cannot be used reach the extension, which names them and keeps what is followed", ({
  service,
}) => {
  const watch = {
    name: "Tax",
    address: "search.html?view=recent&q=tax",
    rhythm: "5m",
    silentDays: 900,
    hour: 24,
  };
  return withPolicy(service, { pageSize: 500, language: "de", watches: [watch] }, async (session) => {
    const options = await session.context.newPage();
    await options.goto(session.address("options.html"));
    await expect(options.getByRole("alert")).toContainText("Results per page, Language, and Following");
  });
});
