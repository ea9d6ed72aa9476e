// @vitest-environment happy-dom
import { render } from "preact";
import { expect, it } from "vitest";
import { SentTable } from "../../../../components/settings/SentTable.tsx";
import { texts } from "../user.ts";

it.each<[search: string | null, factCheck: string | null, where: string]>([
  ["https://search.example", "https://check.example:8443", "search.example, check.example:8443"],
  ["https://one.example", "https://one.example/", "one.example"],
  [null, "https://check.example", "Search service, check.example"],
  [null, null, "Search service, Fact-check service"],
])("services at %s and %s are asked for lists and status at %s", (search, factCheck, where) => {
  render(
    <SentTable
      search={search}
      factCheck={factCheck}
      suggestions={false}
      passages={false}
      changes={false}
      sync={false}
    />,
    document.body,
  );
  const rows = texts("tr").filter((row) => row.includes("lists and status"));
  expect(rows).toEqual([expect.stringMatching(new RegExp(`your words${where}$`))]);
});
