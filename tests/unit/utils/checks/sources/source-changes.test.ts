import { expect, it } from "vitest";
import type { Check } from "../../../../../utils/checks/check.ts";
import { collectSources, withAnswers } from "../../../../../utils/checks/sources/source-changes.ts";
import { done, VERDICT, waiting } from "../sample.ts";

const checkOf = (order: number, finishedAt: number, urls: readonly string[]) =>
  done(order, {
    finishedAt,
    verdict: { ...VERDICT, sources: urls.map((url) => ({ title: url, url, domain: null, excerpt: null })) },
  });

function sourcesOf(checks: readonly Check[]) {
  const collected = collectSources();
  for (const check of checks) collected.add(check);
  return collected.sources();
}

it("a site counts from its oldest check, and private ones do not count", () => {
  const checks = [
    checkOf(2, 20, ["https://www.irs.gov/a", "http://10.0.0.1/x"]),
    checkOf(1, 10, ["https://irs.gov/b/", "https://ssa.gov/c"]),
    waiting(3),
  ];
  const { sites, pages } = sourcesOf(checks);
  expect(sites).toEqual([
    { host: "irs.gov", since: 10 },
    { host: "ssa.gov", since: 10 },
  ]);
  expect([...pages]).toEqual(["irs.gov/a", "irs.gov/b", "ssa.gov/c"]);
});

it("what no verdict rests on any more is forgotten", () => {
  const known = { askedAt: { "irs.gov": 1, "old.gov": 1 }, pages: { "irs.gov/a": 5, "old.gov/b": 5 } };
  const sources = sourcesOf([checkOf(1, 1, ["https://irs.gov/a"])]);
  expect(
    withAnswers(known, sources, { hosts: ["irs.gov"], at: 9, changes: { "irs.gov/a": 3, "irs.gov/z": 8 } }),
  ).toEqual({
    askedAt: { "irs.gov": 9 },
    pages: { "irs.gov/a": 5 },
  });
});
