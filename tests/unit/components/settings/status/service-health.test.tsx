// @vitest-environment happy-dom
import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it, vi } from "vitest";
import { ServiceHealth } from "../../../../../components/settings/status/ServiceHealth.tsx";
import { success } from "../../../../../utils/platform/result.ts";
import "../../../../setup/browser.ts";
import { texts } from "../../user.ts";

afterEach(() => render(null, document.body));

it.each([0, 2])("a service that tells of %d parts has a list of them only where there are some", (parts) => {
  const rows = Array.from({ length: parts }, (_, index) => ({ name: `part ${index}`, value: "ok" }));
  const health = { search: signal(success({ up: true, rows })), factCheck: signal(null) };
  const status = {
    health,
    checking: { search: signal(false), factCheck: signal(false) },
    checkHealth: async () => undefined,
  };
  const of = { service: "search", name: "Search", address: "https://a.example/" } as const;
  render(<ServiceHealth status={status} {...of} />, document.body);
  expect(document.querySelectorAll("dl, table, ul")).toHaveLength(parts === 0 ? 0 : 1);
});

it("a service that takes its time is said to", async () => {
  vi.useFakeTimers();
  const status = {
    health: { search: signal(null), factCheck: signal(null) },
    checking: { search: signal(true), factCheck: signal(false) },
    checkHealth: async () => undefined,
  };
  const of = { service: "search", name: "Search", address: "https://a.example/" } as const;
  await act(() => render(<ServiceHealth status={status} {...of} />, document.body));
  expect(texts("[role=status]")).toEqual(["Testing…"]);
  await act(() => void vi.advanceTimersByTime(5000));
  expect(texts("[role=status]")[0]).toContain("longer than usual");
  vi.useRealTimers();
});
