// @vitest-environment happy-dom
import { act } from "preact/test-utils";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { clearLocal } from "../../../../components/base/kept-record.ts";
import { entryOf } from "../../../../utils/watches/entry.ts";
import { click, control, fill, focused, named, press, texts } from "../../components/user.ts";
import { NOW, page, watchOf } from "../../utils/watches/sample.ts";
import { close, did, open, world } from "./open-popup.tsx";

describe("what is new in what is followed", () => {
  const cards = (count: number) => vi.waitFor(() => expect(texts(".card-link")).toHaveLength(count), 5_000);
  const scroller = () => document.querySelector<HTMLElement>("#list") ?? document.createElement("i");
  const scrollTo = async (top: number): Promise<void> => {
    scroller().scrollTop = top;
    await act(() => void scroller().dispatchEvent(new Event("scrollend")));
  };

  beforeEach(() => {
    world.watches = [watchOf({ id: "w", name: "Water", notify: false })];
    world.entries = ["https://a.gov/1", "https://b.gov/2"].map((url) =>
      entryOf("w", page(url, NOW), NOW, NOW),
    );
  });

  it("comes back where each list was scrolled to, and starts at its top once it lists something else", async () => {
    await open();
    await click("What’s new");
    await cards(2);
    await scrollTo(120);
    await click("Everywhere");
    await cards(1);
    expect(scroller().scrollTop).toBe(0);
    await scrollTo(40);
    await click("All you follow");
    await cards(2);
    expect(scroller().scrollTop).toBe(120);
    await close();
    await open();
    expect(scroller().scrollTop).toBe(0);
    await cards(2);
    expect(scroller().scrollTop).toBe(120);
    await press("/");
    await fill(control("Words in these pages"), "b.gov");
    await cards(1);
    expect(scroller().scrollTop).toBe(0);
  });

  it("comes back where everywhere was scrolled to, also once a newer answer has come", async () => {
    await open();
    await click("What’s new");
    await click("Everywhere");
    await cards(1);
    await scrollTo(40);
    await close();
    const asked = () => world.sent.filter(([name]) => name === "recent").length;
    const before = asked();
    await open();
    await vi.waitFor(() => expect(asked()).toBeGreaterThan(before));
    await cards(1);
    await act(async () => undefined);
    expect(scroller().scrollTop).toBe(40);
  });

  it("comes back with as many lines as were shown", async () => {
    world.entries = Array.from({ length: 130 }, (_, each) => `https://${each}.gov/`).map((url, each) =>
      entryOf("w", { ...page(url, NOW), domain: `${each}.gov` }, NOW, NOW),
    );
    await open();
    await click("What’s new");
    await cards(50);
    await click("Show more");
    await cards(100);
    await scrollTo(9_000);
    await close();
    await open();
    await cards(100);
    await scrollTo(0);
    await close();
    await open();
    await cards(50);
  });

  it("comes back with what it was narrowed to, until the user clears it elsewhere", async () => {
    await open();
    await click("What’s new");
    await cards(2);
    await click("Found, any time");
    await fill(control("Words in these pages"), "b.gov");
    await cards(1);
    await close();
    await open();
    await cards(1);
    expect(named("“b.gov” · Found, any time")).toHaveLength(1);
    clearLocal(["popup-range"]);
    await cards(2);
    expect(localStorage.getItem("popup-range")).toBeNull();
  });
});

describe("the keys of what is new", () => {
  const BOX = "Search government pages";
  const isOpen = () => document.querySelector("fieldset") !== null;

  it("everywhere lead to its box and clear it, close what it stands in, and then the popup", async () => {
    await open();
    await click("What’s new");
    await vi.waitFor(() => expect(texts(".card")).toHaveLength(1));
    expect(await press("/")).toBe(false);
    expect([isOpen(), focused()]).toEqual([true, BOX]);
    await fill(control(BOX), "tax");
    await press("Escape");
    expect([control(BOX), isOpen(), focused()]).toEqual([expect.objectContaining({ value: "" }), true, BOX]);
    await press("Escape");
    expect([isOpen(), focused(), did]).toEqual([false, expect.stringContaining("Updated, any time"), []]);
    await press("Escape");
    expect(did).toEqual(["closed"]);
  });

  it("everywhere lead from its box to the first page and back, and its operators are explained", async () => {
    await open();
    await click("What’s new");
    await vi.waitFor(() => expect(texts(".card")).toHaveLength(1));
    await press("/");
    await press("ArrowDown");
    expect(document.activeElement?.classList).toContain("card-link");
    await press("ArrowUp");
    expect(focused()).toBe(BOX);
    await press("/");
    expect(focused()).toBe(BOX);
    await click("More filters");
    await click("Search operators");
    await click(document.querySelector("[role=dialog] li button"));
    expect([control(BOX), focused()]).toEqual([expect.objectContaining({ value: "site:irs.gov" }), BOX]);
  });

  it("in what is followed lead to the words that narrow it, and are closed by Escape", async () => {
    const WORDS = "Words in these pages";
    world.watches = [watchOf({ id: "w", notify: false })];
    await open();
    await click("What’s new");
    await vi.waitFor(() => expect(named("More about this list")).toHaveLength(1));
    await vi.waitFor(async () => {
      await press("/");
      expect(focused()).toBe(WORDS);
    });
    await press("Escape");
    expect([isOpen(), did]).toEqual([false, []]);
    world.settings.singleKeys = false;
    await close();
    await open();
    await click("What’s new");
    await vi.waitFor(() => expect(named("More about this list")).toHaveLength(1));
    expect(await press("/")).toBe(true);
    expect(isOpen()).toBe(false);
    world.settings.singleKeys = true;
  });
});
