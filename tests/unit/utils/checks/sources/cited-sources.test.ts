import { expect, it } from "vitest";
import { citedSources } from "../../../../../utils/checks/sources/cited-sources.ts";
import { done, VERDICT, waiting } from "../sample.ts";

const source = (title: string, url: string | null) => ({ title, url, domain: null, excerpt: null });

it("cites each page once, by its title or address, and what is no page not at all", () => {
  const sources = [
    source("Taxes\n on\u202E benefits", "https://www.ssa.gov/x"),
    source("The same", "http://ssa.gov/x/#part"),
    source(" ", "https://www.irs.gov@evil.example/"),
    source("A law", null),
    source("Script", "javascript:alert(1)"),
  ];
  const checks = [done(1, { verdict: { ...VERDICT, sources } }), waiting(2), done(3)];
  expect(citedSources(checks)).toEqual([
    {
      url: "https://www.ssa.gov/x",
      title: "Taxes on benefits",
      organization: "",
      domain: "www.ssa.gov",
      published: null,
      language: null,
    },
    {
      url: "https://evil.example/",
      title: "https://evil.example/",
      organization: "",
      domain: "evil.example",
      published: null,
      language: null,
    },
  ]);
});
