import { expect, it } from "vitest";
import { claimCountries } from "../../../../../utils/checks/claims/claim-country.ts";

it.each([
  ["Canada raised its minimum wage.", "ca"],
  ["Québec bans single-use plastics.", "ca"],
  ["British Columbia has a carbon tax.", "ca"],
  ["Wales has a default limit of 20 mph.", "uk"],
  ["The NHS in England pays for it.", "uk"],
  ["Bucking the trend, wages rose.", "ca"],
  ["Le Royaume-Uni a relevé la taxe.", "uk"],
])("%s is searched for first in: %s", (claim, first) => {
  const countries = claimCountries(claim);
  expect(countries[0]).toBe(first);
  expect(countries.toSorted()).toEqual(["ca", "uk"]);
});
