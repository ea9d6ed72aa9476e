import { expect, it } from "vitest";
import { markSuffixes } from "../../../utils/sites/mark-suffixes.ts";
import { listOf } from "./tools.ts";

it("marks namespaces and listed sites, each once, and nothing that anybody can register below", () => {
  const suffixes = markSuffixes(listOf("toronto.ca", "irs.gov", "github.io", "co.uk"));
  expect(suffixes).toEqual(expect.arrayContaining([".gov", ".gov.uk", ".canada.ca", ".toronto.ca"]));
  for (const none of [".irs.gov", ".github.io", ".co.uk", ".", ""]) expect(suffixes).not.toContain(none);
  expect(new Set(suffixes).size).toBe(suffixes.length);
});
