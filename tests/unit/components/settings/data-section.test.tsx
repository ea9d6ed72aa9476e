// @vitest-environment happy-dom
import { render } from "preact";
import { describe, expect, it, vi } from "vitest";
import { failed, success } from "../../../../utils/platform/result.ts";
import { fakeBrowser } from "../../../setup/browser.ts";
import { click, control, focused, press, texts } from "../user.ts";
import { draw, isDisabled, sentNames, world } from "./open-options.tsx";

const rowOf = (name: string): Element => {
  const found = [...document.querySelectorAll(".data-row")].find(
    (row) => row.querySelector("h3")?.textContent === name,
  );
  if (found === undefined) throw new Error(`no row ${name}`);
  return found;
};

describe("the stored data", () => {
  it.each([
    [0, "0 bytes"],
    [999, "999 bytes"],
    [1000, "1 kB"],
    [12_345, "12 kB"],
    [3_420_000, "3.4 MB"],
    [5_500_000_000, "5.5 GB"],
    [7_000_000_000_000, "7,000 GB"],
  ])("is counted in words and units: %d as %s", async (bytes, size) => {
    world.answers.cacheSize = success({ entries: 2, bytes });
    await draw();
    await vi.waitFor(() => expect(rowOf("Saved copies").textContent).toContain(`2 copies, ${size}.`));
  });

  it("can be deleted where there is some, and asks first", async () => {
    world.answers.cacheSize = success({ entries: 2, bytes: 9 });
    await draw();
    await vi.waitFor(() => expect(rowOf("Saved copies").textContent).toContain("2 copies"));
    const deletes = [...document.querySelectorAll<HTMLButtonElement>(".data-row button")].filter((each) =>
      each.textContent?.startsWith("Delete"),
    );
    expect(deletes.map(({ disabled }) => disabled)).toEqual([false, true, true, true]);
    await click("Delete saved copies");
    expect(texts(".confirm > span")).toEqual([
      "Delete all saved copies? Searches will need the network again.",
    ]);
    expect(focused()).toBe("Cancel");
    await click("Cancel");
    expect([document.querySelector(".confirm"), sentNames().includes("clearCache")]).toEqual([null, false]);
    expect(focused()).toBe("Delete saved copies");
    await click("Delete saved copies");
    world.answers.cacheSize = success({ entries: 0, bytes: 0 });
    await click("Delete");
    await vi.waitFor(() =>
      expect(texts("#data .notice, #data [role=status]").join()).toContain("Saved copies deleted."),
    );
    await vi.waitFor(() => expect(isDisabled(control("Delete saved copies"))).toBe(true));
    expect(document.activeElement?.contains(control("Delete saved copies"))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it("stays where Escape answers the question, and the focus returns to the button that asked", async () => {
    world.answers.cacheSize = success({ entries: 2, bytes: 9 });
    await draw();
    await vi.waitFor(() => expect(isDisabled(control("Delete saved copies"))).toBe(false));
    await click("Delete saved copies");
    await press("Escape");
    expect([document.querySelector(".confirm"), focused()]).toEqual([null, "Delete saved copies"]);
    expect(sentNames()).not.toContain("clearCache");
  });

  it("is not said to be saved only in this browser where its sync stores some of it as well", async () => {
    await draw({ sync: true });
    const lead = document.querySelector("#data .section-lead")?.textContent;
    expect(lead).toBe(
      "Saved in this browser. Your browser’s maker also stores your settings and what you follow.",
    );
  });

  it("is said to end with them in private windows, which keep nothing", async () => {
    const lead = () => document.querySelector("#data .section-lead")?.textContent;
    await draw();
    const older = () => document.body.textContent?.includes("Delete fact-checks older than");
    const shared = () => document.body.textContent?.includes("Settings are the same in all your windows");
    expect([lead(), older(), shared()]).toEqual(["All of this is saved only in this browser.", true, false]);
    render(null, document.body);
    Object.assign(fakeBrowser, { extension: { inIncognitoContext: true } });
    try {
      await draw();
      expect(lead()).toContain("It is deleted when you close them.");
      expect(document.querySelector("#data")?.textContent).not.toContain("The browser keeps it");
      // It would delete what the other windows hold, of which nothing is seen here.
      await vi.waitFor(() => expect([older(), shared()]).toEqual([false, true]));
    } finally {
      Reflect.deleteProperty(fakeBrowser, "extension");
    }
  });

  it.each([
    ["claim", "Delete history", "removeAllChecks"],
    ["popup-search", "Delete recent searches", null],
  ])("what open pages remember as %s can be deleted alone", async (key, name, call) => {
    localStorage.setItem(key, '{"version":1,"value":{}}');
    await draw();
    await vi.waitFor(() => expect(isDisabled(control(name))).toBe(false));
    await click(name);
    expect(texts(".confirm > span")).toEqual([
      "Delete what open pages remember, such as words not sent yet?",
    ]);
    await click("Delete");
    await vi.waitFor(() => expect(localStorage.getItem(key)).toBeNull());
    await vi.waitFor(() => expect(isDisabled(control(name))).toBe(true));
    if (call !== null) expect(sentNames()).toContain(call);
  });

  it("says why it could not be deleted", async () => {
    world.answers.cacheSize = success({ entries: 2, bytes: 9 });
    world.answers.clearCache = failed({ kind: "storage", problem: "full" });
    await draw();
    await vi.waitFor(() => expect(isDisabled(control("Delete saved copies"))).toBe(false));
    await click("Delete saved copies");
    await click("Delete");
    await vi.waitFor(() => expect(document.querySelectorAll("#data [role=alert]")).toHaveLength(1));
  });
});
