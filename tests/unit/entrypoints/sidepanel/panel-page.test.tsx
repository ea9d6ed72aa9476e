// @vitest-environment happy-dom
import { render } from "preact";
import { afterEach, expect, it, vi } from "vitest";
import { LookAlike, ThisPage } from "../../../../components/sites/ThisPage.tsx";
import type { ThisPageSource } from "../../../../components/sites/this-page.ts";
import { createPanel, usePanelPage } from "../../../../entrypoints/sidepanel/panel-page.ts";
import { announceChange } from "../../../../utils/platform/changes.ts";
import { fakeBrowser } from "../../../setup/browser.ts";

vi.mock("../../../../utils/settings/settings.ts", () => ({
  readSettings: async () => ({ siteList: false }),
  listenToSettings: () => () => undefined,
}));
vi.mock("../../../../utils/sites/kept-site-list.ts", () => ({
  readSiteList: async () => null,
  listenToSiteList: () => () => undefined,
}));

afterEach(() => render(null, document.body));

function Panel({ page }: { page: ThisPageSource }) {
  usePanelPage(page);
  return (
    <>
      <LookAlike page={page} size="line" />
      <ThisPage page={page} size="line" />
    </>
  );
}

it("the panel says whose site the tab shows, where the user's click lets it see that", async () => {
  const listeners: (() => void)[] = [];
  const event = {
    addListener: (listener: () => void) => listeners.push(listener),
    removeListener: () => undefined,
  };
  let tab: object = { id: 1, windowId: 1, title: "Forms", url: "https://www.irs.gov/forms" };
  Object.assign(fakeBrowser, {
    extension: { inIncognitoContext: false },
    tabs: { query: async () => [tab], onActivated: event, onUpdated: event },
  });
  const line = () => document.querySelector("section[aria-label] > [role=status]")?.textContent ?? "";
  const goTo = (next: object): void => {
    tab = next;
    for (const listener of listeners) listener();
  };
  render(<Panel page={createPanel().thisPage} />, document.body);
  await vi.waitFor(() => expect(line()).toContain("Official · irs.gov"));
  const more = () => document.querySelector<HTMLElement>("[aria-label='More about this page']");
  const isOffered = () => {
    more()?.click();
    const items = [...document.querySelectorAll("[role=menuitem]")].map(({ textContent }) => textContent);
    return items.includes("Official pages about this");
  };
  await vi.waitFor(() => expect(isOffered()).toBe(true));
  // The browser tells the address of the next page first.
  goTo({ id: 1, windowId: 1, title: "", url: "https://www.irs.gov/credits" });
  await vi.waitFor(() => expect(isOffered()).toBe(false));
  goTo({ id: 1, windowId: 1, title: "Credits and deductions", url: "https://www.irs.gov/credits" });
  await vi.waitFor(() => expect(isOffered()).toBe(true));
  // A click in the menu lets the panel see a page of which the browser had told nothing.
  tab = { id: 3, windowId: 1, title: "", url: "https://www.ssa.gov/" };
  announceChange("tab");
  await vi.waitFor(() => expect(line()).toContain("ssa.gov"));
  goTo({ id: 2, windowId: 1, title: "", url: "https://irs.gov.evil.example/" });
  await vi.waitFor(() => expect(line()).toContain("not irs.gov, but evil.example"));
  // No click was made on this tab, so the browser does not say what it shows.
  goTo({ id: 3, windowId: 1 });
  await vi.waitFor(() => expect(document.querySelector("section[aria-label]")).toBeNull());
});
