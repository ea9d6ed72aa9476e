import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { spelt } from "../../../../../utils/search/other-searches/spelling.ts";

test.each([
  ["proprety", "property"],
  ["pasport", "passport"],
  ["renewl", "renewal"],
  ["liscense", "license"],
  ["biulding", "building"],
  ["aplication", "application"],
  ["goverment", "government"],
  ["acessibility", "accessibility"],
  ["Certificat", "Certificat"],
  ["unemploymant", "unemployment"],
  ["vacination", "vaccination"],
  ["retirment", "retirement"],
  ["inmigration", "immigration"],
  ["certifcate", "certificate"],
  ["passeprot", "passeport"],
  ["medicade", "medicaid"],
  ["Medicaide", "medicaid"],
  ["medacade", "medicaid"],
  ["mediacare", "medicare"],
  ["governement", "government"],
  ["licensce", "license"],
])("%s is spelt %s", (word, right) => {
  expect(spelt(word)).toBe(right);
});

describe("frequent words that are a letter or two from another one stay as they are", () => {
  test.each(
    `garage portal patient poison denial addition insulation infection injection evaluation elevation detection production planting abduction
    statue summit prayer centre enrolment immunisation licencing garages patients poisoning additions elections protector inspector
    qualify content context expert assistant customers religious writing changed charge chance player winner contract
    nacional residencia emergencia violencia oficial ciudadano parque gasolina territorio congreso medicina residentes provincia prision
    agence appartement ministre projet largement environnement territoire officiel militaire vehicule developpement transfert
    hopital registraire criminels forets medicate medicated medicaid medicare`.split(/\s+/),
  )("%s", (word) => expect(spelt(word)).toBe(word));
});

describe("words that are right, or that nobody here knows, stay as they are", () => {
  test.each(
    `states statute founding funding filling country county counter training trading patent parent mining minimum senator
    rental renting taxation parking parked building builder policies police politics plants planet plates rating ratings
    hearings heating housing houses working workers schooling scholars marine manager medieval medication certificat certificado
    pasaporte ontario alberta manchester cheddar potholes zzqxyz shelters sheriff licensing licensed permitted immigrants
    Toronto Quebec québécois salarié Straßenbau qualité qualite électricité hôpital protección proteccion construcción educacion
    universidad economía politique`.split(/\s+/),
  )("%s", (word) => expect(spelt(word)).toBe(word));
});

it("a word of any length is read in a moment", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 0, maxLength: 400 }), (word) => spelt(word).length > 0 || word === ""),
  );
});
