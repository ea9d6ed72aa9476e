import { domainToASCII } from "node:url";
import fc from "fast-check";
import { expect, it, test } from "vitest";
import { decodeHost } from "../../../../../utils/sites/look-alikes/punycode.ts";

/** The samples of RFC 3492, 7.1, that are in lower case, and hosts of every kind. */
test.each([
  ["xn--egbpdaj6bu4bxfgehfvwxn", "ليهمابتكلموشعربي؟"],
  ["xn--ihqwcrb4cv8a8dqg056pqjye", "他们为什么不说中文"],
  ["xn--fsqu00a.xn--0zwm56d", "例子.测试"],
  ["www.xn--montral-fya.ca", "www.montréal.ca"],
  ["xn--mnchen-3ya.de", "münchen.de"],
  ["xn--e1afmkfd.example", "пример.example"],
  ["xn--n3h.net", "☃.net"],
  ["xn--ls8h.la", "💩.la"],
  ["xn---with-super-monkeys-pc58ag80a8qai00g7n9n.example", "安室奈美恵-with-super-monkeys.example"],
  ["irs.gov", "irs.gov"],
  ["xn--.gov", ".gov"],
  ["a.xn--99999999.gov", "a.xn--99999999.gov"],
  ["xn--a_b.gov", "xn--a_b.gov"],
  ["xn--AB.gov", "xn--AB.gov"],
  ["xn--n3.gov", "xn--n3.gov"],
  // A hyphen that nothing stands before is no delimiter (RFC 3492, 6.2).
  ["xn---3ya.gov", "xn---3ya.gov"],
])("%s is %s", (host, letters) => {
  expect(decodeHost(host)).toBe(letters);
});

it("reads what Node writes, in every alphabet", () => {
  const letter = fc.constantFrom(
    ..."abcxyz019-éüñßабвгдежзийклмнопрстуфхцчшщъыьэюяαβγδεאבגد税務局한국ไทยไ𐍈".split(""),
  );
  const label = fc.string({ unit: letter, minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(fc.array(label, { minLength: 1, maxLength: 3 }), (labels) => {
      const written = domainToASCII(labels.join("."));
      // Node refuses some mixtures of alphabets.
      fc.pre(written !== "");
      const shown = decodeHost(written);
      expect(domainToASCII(shown)).toBe(written);
      expect(shown).not.toContain("xn--");
    }),
  );
});
