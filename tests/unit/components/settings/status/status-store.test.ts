import { expect, it, vi } from "vitest";
import { createStatusStore } from "../../../../../components/settings/status/status-store.ts";
import { success } from "../../../../../utils/platform/result.ts";

function opened() {
  const send = vi.fn();
  return { send, ...createStatusStore({ send }) };
}

it("the answer of an older question, such as of another address, is dropped", async () => {
  const { send, checkHealth, checking, health } = opened();
  const older = Promise.withResolvers<unknown>();
  const newer = Promise.withResolvers<unknown>();
  send.mockReturnValueOnce(older.promise).mockReturnValueOnce(newer.promise);
  const asked = [checkHealth("search"), checkHealth("search")];
  newer.resolve(success({ up: true, rows: [] }));
  await asked[1];
  expect(checking.search.value).toBe(false);
  older.resolve(success({ up: false, rows: [] }));
  await asked[0];
  expect(health.search.value).toEqual(success({ up: true, rows: [] }));
});

it("what is known of a service at another address goes before that is asked, and of the same one stays", async () => {
  const { send, loadStatus, ...shown } = opened();
  const answer = success({ up: true, rows: [], value: { facets: { levels: [] } } });
  const seen = () => [
    shown.health.search.value?.ok,
    shown.health.factCheck.value?.ok,
    [shown.stats, shown.countries, shown.levels].map(({ value }) => value !== null),
    shown.isLoaded.value,
  ];
  const all = [true, true, [true, true, true], true];
  send.mockResolvedValue(answer);
  await loadStatus({ search: "https://a.example/", factCheck: "https://b.example/" });
  expect(seen()).toEqual(all);
  const asked: unknown[] = [];
  for (const [search, factCheck] of [
    ["https://a.example/", "https://b.example/"],
    ["https://a.example/", "https://other.example/"],
    ["https://new.example/", "https://other.example/"],
    [null, "https://other.example/"],
  ] as const) {
    const loading = loadStatus({ search, factCheck });
    asked.push(seen());
    await loading;
    expect(seen()).toEqual(all);
  }
  const withoutSearch = [undefined, true, [false, false, false], false];
  expect(asked).toEqual([all, [true, undefined, [true, true, true], true], withoutSearch, withoutSearch]);
});

it("an older answer that comes first leaves the newer question open", async () => {
  const { send, checkHealth, checking, health } = opened();
  const newer = Promise.withResolvers<unknown>();
  send.mockResolvedValueOnce(success({ up: false, rows: [] })).mockReturnValueOnce(newer.promise);
  const older = checkHealth("search");
  const last = checkHealth("search");
  await older;
  expect([health.search.value, checking.search.value]).toEqual([null, true]);
  newer.resolve(success({ up: true, rows: [] }));
  await last;
  expect(checking.search.value).toBe(false);
});
