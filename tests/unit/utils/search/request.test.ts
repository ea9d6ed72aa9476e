import { expect, test } from "vitest";
import { defaultSearch } from "../../../../utils/search/request.ts";
import { pageSizes } from "../../../../utils/search/service-limits.ts";
import { pageAddress } from "../../../../utils/search/to-parameters.ts";

const inOntario = { country: ["ca"], state: ["ON"], city: ["Ottawa"], pageSize: 20 };
const anywhere = { country: [], state: [], city: [], pageSize: 10 };

test.each([
  ["tax", anywhere, "search.html?q=tax"],
  ["tax", inOntario, "search.html?q=tax&country=ca&state=ON&city=Ottawa&size=20"],
  [
    "tax level:municipal",
    inOntario,
    "search.html?q=tax+level%3Amunicipal&country=ca&state=ON&city=Ottawa&size=20",
  ],
  ["tax state:tx", inOntario, "search.html?q=tax+state%3Atx&size=20"],
  ["city:leeds bins", inOntario, "search.html?q=city%3Aleeds+bins&size=20"],
  ["tax -country:us", inOntario, "search.html?q=tax+-country%3Aus&size=20"],
])("%j with defaults %j is %s", (q, defaults, address) => {
  expect(pageAddress(defaultSearch(q, defaults))).toBe(address);
});

test.each([
  [10, [10, 20, 50]],
  [50, [10, 20, 50]],
  [7, [7, 10, 20, 50]],
  [30, [10, 20, 30, 50]],
])("with %i results a page a user may choose %j", (current, sizes) => {
  expect(pageSizes(current)).toEqual(sizes);
});
