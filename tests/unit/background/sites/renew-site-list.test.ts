import { beforeEach, expect, test, vi } from "vitest";
import { renewSiteList } from "../../../../entrypoints/background/sites/renew-site-list.ts";
import { fakeBrowser } from "../../../setup/browser.ts";

const fetched = vi.fn(async () =>
  Response.json({ domains: [{ domain: "irs.gov", country: "US" }], total: 1 }),
);
const stored = vi.fn(async () => undefined);

function inWindow(isPrivate: boolean): void {
  const settings = { version: 1, searchServiceUrl: "https://search.example" };
  const local = {
    get: async () => ({ settings, "managed-copy": {} }),
    set: stored,
    remove: async () => undefined,
  };
  const storage = { local, session: local, managed: local, onChanged: { addListener: () => undefined } };
  Object.assign(fakeBrowser, { extension: { inIncognitoContext: isPrivate }, storage });
}

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  fetched.mockClear();
  stored.mockClear();
});

test("the list is fetched and stored in a normal window", async () => {
  inWindow(false);
  expect(await renewSiteList({ agreed: false })).toEqual({ ok: true, value: null });
  expect(stored).toHaveBeenCalledWith({ "site-list": expect.objectContaining({ lines: "irs.gov\t\tUS" }) });
});

test("a private window neither fetches nor stores it", async () => {
  inWindow(true);
  expect(await renewSiteList({ agreed: false })).toEqual({ ok: true, value: null });
  expect(fetched).not.toHaveBeenCalled();
  expect(stored).not.toHaveBeenCalled();
});
