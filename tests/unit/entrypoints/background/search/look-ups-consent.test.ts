import { beforeEach, expect, test, vi } from "vitest";
import { findCities, findDomains } from "../../../../../entrypoints/background/search/look-ups.ts";
import { completeOperator } from "../../../../../entrypoints/background/search/operator-completion.ts";
import { failed, success } from "../../../../../utils/platform/result.ts";
import { NO_FILTERS } from "../../../../../utils/search/request.ts";

const world = vi.hoisted(() => ({ suggestions: null as boolean | null, asked: [] as unknown[] }));
vi.mock("../../../../../utils/settings/settings.ts", () => ({
  readSettings: async () => ({ suggestions: world.suggestions, language: "browser" }),
}));
vi.mock("../../../../../entrypoints/background/search/actions.ts", () => {
  const asked = async (question: unknown) => {
    world.asked.push(question);
    return failed({ kind: "offline" });
  };
  return {
    places: asked,
    domains: asked,
    countries: async () => success({ value: { countries: [] } }),
    saved: { places: async () => null, domains: async () => null, countries: async () => null },
  };
});

const never = new AbortController().signal;

beforeEach(() => {
  world.asked = [];
  vi.stubGlobal("navigator", { onLine: true });
});

test.each([
  ["the City filter", () => findCities({ prefix: "springf", filters: NO_FILTERS, isPressed: false }, never)],
  [
    "the Domain filter",
    () => findDomains({ words: "springf", filters: NO_FILTERS, isPressed: false }, never),
  ],
  ["city:", () => completeOperator({ q: "city:springf", caret: 12 }, never)],
  ["site:", () => completeOperator({ q: "site:springf", caret: 12 }, never)],
])("what is typed in %s is sent only with the user's consent", async (_, type) => {
  for (const suggestions of [null, false]) {
    world.suggestions = suggestions;
    await type();
    expect(JSON.stringify(world.asked)).not.toContain("springf");
  }
  world.suggestions = true;
  await type();
  expect(JSON.stringify(world.asked)).toContain("springf");
});

test.each([
  ["City", () => findCities({ prefix: "springf", filters: NO_FILTERS, isPressed: true }, never)],
  ["Domain", () => findDomains({ words: "springf", filters: NO_FILTERS, isPressed: true }, never)],
])("what is typed in the %s filter is sent once the user presses for it", async (_, press) => {
  for (const suggestions of [null, false]) {
    world.suggestions = suggestions;
    world.asked = [];
    await press();
    expect(JSON.stringify(world.asked)).toContain("springf");
  }
});
