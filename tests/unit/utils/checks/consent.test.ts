import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { askConsent, hasConsent, ifAllowed } from "../../../../utils/checks/consent.ts";
import { fakeBrowser } from "../../../setup/browser.ts";
import { expectLogs } from "../../../setup/logs.ts";

const asked: [what: string, wanted: unknown][] = [];
const world = { allowed: false, refuses: false, breaks: false };
const PAGES = { data_collection: ["websiteContent", "browsingActivity"] };

beforeEach(() => {
  asked.length = 0;
  Object.assign(world, { allowed: false, refuses: false, breaks: false });
  Object.assign(fakeBrowser, {
    permissions: {
      contains: async (wanted: unknown) => {
        asked.push(["contains", wanted]);
        return world.allowed;
      },
      request: async (wanted: unknown) => {
        asked.push(["request", wanted]);
        if (world.breaks) throw new Error("No click.");
        return !world.refuses;
      },
    },
  });
});
afterEach(() => void vi.unstubAllEnvs());

it("outside of Firefox the click is the consent, and nobody is asked", async () => {
  expect([await hasConsent(), await askConsent()]).toEqual([true, true]);
  const act = vi.fn();
  expect(await ifAllowed(act)).toMatchObject({ ok: true });
  expect(act).toHaveBeenCalledOnce();
  expect(asked).toEqual([]);
});

it.each([true, false])("in Firefox what was allowed before is looked up: %s", async (allowed) => {
  vi.stubEnv("FIREFOX", "true");
  world.allowed = allowed;
  expect(await hasConsent()).toBe(allowed);
  expect(asked).toEqual([["contains", PAGES]]);
});

it("in Firefox nothing of a page is sent where the reader refuses", async () => {
  vi.stubEnv("FIREFOX", "true");
  const act = vi.fn();
  world.refuses = true;
  expect(await ifAllowed(act)).toEqual({
    ok: false,
    failure: { kind: "not-sent", problem: { reason: "no-consent" } },
  });
  expect(act).not.toHaveBeenCalled();
  world.refuses = false;
  expect(await ifAllowed(act)).toMatchObject({ ok: true });
  expect(act).toHaveBeenCalledOnce();
  expect(asked).toEqual([
    ["request", PAGES],
    ["request", PAGES],
  ]);
});

it.each([true, false])("where Firefox cannot ask, what was allowed before counts: %s", async (allowed) => {
  vi.stubEnv("FIREFOX", "true");
  expectLogs(/could not ask/);
  Object.assign(world, { allowed, breaks: true });
  expect(await askConsent()).toBe(allowed);
});
