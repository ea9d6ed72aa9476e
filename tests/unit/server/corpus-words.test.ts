import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findDomain, pageUrl } from "../../../server/corpus/domains.ts";
import { fill } from "../../../server/corpus/fill.ts";
import { localName } from "../../../server/corpus/local-names.ts";
import { localOrganization, withArticle } from "../../../server/corpus/local-organizations.ts";
import { diceFor } from "../../../server/corpus/random.ts";

describe("dice", () => {
  test("the same seed gives the same throws, another seed others", () => {
    const throws = (seed: string) => Array.from({ length: 20 }, () => diceFor(seed).whole(0, 1_000_000));
    expect(throws("a")).toEqual(throws("a"));
    expect(throws("a")).not.toEqual(throws("b"));
  });

  test("a throw stays within its bounds", () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 999 }), fc.nat(999), (seed, least, more) => {
        const thrown = diceFor(seed).whole(least, least + more);
        expect(thrown).toBeGreaterThanOrEqual(least);
        expect(thrown).toBeLessThanOrEqual(least + more);
      }),
    );
  });

  test("shuffling loses and adds nothing", () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer()), (seed, items) => {
        expect(diceFor(seed).shuffled(items).sort()).toEqual([...items].sort());
      }),
    );
  });
});

describe("filling a sentence", () => {
  const slots = new Map([
    ["place", "Portland"],
    ["hours", "9 a.m. to 4 p.m."],
  ]);
  const say = (sentence: string, language = "en") => fill(sentence, slots, language, diceFor("seed"));

  test.each([
    ["a slot", "In {place}.", "In Portland."],
    ["a slot that ends in a full stop", "Open {hours}.", "Open 9 a.m. to 4 p.m."],
    ["a number with its thousands", "{12000..12000} homes", "12,000 homes"],
    ["an amount", "It costs {$25..25}.", "It costs $25."],
    ["a first letter", "{place} grows", "Portland grows"],
    ["a lower-case beginning", "council met", "Council met"],
  ])("takes care of %s", (_, sentence, expected) => {
    expect(say(sentence)).toBe(expected);
  });

  test("French parts thousands with a space that does not break", () => {
    expect(say("{12000..12000} foyers", "fr")).toBe("12\u00a0000 foyers");
  });

  test("a choice gives one of its sides", () => {
    expect(["May", "June"]).toContain(say("{May|June}"));
  });

  test("an unknown slot is an error that names it", () => {
    expect(() => say("In {nowhere}.")).toThrow("nowhere");
  });
});

describe("names in the language of a page", () => {
  test.each([
    ["ville.quebec.qc.ca", "fr", "de Québec", "à Québec"],
    ["quebec.ca", "fr", "du Québec", "au Québec"],
    ["ottawa.ca", "fr", "d'Ottawa", "à Ottawa"],
    ["cardiff.gov.uk", "cy", "Caerdydd", "yng Nghaerdydd"],
    ["ny.gov", "es", "de Nueva York", "en Nueva York"],
    ["hopi-nsn.gov", "en", "of the Hopi Reservation", "on the Hopi Reservation"],
  ])("%s in %s", (domain, language, of, inside) => {
    const name = localName(findDomain(domain), language);
    expect([name.of, name.in]).toEqual([of, inside]);
  });

  test.each([
    ["boston.gov", "en", "the City of Boston"],
    ["kingcounty.gov", "en", "King County"],
    ["panynj.gov", "en", "the Port Authority of New York and New Jersey"],
    ["ville.levis.qc.ca", "fr", "la Ville de Lévis"],
    ["cra-arc.gc.ca", "fr", "l'Agence du revenu du Canada"],
    ["saaq.gouv.qc.ca", "fr", "la Société de l'assurance automobile du Québec"],
    ["quebec.ca", "fr", "le gouvernement du Québec"],
  ])("%s in a sentence in %s", (domain, language, expected) => {
    expect(withArticle(localOrganization(findDomain(domain), language), language)).toBe(expected);
  });
});

describe("addresses", () => {
  test.each([
    ["boston.gov", "https://www.boston.gov/x"],
    ["travel.state.gov", "https://travel.state.gov/x"],
    ["tc.canada.ca", "https://tc.canada.ca/x"],
  ])("%s answers from its own host", (domain, expected) => {
    expect(pageUrl(domain, "/x")).toBe(expected);
  });

  test("a domain outside the table is an error that names it", () => {
    expect(() => findDomain("example.com")).toThrow("example.com");
  });
});
