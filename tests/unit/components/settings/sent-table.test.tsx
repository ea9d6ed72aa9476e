// @vitest-environment happy-dom
import { render } from "preact";
import { expect, it } from "vitest";
import { SentTable } from "../../../../components/settings/SentTable.tsx";
import { texts } from "../user.ts";

const SOME = { suggestions: false, passages: false, changes: false, sync: false };

it.each<[search: string | null, factCheck: string | null, where: string]>([
  ["https://search.example", "https://check.example:8443", "search.example, check.example:8443"],
  ["https://one.example", "https://one.example/", "one.example"],
  [null, "https://check.example", "Search service, check.example"],
  [null, null, "Search service, Fact-check service"],
])("services at %s and %s are asked for lists and status at %s", (search, factCheck, where) => {
  render(<SentTable {...SOME} search={search} factCheck={factCheck} checks />, document.body);
  const rows = texts("tr").filter((row) => row.includes("lists and status"));
  expect(rows).toEqual([expect.stringMatching(new RegExp(`your words${where}$`))]);
});

it("where an administrator forbids fact-checks, no claim is said to go anywhere", () => {
  const addresses = { search: "https://search.example", factCheck: "https://check.example" };
  render(<SentTable {...SOME} {...addresses} checks={false} />, document.body);
  expect(texts("tr").filter((row) => row.includes("check.example"))).toEqual([]);
  expect(texts("tr").find((row) => row.includes("fact-check"))).toContain("Nothing–");
});
