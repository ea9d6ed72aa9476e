import { beforeEach, expect, test, vi } from "vitest";
import { renewSiteList } from "../../../../../entrypoints/background/sites/renew-site-list.ts";
import { success } from "../../../../../utils/platform/result.ts";
import { fakeBrowser } from "../../../../setup/browser.ts";

const fetched = vi.fn(async () =>
  Response.json({ domains: [{ domain: "irs.gov", country: "US" }], total: 1 }),
);
const stored = vi.fn(async () => undefined);
let list: object | undefined;

const listeners: ((changes: object, area: string) => void)[] = [];
let settings = { version: 1, searchServiceUrl: "https://search.example", siteList: true };

function changeSettings(change: object): void {
  settings = { ...settings, ...change };
  for (const listener of listeners) listener({ settings: { newValue: settings } }, "local");
}

function inWindow(isPrivate: boolean): void {
  changeSettings({ searchServiceUrl: "https://search.example", siteList: true });
  const local = {
    get: async () => ({ settings, "managed-copy": {}, "site-list": list }),
    set: stored,
    remove: async () => undefined,
  };
  const storage = {
    local,
    session: local,
    managed: local,
    onChanged: { addListener: listeners.push.bind(listeners) },
  };
  Object.assign(fakeBrowser, { extension: { inIncognitoContext: isPrivate }, storage });
}

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  fetched.mockClear();
  stored.mockClear();
  list = undefined;
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

test.each([
  ["the list is turned off", { siteList: false }],
  ["another service is entered", { searchServiceUrl: "https://other.example" }],
])("nothing more is fetched and nothing is stored once %s", async (_, change) => {
  inWindow(false);
  const domains = Array.from({ length: 500 }, (_, index) => ({ domain: `a${index}.gov`, country: "US" }));
  fetched.mockImplementationOnce(async () => {
    changeSettings(change);
    return Response.json({ domains, total: 600 });
  });
  expect(await renewSiteList({ agreed: false })).toEqual({ ok: true, value: null });
  expect(fetched).toHaveBeenCalledOnce();
  expect(stored).not.toHaveBeenCalled();
});

test("a list that has shrunk is stored for whoever agrees to that while it is fetched, and for that time alone", async () => {
  inWindow(false);
  list = { lines: "a.gov", count: 20, next: null, fetchedAt: 1, triedAt: 1, shrunkTo: 1 };
  const asked = [false, true, false].map((agreed) => renewSiteList({ agreed }));
  await Promise.all(asked);
  expect(fetched).toHaveBeenCalledOnce();
  expect(stored).toHaveBeenLastCalledWith({
    "site-list": expect.objectContaining({ lines: "irs.gov\t\tUS" }),
  });
  await renewSiteList({ agreed: false });
  expect(stored).toHaveBeenLastCalledWith({
    "site-list": expect.objectContaining({ lines: "a.gov", shrunkTo: 1 }),
  });
});

test("whoever asks once another service is entered gets its list, and not the end of what was asked of the first", async () => {
  inWindow(false);
  const domains = Array.from({ length: 500 }, (_, index) => ({ domain: `a${index}.gov`, country: "US" }));
  const answers = Promise.withResolvers<Response>();
  fetched.mockImplementationOnce(() => answers.promise);
  const first = renewSiteList({ agreed: false });
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  changeSettings({ searchServiceUrl: "https://other.example" });
  const second = renewSiteList({ agreed: false });
  await new Promise(setImmediate);
  answers.resolve(Response.json({ domains, total: 600 }));
  expect(await Promise.all([first, second])).toEqual([success(null), success(null)]);
  expect(stored).toHaveBeenCalledWith({ "site-list": expect.objectContaining({ lines: "irs.gov\t\tUS" }) });
});
