import { expect, it } from "vitest";
import { siteDomain } from "../../../../../entrypoints/background/sites/site-domain.ts";
import { listOf } from "../../../utils/sites/tools.ts";

it.each([
  ["www.irs.gov", "irs.gov"],
  ["apps.irs.gov", "irs.gov"],
  ["bjs.ojp.gov", "bjs.ojp.gov"],
  ["www.gov.uk", "gov.uk"],
  ["gov.uk", "gov.uk"],
  ["www.leeds.gov.uk", "leeds.gov.uk"],
  ["www150.statcan.gc.ca", "statcan.gc.ca"],
  ["services.toronto.ca", "toronto.ca"],
  ["www.example.com", "example.com"],
])("the domain of %s is %s", (host, domain) => {
  expect(siteDomain(host, listOf("toronto.ca", "bjs.ojp.gov", "ojp.gov"))).toBe(domain);
});

it("of a host is not a name that the list has only a part of", () => {
  expect(siteDomain("ronto.ca", listOf("toronto.ca"))).toBe("ronto.ca");
  expect(siteDomain("a.to.ca", "toronto.ca\nother.ca")).toBe("a.to.ca");
});
