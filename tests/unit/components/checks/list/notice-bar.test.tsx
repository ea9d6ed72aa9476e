// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { clearKept } from "../../../../../components/base/kept-record.ts";
import { failed, success } from "../../../../../utils/platform/result.ts";
import { tooManySentence } from "../../../../../utils/watches/sentences.ts";
import { watchOf } from "../../../utils/watches/sample.ts";
import { click, control, focused, named, texts } from "../../user.ts";
import {
  chooseOnCard,
  draw,
  FAILED,
  moreButton,
  REFUTED,
  sentNames,
  shareButton,
  store,
  world,
} from "./open-history.tsx";

const WATCH = watchOf({ id: "7", request: { sources: { claim: REFUTED.key, pages: [] } } as never });
const WHOLE = { watch: WATCH, memory: null, entries: [] };

const BAR = "#checks > div:has(> [role=status])";
const bar = () => document.querySelector<HTMLElement>(BAR);
const told = () => texts(`${BAR} > [role=status]`);

describe("a check that was deleted", () => {
  it("can be brought back, with the focus on Undo and then in the editor", async () => {
    await draw([REFUTED, FAILED]);
    expect(bar()?.textContent).toBe("");
    await chooseOnCard(moreButton(REFUTED), "Delete");
    await vi.waitFor(() => expect(focused()).toBe("Undo"));
    expect(told()).toEqual(["Fact-check deleted"]);
    const undo = control("Undo");
    expect(document.getElementById(undo.getAttribute("aria-describedby") ?? "")?.textContent).toBe(told()[0]);
    expect(bar()?.querySelector("[role=alert]")).toBeNull();
    await click("Undo");
    await vi.waitFor(() => expect(sentNames()).toEqual(["removeCheck", "restoreCheck"]));
    await vi.waitFor(() => expect([store.actions.notice.value, focused()]).toEqual([null, "Claim"]));
    expect(bar()?.textContent).toBe("");
  });

  it("is still offered back where that failed", async () => {
    await draw([REFUTED]);
    await chooseOnCard(moreButton(REFUTED), "Delete");
    await vi.waitFor(() => expect(focused()).toBe("Undo"));
    world.failing.add("restoreCheck");
    await click("Undo");
    await vi.waitFor(() => expect(texts(".trouble [role=alert]")[0]).toContain("offline"));
    expect(store.actions.notice.value).not.toBeNull();
  });

  it("is not offered back once the whole history was deleted, wherever", async () => {
    await draw([REFUTED, FAILED]);
    await chooseOnCard(moreButton(REFUTED), "Delete");
    await vi.waitFor(() => expect(focused()).toBe("Undo"));
    // Also while another tab of the popup is shown.
    store.listen()();
    await clearKept(["follow-form"]);
    await new Promise((heard) => setTimeout(heard, 20));
    expect(store.actions.notice.value?.removed).toHaveLength(1);
    await clearKept(["claim"]);
    await vi.waitFor(() => expect(store.actions.notice.value).toBeNull());
  });

  it("is not offered back where it could not be deleted", async () => {
    await draw([REFUTED]);
    world.failing.add("removeCheck");
    await chooseOnCard(moreButton(REFUTED), "Delete");
    await vi.waitFor(() => expect(texts(".trouble [role=alert]")[0]).toContain("offline"));
    expect(store.actions.notice.value).toBeNull();
  });
});

describe("sources that were unfollowed", () => {
  const offer = async (answer: unknown): Promise<void> => {
    world.answers.restoreWatch = answer;
    world.watches = [WATCH];
    await draw([REFUTED]);
    await chooseOnCard(moreButton(REFUTED), "Unfollow its sources");
    await vi.waitFor(() => expect(told()).toEqual(["Sources unfollowed"]));
    await click("Undo");
    await vi.waitFor(() => expect(sentNames()).toEqual(["removeWatch", "restoreWatch"]));
  };

  it("can be followed again with what was remembered of them", async () => {
    await offer(success({ hasRoom: true }));
    expect(world.sent.at(-1)).toEqual(["restoreWatch", { whole: WHOLE }]);
    await vi.waitFor(() => expect(store.actions.notice.value).toBeNull());
  });

  it("are still offered back where so many are followed by now", async () => {
    await offer(success({ hasRoom: false }));
    await vi.waitFor(() => expect(texts(".toast")).toEqual([tooManySentence()]));
    expect(named("Undo")).toHaveLength(1);
  });

  it("are still offered back where that failed", async () => {
    await offer(failed({ kind: "offline" }));
    await vi.waitFor(() => expect(texts(".trouble [role=alert]")[0]).toContain("offline"));
    expect(named("Undo")).toHaveLength(1);
  });
});

describe("copying", () => {
  const write = vi.fn<(text: string) => Promise<void>>();
  beforeEach(() => {
    write.mockReset();
    vi.spyOn(navigator.clipboard, "writeText").mockImplementation(write);
  });

  it.each([
    ["Copy as text", "“Benefits are never taxed”", {}],
    ["Copy as Markdown", "Benefits are never taxed", {}],
    ["Copy as text", "Of the service", { serviceText: "# Of the **service**" }],
  ])("%s says that it is done, and ends what was said before", async (name, holds, change) => {
    await draw([{ ...REFUTED, ...change }]);
    store.actions.notices.value = [{ text: "notice.not_copied", removed: null }];
    await chooseOnCard(shareButton(REFUTED), name);
    await vi.waitFor(() => expect(store.actions.notice.value).toBeNull());
    expect(texts(".toast")).toEqual(["Copied"]);
    expect(write.mock.calls[0]?.[0]).toContain(holds);
    expect(write.mock.calls[0]?.[0]).not.toContain("**service");
  });

  it("hands the sources of a verdict to Zotero, and says where it takes them", async () => {
    write.mockResolvedValue();
    await draw([REFUTED]);
    await chooseOnCard(shareButton(REFUTED), "Copy for Zotero");
    await vi.waitFor(() => expect(texts(".toast")[0]).toContain("Import from Clipboard"));
    expect(JSON.parse(write.mock.calls[0]?.[0] ?? "")).toMatchObject([{ URL: "https://www.ssa.gov/x" }]);
  });

  it("has nothing for Zotero where no source is a page", async () => {
    const check = { ...REFUTED, verdict: { ...REFUTED.verdict, sources: [] } };
    await draw([check]);
    await click(shareButton(check));
    expect([named("Copy as text").length, named("Copy for Zotero").length]).toEqual([1, 0]);
  });

  it("leaves the offer to undo", async () => {
    await draw([REFUTED]);
    store.actions.notices.value = [{ text: "notice.deleted", removed: [FAILED] }];
    await chooseOnCard(shareButton(REFUTED), "Copy as text");
    await vi.waitFor(() => expect(write).toHaveBeenCalled());
    expect(store.actions.notice.value?.removed).toEqual([FAILED]);
  });

  it("says so where the browser does not allow it, until that is closed", async () => {
    write.mockRejectedValue(new Error("not allowed"));
    await draw([REFUTED]);
    await chooseOnCard(shareButton(REFUTED), "Copy as text");
    await vi.waitFor(() => expect(texts(`${BAR} > [role=alert]`)[0]).toContain("did not allow copying"));
    expect([named("Undo"), focused()]).toEqual([[], shareButton(REFUTED)]);
    await click(control("Close this message", bar() ?? document));
    expect([store.actions.notice.value, focused()]).toEqual([null, "Claim"]);
  });
});
