// @vitest-environment happy-dom
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it, vi } from "vitest";
import { AddressWarning } from "../../../../components/checks/AddressWarning.tsx";
import { texts } from "../user.ts";

const world = vi.hoisted(() => ({ list: null as unknown, reads: 0 }));
vi.mock("../../../../utils/sites/kept-site-list.ts", () => ({
  readSiteList: async () => {
    world.reads += 1;
    return world.list;
  },
}));

afterEach(() => {
  render(null, document.body);
  world.list = null;
  world.reads = 0;
});

it.each([
  ["https://irs.gov.evil.example/refund", "", "Look-alike: evil.example is not irs.gov."],
  [" https://torronto.ca/ ", "toronto.ca\tCity of Toronto", "Look-alike: torronto.ca is not toronto.ca."],
])("an address to check that passes for another is told: %s", async (claim, lines, sentence) => {
  world.list = { lines };
  render(<AddressWarning claim={claim} />, document.body);
  await vi.waitFor(() => expect(texts("[role=status]")).toEqual([sentence]));
  // Another claim in its place is not warned of by the words of the first.
  render(<AddressWarning claim="Texas has no income tax" />, document.body);
  expect(texts("[role=status]")).toEqual([]);
});

it("an official address is not warned of, and a sentence is not even looked at", async () => {
  render(<AddressWarning claim="https://www.irs.gov/refunds" />, document.body);
  await vi.waitFor(() => expect(world.reads).toBe(1));
  render(<AddressWarning claim="irs.gov.evil.example says refunds are late" />, document.body);
  await new Promise((resolve) => setTimeout(resolve));
  expect([world.reads, texts("[role=status]")]).toEqual([1, []]);
});

it("an address that is typed is judged when it begins, and once more when the letters pause", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const typed = "https://irs.gov.evil.example/refund";
    for (let length = 0; length <= typed.length; length += 1) {
      await act(() => render(<AddressWarning claim={typed.slice(0, length)} />, document.body));
      await vi.advanceTimersByTimeAsync(100);
    }
    // Once for the first letters that are an address, as for one that is pasted.
    expect(world.reads).toBe(1);
    await vi.advanceTimersByTimeAsync(200);
  } finally {
    vi.useRealTimers();
  }
  await vi.waitFor(() => expect(texts("[role=status]")).toHaveLength(1));
  expect(world.reads).toBe(2);
});
