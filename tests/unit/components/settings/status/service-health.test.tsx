// @vitest-environment happy-dom
import { render } from "preact";
import { afterEach, expect, it } from "vitest";
import { ServiceHealth } from "../../../../../components/settings/status/ServiceHealth.tsx";
import { health } from "../../../../../components/settings/status/status-store.ts";
import { success } from "../../../../../utils/platform/result.ts";
import "../../../../setup/browser.ts";

afterEach(() => {
  render(null, document.body);
  health.search.value = null;
});

it.each([0, 2])("a service that tells of %d parts has a list of them only where there are some", (parts) => {
  const rows = Array.from({ length: parts }, (_, index) => ({ name: `part ${index}`, value: "ok" }));
  health.search.value = success({ up: true, rows });
  render(<ServiceHealth service="search" name="Search" address="https://a.example/" />, document.body);
  expect(document.querySelectorAll("dl, table, ul")).toHaveLength(parts === 0 ? 0 : 1);
});
