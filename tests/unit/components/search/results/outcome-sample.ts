import { render } from "preact";
import { afterEach, beforeEach, vi } from "vitest";
import { fakeBrowser } from "../../../../setup/browser.ts";

export const NOW = Date.UTC(2026, 10, 20, 12);

export const READER = { now: NOW, timeZone: "UTC", language: "en" };

export const KNOWN = { countries: [], states: [] };

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(Date, "now").mockReturnValue(NOW);
  Object.assign(fakeBrowser, { permissions: { request: async () => true } });
});

afterEach(() => render(null, document.body));
