// @vitest-environment happy-dom
import { act } from "preact/test-utils";
import { describe, expect, it, vi } from "vitest";
import { failed, success } from "../../../../utils/platform/result.ts";
import { click, control, focused, named, texts } from "../user.ts";
import { actions, asked, choose, draw, world } from "./draw-this-page.tsx";

describe("the sentences of a page", () => {
  const SENTENCES = [
    "The federal minimum wage is $7.25 an hour.",
    "Social Security benefits rose by 2.5 percent in 2025.",
  ];
  const ORIGIN = { title: "News", url: "https://news.example.com/" };
  const page = (change: object = {}) => ({
    ok: true,
    origin: ORIGIN,
    text: SENTENCES.join("\n"),
    language: "en",
    hasOtherSite: false,
    ...change,
  });

  async function open(said: unknown): Promise<void> {
    world.page = said;
    await draw("https://news.example.com/", "News");
    await choose("Fact-check sentences on this page");
  }

  it.each([
    [{ ok: false, problem: "closed" }, "alert", "does not let extensions read this page"],
    [{ ok: false, problem: "moved" }, "alert", "The tab shows another page now."],
    [{ ok: false, problem: "too-large" }, "alert", "too large to read"],
    [page({ text: "Hello." }), "status", "No sentence on this page can be checked by itself"],
    [page({ text: "Hello.", hasOtherSite: true }), "alert", "Part of this page belongs to another site"],
    [page({ language: "fr" }), "status", "Sentences are suggested on English pages only"],
  ])("say why there are none, and as a failure only what is one: %j, %s", async (said, role, words) => {
    await open(said);
    await vi.waitFor(() => expect(texts(`[role=dialog] [role=${role}]`).join()).toContain(words));
  });

  it("are counted as they are chosen, checked in the order of the page, and close the panel", async () => {
    world.answers.addGroup = success({ id: "a" });
    await open(page());
    await vi.waitFor(() => expect(document.querySelectorAll("fieldset input")).toHaveLength(2));
    const [first, second] = document.querySelectorAll<HTMLInputElement>("fieldset input");
    expect(control("Choose sentences to check").hasAttribute("disabled")).toBe(true);
    await act(() => second?.click());
    expect(named("Check 1 sentence")).toHaveLength(1);
    await act(() => first?.click());
    await act(() => second?.click());
    await act(() => second?.click());
    await click("Check 2 sentences");
    await vi.waitFor(() => expect(actions.showChecks).toHaveBeenCalledOnce());
    expect(asked("addGroup")).toEqual([
      { id: expect.any(String), title: "News", origin: ORIGIN, text: null, claims: SENTENCES },
    ]);
    expect(document.querySelector("[role=dialog]")).toBeNull();
  });

  it("are sent as of the view in which they were read, where the page shows another one by then", async () => {
    world.answers.addGroup = success({ id: "a" });
    await open(page());
    await vi.waitFor(() => expect(document.querySelectorAll("fieldset input")).toHaveLength(2));
    await draw("https://news.example.com/#/another", "Another");
    for (const box of document.querySelectorAll<HTMLInputElement>("fieldset input"))
      await act(() => box.click());
    await click("Check 2 sentences");
    expect(asked("addGroup")).toMatchObject([{ title: "News", origin: ORIGIN, claims: SENTENCES }]);
  });

  it("stay chosen where they could not be stored, and can be sent again", async () => {
    world.answers.addGroup = failed({ kind: "storage", problem: "full" });
    await open(page());
    await vi.waitFor(() => expect(document.querySelectorAll("fieldset input")).toHaveLength(2));
    for (const box of document.querySelectorAll<HTMLInputElement>("fieldset input"))
      await act(() => box.click());
    await click("Check 2 sentences");
    await vi.waitFor(() => expect(texts(".trouble [role=alert]")[0]).toContain("full"));
    expect(asked("addGroup")).toHaveLength(1);
    expect(actions.showChecks).not.toHaveBeenCalled();
    expect(control("Check 2 sentences").hasAttribute("disabled")).toBe(false);
    await click(control("Close", document.querySelector("[role=dialog]") ?? document));
    expect([document.querySelector("[role=dialog]"), focused()]).toEqual([
      null,
      "Fact-check sentences on this page",
    ]);
    // The page is read again, and nothing is chosen.
    await choose("Fact-check sentences on this page");
    await vi.waitFor(() => expect(named("Choose sentences to check")).toHaveLength(1));
  });
});
