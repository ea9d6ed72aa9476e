// @vitest-environment happy-dom
import { act } from "preact/test-utils";
import { describe, expect, it } from "vitest";
import { failed, success } from "../../../../../utils/platform/result.ts";
import { click, named, texts, waitFor } from "../../user.ts";
import { change, draw, files, menu, sentNames, world } from "../open-news.tsx";

describe("files of watches", () => {
  async function importFile(content: string): Promise<void> {
    const field = document.querySelector("input[type=file]");
    Object.defineProperty(field, "files", { value: [new File([content], "w.json")], configurable: true });
    await act(() => void field?.dispatchEvent(new Event("change", { bubbles: true })));
    await waitFor(0);
  }

  it("are written as a list of feeds or as ours", async () => {
    await draw();
    await menu("More about what you follow", "Export as JSON");
    expect(files[0]?.name).toBe("watches.json");
    expect(await files[0]?.text).toContain("Rent");
    await menu("More about what you follow", "Export as OPML");
    await waitFor(0);
    expect(files[1]?.name).toBe("watches.opml");
    expect(await files[1]?.text).toContain("https://search.example.org");
  });

  it("need the address of a service for a list of feeds, and something to write", async () => {
    world.address = null;
    await draw();
    await menu("More about what you follow", "Export as OPML");
    await waitFor(0);
    expect(files).toEqual([]);
    expect(texts(".trouble [role=alert]")).toHaveLength(1);
    await change([]);
    await click("More about what you follow");
    expect([named("Export as JSON"), named("Export as OPML")]).toEqual([[], []]);
    expect(document.querySelector("input[type=file]")).not.toBeNull();
  });

  it.each([
    [{ leftOut: 0, known: [] }, "2 follows added.", "note-good"],
    [{ leftOut: 0, known: ["rent"] }, "1 follow added.", "note-good"],
    [
      { leftOut: 1, known: [] },
      "1 follow added. It is refreshed only when you open What’s new. 1 follow was left out: you can follow at most 200.",
      "note-warn",
    ],
  ])("are added without asking in the background: %j", async (added, sentence, kind) => {
    world.answers.addWatches = success(added);
    await draw();
    const address = "search.html?view=recent&sort=changed&q=";
    const watches = ["a", "b"].map((name) => ({
      name,
      address: `${address}${name}`,
      rhythm: "1h",
      notify: true,
      countsInBadge: true,
    }));
    await importFile(JSON.stringify({ watches }));
    const sent = world.sent.find(([name]) => name === "addWatches")?.[1] as { watches: object[] };
    expect(sent.watches).toMatchObject(
      ["a", "b"].map((name) => ({ name, rhythm: "look", notify: false, countsInBadge: false })),
    );
    const note = [...document.querySelectorAll("section .note [role=status]")]
      .map(({ textContent }) => textContent)
      .join();
    expect(note).toContain(sentence);
    expect(document.querySelector(`section .${kind}`)).not.toBeNull();
  });

  it("name the lines that were left out, beside what was added or without any", async () => {
    world.answers.addWatches = success({ leftOut: 0, known: [] });
    await draw();
    await importFile(`[{"name": "a", "address": "?q=a"},\n{"name": "b", "address": "hello"}]`);
    expect(texts("section .note-warn")[0]).toContain(
      "1 follow added. It is refreshed only when you open What’s new. Line 2 was left out: it is not a search of this service.",
    );
    await importFile(`["hello",\n"hello",\n3, 4, 5, 6]`);
    expect(texts("section [role=alert]")[0]).toContain(
      "6 were left out because they are not searches of this service (lines 1, 2, 3).",
    );
  });

  it("that name a view twice add it once, and call none of it known", async () => {
    world.answers.addWatches = success({ leftOut: 0, known: [] });
    await draw();
    await importFile(JSON.stringify(["a", "b", "c"].map((name) => ({ name, address: "?q=tax" }))));
    expect(texts("section .note-good")[0]).toContain("1 follow added.");
    const sent = world.sent.find(([name]) => name === "addWatches")?.[1];
    expect(sent).toMatchObject({ watches: [{ name: "a" }] });
  });

  it("of 210 follows say how many had no room", async () => {
    world.answers.addWatches = success({ leftOut: 10, known: [] });
    await draw();
    await importFile(
      JSON.stringify(Array.from({ length: 210 }, (_, each) => ({ name: `${each}`, address: `?q=${each}` }))),
    );
    expect(texts("section .note-warn")[0]).toContain("200 follows added.");
    expect(texts("section .note-warn")[0]).toContain("10 follows were left out: you can follow at most 200.");
  });

  it("without any watch, too large, or that could not be stored are named", async () => {
    await draw();
    await importFile("{}");
    expect(texts("section [role=alert]")[0]).toContain("Nothing to follow in this file.");
    await importFile("x".repeat(2_000_001));
    expect(texts("section [role=alert]")[0]).toContain("larger than");
    expect(sentNames()).not.toContain("addWatches");
    world.answers.addWatches = failed({ kind: "storage", problem: "full" });
    await importFile(JSON.stringify([{ name: "a", address: "search.html?view=recent&q=a" }]));
    expect(texts(".trouble [role=alert]")[0]).toContain("full");
    expect(texts("section [role=alert]")).toEqual([]);
  });
});
