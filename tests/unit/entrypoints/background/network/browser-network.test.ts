import { expect, it, vi } from "vitest";
import { browserNetwork } from "../../../../../entrypoints/background/network/browser-network.ts";

const settings = { searchServiceUrl: null as string | null, factCheckServiceUrl: "https://facts.example" };
vi.mock("../../../../../utils/settings/settings.ts", () => ({ settingsForSending: async () => settings }));

it.each([
  [null, "https://gov.example/api/v1/search", false],
  ["https://gov.example", "https://gov.example/api/v1/search?q=tax", true],
  ["https://gov.example/", "https://gov.example/health", true],
  ["https://gov.example/mirror", "https://gov.example/mirror/health", true],
  ["https://gov.example/mirror", "https://gov.example/health", false],
  ["https://gov.example", "https://gov.example.evil.example/health", false],
  ["https://gov.example", "https://facts.example/health", false],
])("of the service at %s, %s is a request: %s", async (base, address, isInUse) => {
  settings.searchServiceUrl = base;
  expect(await browserNetwork.isInUse("search", new URL(address))).toBe(isInUse);
});
