// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, describe, expect, it, vi } from "vitest";
import { DomainsPart } from "../../../../../components/settings/status/DomainsPart.tsx";
import { createStatusStore } from "../../../../../components/settings/status/status-store.ts";
import { send } from "../../../../../utils/calls/send.ts";
import { failed, success } from "../../../../../utils/platform/result.ts";
import { click, fill, isHeld } from "../../user.ts";

const TEXAS = { code: "TX", name: "Texas", country: "us", type: "state", cities: 1 };
const world = vi.hoisted(() => ({
  isSlow: true,
  asked: [] as string[],
  domains: async (_: unknown): Promise<object> => ({ domains: [], total: 0 }),
}));
vi.mock("../../../../../utils/calls/send.ts", () => ({
  send: async (name: string, asked: { request: unknown }) => {
    world.asked.push(name);
    if (name === "domains") {
      const value = await world.domains(asked.request);
      return "ok" in value ? value : success({ value, fetchedAt: 0, from: "service" });
    }
    return world.isSlow ? failed({ kind: "timeout", seconds: 10 }) : success({ value: { states: [TEXAS] } });
  },
}));

afterEach(() => render(null, document.body));

it("states that did not come are asked for again with the next question, and once they are here no more", async () => {
  await act(() => render(<DomainsPart {...createStatusStore({ send })} />, document.body));
  const places = () => world.asked.filter((name) => name === "places").length;
  const find = () => act(() => document.querySelector("form")?.requestSubmit());
  const part = document.querySelector("details");
  await act(() => {
    if (part !== null) part.open = true;
  });
  await vi.waitFor(() => expect(places()).toBe(1));
  world.isSlow = false;
  await find();
  await vi.waitFor(() => expect(document.querySelectorAll("option[value=TX]")).toHaveLength(1));
  await find();
  expect(world.asked).toEqual(["places", "domains", "places", "domains", "domains"]);
});

describe("while another question is asked", () => {
  let answer = (_: object): void => undefined;
  const status = () => document.querySelector(".domains [role=status]")?.textContent;
  const table = () => document.querySelector(".domain-table");
  const find = () => act(() => document.querySelector("form")?.requestSubmit());
  const come = (found: object) =>
    act(async () => {
      answer(found);
      await new Promise((resolve) => setTimeout(resolve));
    });
  const open = async (): Promise<void> => {
    world.asked.length = 0;
    world.domains = () =>
      new Promise<object>((resolve) => {
        answer = resolve;
      });
    await act(() => render(<DomainsPart {...createStatusStore({ send })} />, document.body));
    await act(() => {
      for (const part of document.querySelectorAll("details")) part.open = true;
    });
    await vi.waitFor(() => expect(world.asked.at(-1)).toBe("domains"));
  };
  const page = { domains: [{ domain: "irs.gov", count: 1 }], total: 1 };

  it.each<[string, () => Promise<unknown>]>([
    ["another", () => fill("Domain or organization", "irs").then(find)],
    ["the same once more", find],
  ])("it is told, and the list stays in its place until the next is here: %s", async (_, ask) => {
    await open();
    await come(page);
    expect([status(), table()?.getAttribute("aria-busy")]).toEqual(["1–1 of 1", "false"]);
    await ask();
    expect([status(), table()?.getAttribute("aria-busy")]).toEqual(["Loading the list…", "true"]);
    await come(page);
    expect([status(), table()?.getAttribute("aria-busy")]).toEqual(["1–1 of 1", "false"]);
  });

  it("it is told in place of what the one before came to", async () => {
    await open();
    await come({ domains: [], total: 0 });
    expect(status()).toContain("No domains match.");
    await find();
    expect(status()).toBe("Loading the list…");
    await come(failed({ kind: "offline" }));
    expect(document.querySelectorAll(".domains [role=alert]")).toHaveLength(1);
    await find();
    expect([document.querySelector(".domains [role=alert]"), status()]).toEqual([null, "Loading the list…"]);
    await come(page);
    expect(table()).not.toBeNull();
  });

  it("one that takes its time is said to", async () => {
    await open();
    await come(page);
    vi.useFakeTimers();
    await find();
    await act(() => void vi.advanceTimersByTime(5000));
    expect(status()).toContain("longer than usual");
    vi.useRealTimers();
  });
});

it("the pages of an answer are not turned while another question is asked", async () => {
  const requests: unknown[] = [];
  let answer = (): void => undefined;
  world.domains = async (request) => {
    requests.push(request);
    if (requests.length > 1)
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
    return { domains: [{ domain: "irs.gov", count: 1 }], total: 120 };
  };
  await act(() => render(<DomainsPart {...createStatusStore({ send })} />, document.body));
  await act(() => {
    for (const part of document.querySelectorAll("details")) part.open = true;
  });
  await vi.waitFor(() => expect(isHeld("Next")).toBe(false));
  await fill("Domain or organization", "irs");
  await act(() => document.querySelector("form")?.requestSubmit());
  expect(isHeld("Next")).toBe(true);
  await act(() => answer());
  await vi.waitFor(() => expect(isHeld("Next")).toBe(false));
  await click("Next");
  expect(requests).toMatchObject([
    { search: "", offset: 0 },
    { search: "irs", offset: 0 },
    { search: "irs", offset: 50 },
  ]);
});
