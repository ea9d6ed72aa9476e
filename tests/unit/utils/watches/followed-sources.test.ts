import { expect, it } from "vitest";
import { localView } from "../../../../utils/sync/views.ts";
import { readSources, watchOfSources } from "../../../../utils/watches/followed-sources.ts";
import { listed, readListed } from "../../../../utils/watches/listed-watch.ts";
import { newWatch, viewOf, watchKey } from "../../../../utils/watches/watch.ts";
import { done, VERDICT } from "../checks/sample.ts";
import { NOW } from "./sample.ts";

const source = (url: string) => ({ title: "", url, domain: null, excerpt: null });
const CHECK = done(1, {
  claim: "Benefits are never taxed!",
  verdict: {
    ...VERDICT,
    sources: [
      "https://www.ssa.gov/x",
      "https://ssa.gov/y?a=1",
      "https://irs.gov/z",
      "javascript:1",
      "https://8.8.8.8/",
    ].map(source),
  },
});
const followed = () => watchOfSources(CHECK) ?? expect.fail("nothing to follow");

it("of a verdict are asked for by their sites, and never by the claim", () => {
  const { name, request, rhythm, notify } = followed();
  expect([name, rhythm, notify]).toEqual(["Benefits are never taxed!", "24h", false]);
  expect(request.domain).toEqual(["irs.gov", "ssa.gov"]);
  expect(JSON.stringify(viewOf(request))).not.toMatch(/taxed|sources/i);
  expect(viewOf(request)).toMatchObject({ q: "", sort: "changed" });
});

it("are none where no source is of a site that the index can have", () => {
  const sources = [source("javascript:1")];
  expect(watchOfSources(done(1, { verdict: { ...VERDICT, sources } }))).toBeNull();
  expect(watchOfSources(done(1, { verdict: { ...VERDICT, sources: [] } }))).toBeNull();
});

it("are another watch than their sites, and than those of another claim", () => {
  const { request } = followed();
  const { sources: _, ...sites } = request;
  const other = { ...request, sources: { claim: "other", pages: ["ssa.gov/x"] } };
  expect(new Set([request, sites, other].map(watchKey)).size).toBe(3);
});

it("are the same after a backup, and no device's sync gets them", () => {
  const watch = followed();
  expect(readListed(JSON.parse(JSON.stringify(listed(watch))), null)).toEqual(watch);
  expect(localView(newWatch(watch, "w", NOW), 0)).toBeNull();
});

it.each([
  ["a claim without pages", { claim: "a" }],
  ["pages without a claim", { pages: ["a"] }],
  ["no pages", { claim: "a", pages: [] }],
  ["pages that are none", { claim: "a", pages: [1] }],
  ["too many pages", { claim: "a", pages: Array.from({ length: 10_000 }, String) }],
  ["pages that are too long", { claim: "a", pages: ["x".repeat(10_000)] }],
  ["a claim that is too long", { claim: "x".repeat(100_000), pages: ["a"] }],
])("in a list with %s are not followed, nor is anything else", (_, written) => {
  expect(readSources(written)).toBeNull();
  expect(readListed({ name: "A", address: "?domain=a.gov", ...written }, null)).toBeNull();
});

it("in a list with words or without a site are not followed", () => {
  const written = { name: "A", claim: "a", pages: ["a.gov/x"] };
  expect(readListed({ ...written, address: "?domain=a.gov&q=tax" }, null)).toBeNull();
  expect(readListed({ ...written, address: "?q=tax" }, null)).toBeNull();
  expect(readListed({ ...written, address: "?domain=a.gov" }, null)).not.toBeNull();
});
