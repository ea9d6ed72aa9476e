import { expect, it } from "vitest";
import { bareClaim, meantClaim } from "../../../../../utils/checks/claims/claim-without-speaker.ts";

it.each<[string, string | null]>([
  ["Sen. Hale said the minimum wage is $15 an hour.", "The minimum wage is $15 an hour."],
  ["Sen. Hale said on Sunday that crime fell by half.", "Crime fell by half."],
  [
    "Sen. Hale said that Medicare pays $300 for the drug, according to his office.",
    "Medicare pays $300 for the drug.",
  ],
  ["SEN. HALE SAID THAT THE MINIMUM WAGE IS $15.", "THE MINIMUM WAGE IS $15."],
  ["“Unemployment fell to 3.4 percent,” the president said.", "Unemployment fell to 3.4 percent."],
  [
    "WASHINGTON (AP) — Congress cut food stamps by $186 billion.",
    "Congress cut food stamps by $186 billion.",
  ],
  ["According to the IRS, refunds rose 5 percent.", "Refunds rose 5 percent."],
  ["Taxes, Sen. Hale said Monday, fell by half.", "Taxes fell by half."],
  ["The report found that 12 states have not expanded Medicaid", "12 states have not expanded Medicaid."],
  ["Selon le ministre, le chômage a reculé de 3 %.", "Le chômage a reculé de 3 %."],
  ["El gobernador dijo que los impuestos bajaron un 5 %.", "Los impuestos bajaron un 5 %."],
  // What is left says nothing by itself.
  ["“We cut inflation in half,” the president said.", null],
  ["Sen. Hale said it fell by half in 2020.", null],
  ["The senator said in 2020 taxes fell.", null],
  ["Hale said yes.", null],
  ["The minimum wage is $7.25 an hour.", null],
  ["https://www.irs.gov/a", null],
  [`Sen. Hale said that ${"taxes rose and ".repeat(40)}fell.`, null],
])("what is claimed in %j is %j", (claim, bare) => {
  expect(bareClaim(claim)).toBe(bare);
});

it.each<[string, string | undefined, string | null]>([
  ["wage is $15", "Sen. Hale said the minimum wage is $15.", "The minimum wage is $15."],
  ["the tax rose", "It is false that the tax rose.", "It is false that the tax rose."],
  // Somebody who selected the claim itself meant it.
  ["the minimum wage is $15", "Sen. Hale said the minimum wage is $15.", null],
  ["Sen. Hale said the tax rose by half.", undefined, "The tax rose by half."],
  ["The tax rose by half.", undefined, null],
])("%j, selected in %j, may mean %j", (claim, sentence, meant) => {
  expect(meantClaim(claim, sentence)).toBe(meant);
});
