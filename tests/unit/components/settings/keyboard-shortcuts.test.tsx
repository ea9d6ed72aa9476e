// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { describe, expect, it, vi } from "vitest";
import { fakeBrowser } from "../../../setup/browser.ts";
import { click } from "../user.ts";
import { draw, opened } from "./open-options.tsx";

describe("the keys", () => {
  const rows = () =>
    [...document.querySelectorAll("#keyboard tr")].map((row) =>
      [...row.children].map(({ textContent }) => textContent),
    );

  it("are those of the browser, read again when the user comes back", async () => {
    await draw();
    await vi.waitFor(() =>
      expect(rows().slice(0, 3)).toEqual([
        ["Open Primary Source", "Alt+Shift+G"],
        [expect.stringContaining("Fact-check"), "not set"],
        ["Search from the address bar", "gov Tab"],
      ]),
    );
    Object.assign(fakeBrowser, {
      commands: { getAll: async () => [{ name: "copy-quote", shortcut: "F2" }] },
    });
    dispatchEvent(new Event("focus"));
    await vi.waitFor(() => expect(rows()[0]?.[1]).toBe("F2"));
    await click("Change shortcuts");
    await vi.waitFor(() => expect(opened).toEqual(["chrome://extensions/shortcuts"]));
  });

  it("are not read any more once their page is gone", async () => {
    const getAll = vi.fn(async () => []);
    Object.assign(fakeBrowser, { commands: { getAll } });
    await draw();
    await vi.waitFor(() => expect(getAll).toHaveBeenCalledOnce());
    await act(() => render(null, document.body));
    dispatchEvent(new Event("focus"));
    expect(getAll).toHaveBeenCalledOnce();
  });

  it.each([
    [true, "/"],
    [false, "off"],
  ])("of a single letter are used: %s", async (singleKeys, key) => {
    await draw({ singleKeys });
    expect(rows()).toContainEqual(["Go to the search box", key]);
    expect(rows().map(([, keys]) => keys)).toEqual(
      expect.arrayContaining(["↑ ↓", "Enter", "Ctrl+Enter", "Esc"]),
    );
  });
});
