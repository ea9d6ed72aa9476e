// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { t } from "../../../../utils/platform/i18n.ts";
import { failed } from "../../../../utils/platform/result.ts";
import { fakeBrowser } from "../../../setup/browser.ts";

/** A service whose answers do not come. */
vi.mock("../../../../utils/calls/send.ts", () => ({
  send: (name: string) =>
    name === "search" || name === "recent"
      ? new Promise(() => undefined)
      : Promise.resolve(failed({ kind: "offline" })),
}));
vi.mock("../../../../utils/settings/settings.ts", () => ({
  readSettings: async () => ({ pageSize: 10, country: [], state: [], city: [], siteList: false }),
  listenToSettings: () => () => undefined,
}));

const root = document.createElement("div");
const did: string[] = [];
const button = (name: string) =>
  [...document.querySelectorAll<HTMLElement>("button")].find(
    ({ textContent, title }) => textContent === name || title === name,
  );
const firstSteps = () => document.querySelector(".first-steps");

beforeAll(async () => {
  const event = { addListener: () => undefined, removeListener: () => undefined };
  Object.assign(fakeBrowser, {
    extension: { inIncognitoContext: false },
    action: { getBadgeText: async () => "" },
    tabs: { query: async () => [], onActivated: event, onUpdated: event },
    runtime: {
      ...fakeBrowser.runtime,
      onMessage: event,
      openOptionsPage: async () => void did.push("options"),
    },
    storage: { onChanged: event },
  });
  document.body.append(root);
  const { App } = await import("../../../../entrypoints/popup/App.tsx");
  const { createPopup } = await import("../../../../entrypoints/popup/popup-store.ts");
  const popup = createPopup();
  render(<App popup={popup} />, root);
});
afterAll(() => render(null, root));

it("the first steps give way as soon as a search is sent", async () => {
  expect(firstSteps()).not.toBeNull();
  const box = document.querySelector<HTMLInputElement>("[role=combobox]");
  await act(() => document.querySelector<HTMLElement>(".first-steps button")?.click());
  expect(box?.value).not.toBe("");
  expect(firstSteps()).toBeNull();
});

it("the options open, and the popup closes", async () => {
  vi.spyOn(window, "close").mockImplementation(() => void did.push("closed"));
  await act(() => button(t("open.options"))?.click());
  await vi.waitFor(() => expect(did).toEqual(["options", "closed"]));
});

it("each tab shows what it is named after, also when the popup opens again", async () => {
  const { keptPlace } = await import("../../../../components/shell/kept-place.ts");
  for (const [name, tab] of [
    [t("tab.recent"), "recent"],
    [t("tab.checks"), "checks"],
    [t("tab.search"), "search"],
  ] as const) {
    await act(() => button(name)?.click());
    expect(button(name)?.getAttribute("aria-selected")).toBe("true");
    expect(document.querySelector("[role=tabpanel]")?.getAttribute("aria-labelledby")).toBe(button(name)?.id);
    expect(document.querySelectorAll("[role=combobox]")).toHaveLength(tab === "search" ? 1 : 0);
    expect(keptPlace.readTab()).toBe(tab);
  }
});
