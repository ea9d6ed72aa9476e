// @vitest-environment happy-dom
import { act } from "preact/test-utils";
import { describe, expect, it, vi } from "vitest";
import { failed } from "../../../../../utils/platform/result.ts";
import { click, control, fill, focused, isHeld, texts } from "../../user.ts";
import { draw, isDisabled, sentNames, served, world } from "../open-options.tsx";

describe("the domains of the index", () => {
  const domains = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      domain: `site${index}.gov`,
      organization: "Office",
      level: "federal",
      country: "US",
      state: null,
      city: "Austin",
    }));
  const asked = () =>
    world.sent
      .filter(([name]) => name === "domains")
      .map(([, asked]) => (asked as { request: object }).request);

  async function open(count: number, total: number | null): Promise<void> {
    world.answers.domains = served({ domains: domains(count), total });
    await draw();
    await vi.waitFor(() => expect(sentNames()).toContain("stats"));
    expect(asked()).toEqual([]);
    await toggle(true);
    await vi.waitFor(() => expect(asked()).toHaveLength(1));
  }
  const toggle = async (isOpen: boolean): Promise<void> => {
    const part = document.querySelector<HTMLDetailsElement>("details:has(> .domains)");
    await act(() => {
      if (part !== null) part.open = isOpen;
    });
  };

  it.each([
    ["the first page of several", 50, 120, "1–50 of 120", true, false],
    ["a page that is the last", 50, 50, "1–50 of 50", true, true],
    ["a full page of nobody knows how many", 50, null, "1–50", true, false],
    ["a page that is not full", 3, null, "1–3", true, true],
  ])("%s leads on or not", async (_, count, total, range, noPrevious, noNext) => {
    await open(count, total);
    await vi.waitFor(() => expect(texts(".domains nav [role=status]")).toEqual([range]));
    expect(isHeld("Previous")).toBe(noPrevious);
    expect(isHeld("Next")).toBe(noNext);
    expect(texts(".domain-table tbody tr")[0]).toBe("site0.govOfficeFederalAustin, US");
  });

  it("that cannot be read lead no further than to the last page, and back from it", async () => {
    await open(50, 100);
    world.answers.domains = served({ domains: domains(49), dropped: 1, total: 100 });
    await click("Next");
    await vi.waitFor(() => expect(texts(".domains nav [role=status]")).toEqual(["51–99 of 100"]));
    expect([isHeld("Previous"), isHeld("Next")]).toEqual([false, true]);
    world.answers.domains = served({ domains: [], dropped: 50, total: 100 });
    await click("Previous");
    await vi.waitFor(() => expect(texts(".domains nav [role=status]")).toEqual([]));
    expect([isHeld("Previous"), isHeld("Next")]).toEqual([true, false]);
  });

  it("of a page that did not come are asked for again, and are that page", async () => {
    await open(50, 120);
    await vi.waitFor(() => expect(texts(".domains nav [role=status]")).toEqual(["1–50 of 120"]));
    world.answers.domains = failed({ kind: "timeout", seconds: 10 });
    await click("Next");
    await vi.waitFor(() => expect(texts(".domains [role=alert]")).toHaveLength(1));
    world.answers.domains = served({ domains: domains(50), total: 120 });
    await click("Try again");
    await vi.waitFor(() => expect(texts(".domains nav [role=status]")).toEqual(["51–100 of 120"]));
  });

  it("leave the focus on the button that turns them, also on the last one", async () => {
    await open(50, 100);
    await vi.waitFor(() => expect(texts(".domains nav [role=status]")).toEqual(["1–50 of 100"]));
    control("Next").focus();
    await click("Next");
    await vi.waitFor(() => expect(isHeld("Next")).toBe(true));
    expect(focused()).toBe("Next");
  });

  it("are read page by page, and from the first again for other words", async () => {
    await open(50, 120);
    await vi.waitFor(() => expect(texts(".domains nav [role=status]")).toEqual(["1–50 of 120"]));
    await click("Next");
    await vi.waitFor(() => expect(texts(".domains nav [role=status]")).toEqual(["51–100 of 120"]));
    await click("Previous");
    await vi.waitFor(() => expect(texts(".domains nav [role=status]")).toEqual(["1–50 of 120"]));
    await click("Next");
    await vi.waitFor(() => expect(texts(".domains nav [role=status]")).toEqual(["51–100 of 120"]));
    await fill("Domain or organization", " tax ");
    await fill(control("City", document.querySelector(".domains") ?? document), " Austin ");
    await act(() => document.querySelector<HTMLFormElement>(".domain-filters")?.requestSubmit());
    await vi.waitFor(() => expect(texts(".domains nav [role=status]")).toEqual(["1–50 of 120"]));
    expect(asked().map((request) => (request as { offset: number }).offset)).toEqual([0, 50, 0, 50, 0]);
    expect(asked().at(-1)).toEqual({
      country: [],
      level: null,
      state: [],
      city: ["Austin"],
      search: "tax",
      limit: 50,
      offset: 0,
    });
    await toggle(false);
    expect(document.querySelector(".domain-table")).toBeNull();
    await toggle(true);
    expect(asked()).toHaveLength(5);
  });

  it("of another service are asked for anew, with its states", async () => {
    await open(50, 120);
    await fill("Domain or organization", "tax");
    const statesAsked = () => world.sent.filter(([name]) => name === "places").length;
    expect(statesAsked()).toBe(1);
    const other = { ...world.stored, searchServiceUrl: "https://other.example.org" };
    await act(() => {
      for (const listener of world.listeners) listener(other);
    });
    await vi.waitFor(() => expect(document.querySelector("details[open] > .domains")).toBeNull());
    expect([document.querySelector(".domain-table"), asked().length]).toEqual([null, 1]);
    await vi.waitFor(() => expect(texts(".figure")).toHaveLength(2));
    await toggle(true);
    await vi.waitFor(() => expect(asked()).toHaveLength(2));
    expect([asked().at(-1), statesAsked()]).toEqual([expect.objectContaining({ search: "", offset: 0 }), 2]);
  });

  it("are narrowed by place and level, and a country forgets what another had", async () => {
    await open(50, 120);
    const field = (name: string) => control(name, document.querySelector(".domains") ?? document);
    await vi.waitFor(() => expect(isDisabled(field("State or province"))).toBe(false));
    await fill(field("Level"), "federal");
    await fill(field("State or province"), "TX");
    expect(asked().at(-1)).toMatchObject({ country: [], level: "federal", state: ["TX"] });
    await fill(field("Country"), "ca");
    expect(asked().at(-1)).toMatchObject({ country: ["ca"], level: null, state: [] });
    expect(isDisabled(field("State or province"))).toBe(true);
    expect([...field("Level").querySelectorAll("option")].map(({ textContent }) => textContent)).toEqual([
      "Any",
      "Federal",
      "Provincial",
    ]);
    await fill(field("Country"), "");
    expect(asked().at(-1)).toMatchObject({ country: [], level: null, state: [] });
  });

  it("are none, could not be read, or are saved ones", async () => {
    await open(0, 0);
    await vi.waitFor(() =>
      expect(texts(".domains > [role=status]")).toEqual(["No domains match. Try fewer letters or filters."]),
    );
    world.answers.domains = failed({ kind: "offline" });
    await click("Find");
    await act(() => document.querySelector<HTMLFormElement>(".domain-filters")?.requestSubmit());
    await vi.waitFor(() => expect(texts(".domains [role=alert]")).toHaveLength(1));
    world.answers.domains = served({ domains: domains(1), total: 1 }, { kind: "offline" });
    await act(() => document.querySelector<HTMLFormElement>(".domain-filters")?.requestSubmit());
    await vi.waitFor(() =>
      expect(texts(".domains > .notice, .domains [role=status]").join()).toMatch(/saved/i),
    );
  });
});
