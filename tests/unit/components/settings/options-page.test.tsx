// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { describe, expect, it, vi } from "vitest";
import type { Settings } from "../../../../utils/settings/settings-table.ts";
import { click, control, fill, nameOf, texts } from "../user.ts";
import { draw, field, isDisabled, section, world } from "./open-options.tsx";

describe("the page", () => {
  it("lists its sections in the order in which they are drawn", async () => {
    await draw();
    const links = [...document.querySelectorAll<HTMLAnchorElement>(".options-nav a")].map(({ hash }) =>
      hash.slice(1),
    );
    expect(links).toEqual([...document.querySelectorAll("section.section")].map(({ id }) => id));
    const names = texts(".options-nav a");
    expect(names).toEqual(texts("section.section > h2"));
  });

  it("scrolls to the section in its address, and nowhere without one", async () => {
    await draw();
    expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
    await act(() => render(null, document.body));
    location.hash = "#data";
    await draw();
    expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts[0]).toBe(section("data"));
    location.hash = "";
  });

  it("says which values of an administrator cannot be used", async () => {
    await draw();
    expect(document.querySelectorAll("[role=alert]")).toHaveLength(0);
    world.unreadable = ["pageSize"];
    for (const listener of world.listeners) listener({ ...world.stored, pageSize: 50 });
    await vi.waitFor(() =>
      expect(texts("[role=alert]")[0]).toContain("Your administrator set values that cannot be used"),
    );
  });

  it("says that a watch of an administrator cannot be used", async () => {
    world.managedWatches = [{ name: "Taxes", address: "https://www.example.com/" }];
    await draw();
    expect(texts("[role=alert]")[0]).toContain("values that cannot be used: Following.");
  });

  it("says why a change was not saved where it is in view from every section, until one is", async () => {
    await draw();
    world.full = true;
    await fill("Results per page", "20");
    await vi.waitFor(() =>
      expect(texts(".trouble [role=alert]")).toEqual([expect.stringContaining("The disk is full")]),
    );
    expect(world.stored.pageSize).toBe(10);
    world.full = false;
    await fill("Results per page", "20");
    await vi.waitFor(() => expect(document.querySelectorAll("[role=alert]")).toHaveLength(0));
    expect(world.stored.pageSize).toBe(20);
  });
});

it("a switch moves back each time that its change was not saved", async () => {
  await draw();
  world.full = true;
  const box = field(control("Suggestions as you type"));
  for (const _ of ["first", "second"]) {
    await act(() => box.click());
    await vi.waitFor(() => expect(box.checked).toBe(false));
    expect(texts("[role=alert]")).toEqual([expect.stringContaining("The disk is full")]);
  }
  await click("Close this message");
});

describe("each setting is saved:", () => {
  it.each<[string, string, Partial<Settings>]>([
    ["Open results in", "current-tab", { openIn: "current-tab" }],
    ["Language", "fr", { language: "fr" }],
  ])("%s", async (name, value, expected) => {
    await draw();
    await fill(control(name, section(name === "Language" ? "language" : "search")), value);
    await vi.waitFor(() => expect(world.stored).toMatchObject(expected));
  });

  it.each<[string, Partial<Settings>]>([
    ["Suggestions as you type", { suggestions: true }],
    ["Show what the sources say with every verdict", { sourcePassages: true }],
    ["Single-key shortcuts", { singleKeys: false }],
  ])("%s", async (name, expected) => {
    await draw();
    const box = control(name);
    await act(() => box.click());
    await vi.waitFor(() => expect(world.stored).toMatchObject(expected));
    await vi.waitFor(() => expect(field(box).checked).toBe(Object.values(expected)[0]));
  });

  it("the quiet hours, from and until, and off again", async () => {
    await draw();
    const choose = async (name: string, value: string) =>
      act(async () => fill(control(name, section("news")), value));
    await choose("Quiet from", "22");
    await vi.waitFor(() => expect(world.stored).toMatchObject({ quietHours: "22-7" }));
    await choose("Quiet until", "8");
    await vi.waitFor(() => expect(world.stored).toMatchObject({ quietHours: "22-8" }));
    await choose("Quiet from", "8");
    await vi.waitFor(() => expect(world.stored).toMatchObject({ quietHours: "8-17" }));
    await choose("Quiet from", "-1");
    await vi.waitFor(() => expect(world.stored).toMatchObject({ quietHours: null }));
  });

  it("but none that an administrator has set can be changed", async () => {
    const settings: Partial<Record<keyof Settings, string>> = {
      language: "Language",
      suggestions: "Suggestions as you type",
      pageSize: "Results per page",
      openIn: "Open results in",
      singleKeys: "Single-key shortcuts",
      quietHours: "Quiet from",
      sourcePassages: "Show what the sources say with every verdict",
      notifications: "Notify me when a fact-check is done",
      siteList: "Keep the list of government sites on this device",
      searchServiceUrl: "Search service address",
      factCheckServiceUrl: "Fact-check service address",
    };
    world.locked = Object.keys(settings);
    await draw();
    const fields = [...document.querySelectorAll("main section :is(input, select)")].filter(isDisabled);
    expect(fields.filter((each) => each.closest(".domains") === null).map(nameOf)).toEqual(
      Object.values(settings),
    );
  });

  it("the language is written as its own readers write it", async () => {
    await draw();
    const options = [...section("language").querySelectorAll("option")].map(({ value, lang, text }) => [
      value,
      lang,
      text,
    ]);
    expect(options).toEqual(
      [
        ["browser", "", "Browser language"],
        ["en", "en", "English"],
        ["es", "es", "Español"],
        ["fr", "fr", "Français"],
      ].toSorted(
        ([a], [b]) =>
          options.findIndex(([value]) => value === a) - options.findIndex(([value]) => value === b),
      ),
    );
    expect(texts("#language .hint")[0]).toContain(String(new Date().getFullYear()));
  });
});

describe("what is rarely needed is closed", () => {
  const isOpen = (id: string): boolean => section(id).querySelector("details")?.open === true;

  it("unless a service has no address yet", async () => {
    await draw({ factCheckServiceUrl: "https://check.example.org" });
    expect(["keyboard", "services", "status"].filter(isOpen)).toEqual([]);
    await act(() => render(null, document.body));
    await draw({ factCheckServiceUrl: null });
    await vi.waitFor(() => expect(isOpen("services")).toBe(true));
    // The field in which the last one was entered says that it was saved.
    const both = { ...world.stored, factCheckServiceUrl: "https://check.example.org" };
    await act(async () => {
      for (const listener of world.listeners) listener(both);
    });
    await vi.waitFor(() => expect(texts(".health .address")).toContain(both.factCheckServiceUrl));
    expect(isOpen("services")).toBe(true);
  });

  it("or the address of the page leads to it", async () => {
    location.hash = "#services";
    await draw({ factCheckServiceUrl: "https://check.example.org" });
    expect(["keyboard", "services", "status"].filter(isOpen)).toEqual(["services"]);
    location.hash = "#status";
    dispatchEvent(new Event("hashchange"));
    await vi.waitFor(() => expect(isOpen("status")).toBe(true));
    location.hash = "";
  });
});
