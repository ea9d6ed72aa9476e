import { expect, it } from "vitest";
import { siteInUserName } from "../../../../../utils/sites/look-alikes/site-in-user-name.ts";

it.each([
  ["https://irs.gov@evil.example/", { name: "irs.gov", host: "evil.example" }],
  ["https://www.IRS.gov:my.secret@www.evil.example/a", { name: "irs.gov", host: "evil.example" }],
  ["http://www:canada.ca@evil.example/", { name: "canada.ca", host: "evil.example" }],
  ["https://irs.gov%2Frefund@evil.example/", { name: "irs.gov", host: "evil.example" }],
  [`https://irs.gov:${"x".repeat(90_000)}@evil.example/`, { name: "irs.gov", host: "evil.example" }],
  // Nothing of a password is told, and nothing that is only somebody's name.
  ["https://john.doe:my.secret@evil.example/", null],
  ["https://irs.gov@www.irs.gov/", null],
  ["https://irs.gov/@news.example", null],
  ["mailto:a@irs.gov", null],
  ["irs.gov@evil.example", null],
])("%s begins with another site's name: %j", (address, expected) => {
  expect(siteInUserName(address)).toEqual(expected);
});
