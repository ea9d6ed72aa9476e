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
  ["Le gouvernement britannique a relevé la taxe.", "uk"],
  ["La Grande-Bretagne et l’Écosse ont relevé la taxe.", "uk"],
  ["L’Angleterre a relevé la taxe.", "uk"],
  ["Le pays de Galles a relevé la taxe.", "uk"],
  ["El Gobierno británico subió el impuesto.", "uk"],
  ["Gran Bretaña subió el impuesto.", "uk"],
  ["Inglaterra, Escocia y Gales subieron el impuesto.", "uk"],
  ["Irlanda del Norte subió el impuesto.", "uk"],
  ["La Colombie-Britannique a une taxe sur le carbone.", "ca"],
  ["La Nouvelle-Écosse a relevé la taxe.", "ca"],
  ["Nueva Escocia subió el impuesto.", "ca"],
  ["New England and Nouvelle-Angleterre are no part of either.", "ca"],
])("%s is searched for first in: %s", (claim, first) => {
  const countries = claimCountries(claim);
  expect(countries[0]).toBe(first);
  expect(countries.toSorted()).toEqual(["ca", "uk"]);
});
