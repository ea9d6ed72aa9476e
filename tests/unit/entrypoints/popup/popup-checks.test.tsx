// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import { keptRecord } from "../../../../components/base/kept-record.ts";
import { success } from "../../../../utils/platform/result.ts";
import { expectLogs } from "../../../setup/logs.ts";
import { click, focused, named, texts } from "../../components/user.ts";
import { done, failedCheck, running, waiting } from "../../utils/checks/sample.ts";
import { asked, did, open, openChecks, world } from "./open-popup.tsx";

describe("the checks", () => {
  it("say how to begin, and why they could not be read until they can", async () => {
    expectLogs(/The checks could not be read: .*QuotaExceededError/);
    world.stored = new DOMException("", "QuotaExceededError");
    await open();
    await click("Fact-checks");
    await vi.waitFor(() => expect(texts("main [role=alert]")).toHaveLength(1));
    world.stored = [];
    await click("Try again");
    await vi.waitFor(() => expect(texts("main [role=alert]")).toHaveLength(0));
    expect(document.querySelector("main")?.textContent).toContain("choose Primary Source, then Fact-check");
  });

  it("are the newest as a card, and one row each for the others", async () => {
    await openChecks(waiting(5), running(4), done(3), failedCheck(2), done(1, { key: "claim 3" }));
    expect(texts("article blockquote")).toEqual(["“Claim 4”"]);
    expect(texts("ul[aria-label='Fact-checks'] > li button[aria-describedby] > span")).toEqual([
      ...["Claim 5", "Claim 3", "Claim 2"],
    ]);
    expect(texts("ul[aria-label='Fact-checks'] > li b")).toEqual(["Refuted", "Failed"]);
  });

  it("open in the panel of this window, which is there before the popup closes", async () => {
    await openChecks(done(3));
    await click("More about your fact-checks");
    const panel = Promise.withResolvers<void>();
    world.opened = panel.promise;
    await click("Open in the side panel");
    await vi.waitFor(async () => expect(await keptRecord("wanted-check", 1).read()).not.toBeNull());
    expect([world.panels, did]).toEqual([[3], []]);
    panel.resolve();
    await vi.waitFor(() => expect([world.panels, did]).toEqual([[3], ["closed"]]));
    expect(await keptRecord("wanted-check", 1).read()).toMatchObject({
      id: "check-3",
      windowId: 3,
    });
  });

  it("are read again after a change, until another tab is shown", async () => {
    await openChecks(done(3));
    world.stored = [running(4), done(3)];
    world.changed.get("checks")?.();
    await vi.waitFor(() => expect(texts("article blockquote")).toEqual(["“Claim 4”"]));
  });

  it("that were deleted can be brought back after a look at another tab, which moves no focus", async () => {
    world.answers.removeCheck = world.answers.restoreCheck = success(null);
    await openChecks(done(3), done(2));
    await click("More about “Claim 3”");
    await click("Delete");
    await vi.waitFor(() => expect(focused()).toBe("Undo"));
    await click("Search");
    expect(named("Undo")).toEqual([]);
    await click("Fact-checks");
    expect(focused()).not.toBe("Undo");
    await click("Undo");
    await vi.waitFor(() => expect(asked("restoreCheck")).toHaveLength(1));
  });
});
