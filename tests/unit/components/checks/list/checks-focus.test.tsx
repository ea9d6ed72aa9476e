// @vitest-environment happy-dom
// First, so that what it replaces is replaced for all that is loaded after it.

import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { keepFocus } from "../../../../../components/base/keep-focus.ts";
import { running } from "../../../utils/checks/sample.ts";
import { click, control, focused } from "../../user.ts";
import { CONFIRMED, draw, REFUTED, store } from "./open-history.tsx";

// As every page does. What it moves the focus to, it moves before effects run.
beforeAll(keepFocus);
beforeEach(() => {
  store.openRow(null);
  // As in a browser, which draws a frame after it has told who observes the page.
  vi.stubGlobal("requestAnimationFrame", (onFrame: () => void) => setTimeout(onFrame, 16));
});
afterEach(() => vi.unstubAllGlobals());

const settled = () => new Promise((later) => setTimeout(later, 200));

describe("the focus", () => {
  it("returns to the button when the field to find checks is closed", async () => {
    await draw([CONFIRMED, REFUTED]);
    await click("Search your fact-checks");
    expect(focused()).toBe("Search fact-checks");
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", cancelable: true }));
    await vi.waitFor(() => expect(document.querySelector("search")).toBeNull());
    await settled();
    expect(focused()).toBe("Search your fact-checks");
  });

  it("stays with the card where what it shows changes, beside the list", async () => {
    const asked = running(3, { claim: CONFIRMED.claim, key: CONFIRMED.key });
    await draw([asked, REFUTED], true);
    control(`More about “${asked.claim}”`).focus();
    await draw([CONFIRMED, REFUTED], true);
    await settled();
    expect(document.activeElement?.closest("section")?.getAttribute("aria-label")).toBe("Details");
  });

  it("stays with the row that is opened and closed in its place", async () => {
    await draw([CONFIRMED, REFUTED]);
    control(REFUTED.claim).focus();
    await click(REFUTED.claim);
    await draw([CONFIRMED, REFUTED]);
    expect([focused(), document.activeElement?.getAttribute("aria-expanded")]).toEqual([
      REFUTED.claim,
      "true",
    ]);
    await click(REFUTED.claim);
    await draw([CONFIRMED, REFUTED]);
    expect([focused(), document.activeElement?.getAttribute("aria-expanded")]).toEqual([
      REFUTED.claim,
      "false",
    ]);
  });
});
