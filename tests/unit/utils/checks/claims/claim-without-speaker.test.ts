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
  ["The economy grew in May, Hale added.", "The economy grew in May."],
  ["The tax fell by half, the governor posted on X.", "The tax fell by half."],
  ["Hale added that crime fell by half.", "Crime fell by half."],
  ["Trump declaró que el muro está terminado.", "El muro está terminado."],
  ["Le ministre assure que le chômage a reculé.", "Le chômage a reculé."],
  ["The EPA said on Monday in a statement that the rule is final.", "The rule is final."],
  ["The EPA announced last week that the rule is final.", "The rule is final."],
  ["Hale said, without evidence, that the rule is final.", "The rule is final."],
  ["Hale told the Senate committee on Monday that the rule is final.", "The rule is final."],
  ["The Fed warned Congress in March that interest rates will rise.", "Interest rates will rise."],
  ["Hale testified before Congress that the rule is final.", "The rule is final."],
  ["The report states that the rule is final.", "The rule is final."],
  [
    "El ministro dijo a la prensa el lunes que los impuestos bajaron un 5 %.",
    "Los impuestos bajaron un 5 %.",
  ],
  ["La ministre a annoncé mardi que les impôts ont baissé.", "Les impôts ont baissé."],
  ["NASA found in a study of 2020 that ice is on the Moon.", "Ice is on the Moon."],
  // A clause that says which thing is meant.
  ["The EPA announced a rule that requires new power plants to capture carbon.", null],
  ["The EPA announced on Monday a rule that requires plants to capture carbon.", null],
  ["NASA found water that is frozen on the Moon.", null],
  ["El Gobierno anunció una ley que prohíbe los vapeadores desechables.", null],
  ["Le gouvernement a annoncé une loi qu’il appliquera dans tout le pays.", null],
  ["The 12 states that have not expanded Medicaid lost $3 billion.", null],
  ["The VA processed all claims that veterans filed by the end of 2024.", null],
  ["The IRS found people that owe taxes for ten years.", null],
  // A hyphen within a name.
  ["U.S.-Mexico border crossings fell by half.", null],
  ["U.S.–China trade fell by half in 2024.", null],
  ["AFL-CIO members pay less in dues than in 2010.", null],
  ["SNAP-Ed classes cost $500 million a year.", null],
  ["WASHINGTON—Congress cut food stamps by half.", "Congress cut food stamps by half."],
  ["WASHINGTON - Congress cut food stamps by half.", "Congress cut food stamps by half."],
  ["WASHINGTON -- Congress cut food stamps by half.", "Congress cut food stamps by half."],
  ["WASHINGTON (AP) -- Congress cut food stamps by half.", "Congress cut food stamps by half."],
  ["WASHINGTON- Congress cut food stamps by half.", "Congress cut food stamps by half."],
  // Verbs that somebody does who says nothing.
  ["Last year, the U.S. added 2.2 million jobs.", null],
  ["The economy added 200,000 jobs in May.", null],
  ["After the 2017 tax cut, the economy added 3 million jobs.", null],
  ["In May, the economy added 3 million jobs, and wages rose.", null],
  ["La Sécurité sociale assure 60 millions de personnes.", null],
  ["La France a déclaré la guerre à la drogue en 2010.", null],
  ["Trump declaró una emergencia nacional en la frontera en 2019.", null],
  ["Last year, the Treasury posted a deficit of $2 trillion.", null],
  ["Last year, the U.S. added jobs.", null],
  ["The agency stated its goals in a plan for 2030.", null],
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
