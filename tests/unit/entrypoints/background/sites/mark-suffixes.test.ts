import { getDomain } from "tldts";
import { expect, it } from "vitest";
import { markSuffixes } from "../../../../../entrypoints/background/sites/mark-suffixes.ts";
import { publicSuffixes } from "../../../../../scripts/public-suffixes.ts";
import { NAMESPACE_NAMES, namespaceOf } from "../../../../../utils/sites/namespaces.ts";
import { listOf } from "../../../utils/sites/tools.ts";

const RULES = publicSuffixes();

it("marks namespaces and listed sites, each once, and nothing that anybody can register below", () => {
  const suffixes = markSuffixes(listOf("toronto.ca", "irs.gov", "github.io", "co.uk"), RULES.join("\n"));
  expect(suffixes).toEqual(expect.arrayContaining([".gov", ".gov.uk", ".canada.ca", ".toronto.ca"]));
  for (const none of [".irs.gov", ".github.io", ".co.uk", ".", ""]) expect(suffixes).not.toContain(none);
  expect(new Set(suffixes).size).toBe(suffixes.length);
});

it("knows every public suffix that pages know, and takes no other name for one", () => {
  const names = RULES.map((rule) => rule.replace(/^!/, "").replace(/^\*/, "any"));
  const around = names.flatMap((name) => [name, `city.${name}`]).filter((name) => namespaceOf(name) === null);
  const expected = around.filter((name) => getDomain(name, { allowPrivateDomains: true }) !== null);
  const marked = markSuffixes([...new Set(around)].join("\n"), RULES.join("\n")).slice(
    NAMESPACE_NAMES.length,
  );
  expect(RULES.length).toBeGreaterThan(9_000);
  expect(new Set(marked)).toEqual(new Set(expected.map((name) => `.${name}`)));
});
