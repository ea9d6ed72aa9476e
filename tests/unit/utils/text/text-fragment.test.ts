import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { worthTo } from "../../../../utils/checks/sources/shared-words.ts";
import { plainText } from "../../../../utils/text/highlights.ts";
import { addressAtPassage, textFragment, withoutTextFragment } from "../../../../utils/text/text-fragment.ts";

const PAGE = "https://www.dol.gov/wages";

describe("the fragment of a passage", () => {
  test.each([
    [
      "a short run as it is",
      "The rate is $7.25, since July 2009.",
      "The%20rate%20is%20%247.25%2C%20since%20July%202009",
    ],
    [
      "the longest run between ellipses, without words that may be cut",
      "…imum wage … the rate for covered workers is $7.25…",
      "the%20rate%20for%20covered%20workers%20is",
    ],
    [
      "hyphens and ampersands encoded",
      "Low-income aid & part-time work",
      "Low%2Dincome%20aid%20%26%20part%2Dtime%20work",
    ],
    [
      "a long run by its beginning and its end",
      "You need a Social Security number that is valid for work, and you must file a return even if you owe nothing",
      "You%20need%20a%20Social%20Security%20number,a%20return%20even%20if%20you%20owe%20nothing",
    ],
    [
      "one paragraph of several",
      "Benefits\nApply for benefits online\nHelp",
      "Apply%20for%20benefits%20online",
    ],
    [
      "one sentence of several, since the next one may be in another paragraph",
      "It is free. Many adults can ask for one online. Others go.",
      "Many%20adults%20can%20ask%20for%20one%20online",
    ],
    ["right-to-left text", "يمكنك طلب المساعدة اليوم", encodeURIComponent("يمكنك طلب المساعدة اليوم")],
    [
      "text without spaces",
      "国家税务局提供免费的报税帮助服务",
      encodeURIComponent("国家税务局提供免费的报税帮助服务"),
    ],
  ])("is %s", (_, passage, expected) => expect(textFragment(passage)).toBe(`:~:text=${expected}`));

  test.each([
    ["", "nothing"],
    ["…", "an ellipsis"],
    ["and the", "words that occur everywhere"],
    ["\ud800\ud800\ud800 \udc00", "lone surrogates"],
    ["$ % — · –", "signs"],
    ["for $12,345 6", "nine letters and figures"],
    ["b".repeat(61), "a long word without another"],
    [`${"… ".repeat(10_000)}Many adults ask`, "words after 20,000 characters"],
  ])("is missing for %j: %s", (passage) => expect(textFragment(passage)).toBeNull());

  const letters = "a".repeat(31);
  const more = "c".repeat(40);

  test.each<[string, string, string[]]>([
    ["60 characters are written as they are", "b".repeat(60), ["b".repeat(60)]],
    ["31 letters are too few for a beginning", `${letters} bb ${more} dd`, [`${letters} bb`, `${more} dd`]],
    ["32 letters are a beginning", `${letters}a bb ${more} dd`, [`${letters}a`, `${more} dd`]],
    ["31 letters are too few for an end", `${more} dd bb ${letters}`, [more, `bb ${letters}`]],
    ["32 letters are an end", `${more} dd bb ${letters}a`, [more, `${letters}a`]],
    ["ten letters and figures can be looked for", "for $12,345 67", ["for $12,345 67"]],
    ["the first of two runs that are equally long", "First run abc. Other run xyz.", ["First run abc"]],
    [
      "what comes after many other words is found",
      `${"… ".repeat(9_000)}Many adults ask`,
      ["Many adults ask"],
    ],
  ])("%s", (_, passage, parts) =>
    expect(textFragment(passage)).toBe(`:~:text=${parts.map(encodeURIComponent).join(",")}`),
  );

  test.each([33, 60, 200])("uses the room of an address for %i letters that take nine each", (count) => {
    const fragment = textFragment("国家税务局提供免费的报税帮助服务".repeat(20).slice(0, count)) ?? "";
    expect(fragment).toContain(",");
    expect(fragment.length).toBeLessThanOrEqual(300);
    expect(fragment.length).toBeGreaterThan(240);
  });

  const words = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.lorem({ maxCount: 40 }),
    fc.string({
      unit: fc.constantFrom(
        "ab",
        "tax",
        " ",
        " ",
        "-",
        ",",
        "&",
        "…",
        "\n",
        "é",
        "税",
        "ش",
        "\ud83d",
        "\u202e",
        "$7.25",
      ),
      maxLength: 200,
    }),
  );

  test("leads to long runs of other scripts too, whose letters take six characters of an address", () => {
    const passage = "Η αίτηση για επίδομα στέγασης υποβάλλεται ηλεκτρονικά μέχρι το τέλος του επόμενου μήνα";
    const fragment = textFragment(passage) ?? "";
    const [start = "", end = ""] = fragment.slice(":~:text=".length).split(",").map(decodeURIComponent);
    expect(passage.startsWith(start) && passage.endsWith(end)).toBe(true);
    expect(Math.min(start.length, end.length)).toBeGreaterThan(10);
  });

  test("names words that occur in the passage, in order and side by side, in at most 300 characters", () => {
    fc.assert(
      fc.property(words, (passage) => {
        const fragment = textFragment(passage);
        if (fragment === null) return;
        expect(fragment).toMatch(/^:~:text=[A-Za-z0-9%_.!~*'()]+(,[A-Za-z0-9%_.!~*'()]+)?$/);
        expect(fragment.length).toBeLessThanOrEqual(300);
        const read = passage.split(/\s+/).join(" ");
        let from = 0;
        for (const part of fragment.slice(":~:text=".length).split(",").map(decodeURIComponent)) {
          const at = read.indexOf(part, from);
          expect(at).toBeGreaterThanOrEqual(from);
          from = at + part.length;
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe("the run that is opened", () => {
  const worth = worthTo("The federal minimum wage is $7.25 an hour");

  test.each([
    [
      "decides the claim, though a longer one comes after it",
      "The minimum wage is $7.25 an hour. Many states also have laws of their own that give employees more than that.",
      "The minimum wage is $7.25 an hour",
    ],
    [
      "has the claim's figure, though another has more of its words",
      "The federal minimum wage has a long history. It stood at $7.25 in 2024.",
      "It stood at $7.25 in 2024",
    ],
    [
      "has another figure in the claim's unit, where its own is not there",
      "The federal minimum wage is an hourly rate that has a long history. It stood at $5.15 in 1997.",
      "It stood at $5.15 in 1997",
    ],
    [
      "has the claim's figure rather than another one",
      "The federal minimum wage was $5.15 in 1997. Today it is at $7.25 for most.",
      "Today it is at $7.25 for most",
    ],
    [
      "is the longest where none has a word of the claim",
      "One of these here. And another one of those here.",
      "And another one of those here",
    ],
  ])("%s", (_, passage, run) =>
    expect(textFragment(passage, worth)).toBe(`:~:text=${encodeURIComponent(run)}`),
  );
});

describe("the address at a passage", () => {
  const PASSAGE = "The <mark>minimum</mark> wage &amp; overtime rules";
  const FRAGMENT = ":~:text=The%20minimum%20wage%20%26%20overtime%20rules";

  test.each([
    [PAGE, "text/html; charset=utf-8", `${PAGE}#${FRAGMENT}`],
    [PAGE, "application/xhtml+xml", `${PAGE}#${FRAGMENT}`],
    [PAGE, null, `${PAGE}#${FRAGMENT}`],
    [`${PAGE}#rates`, "text/html", `${PAGE}#rates${FRAGMENT}`],
    [`${PAGE}.html`, "text/html", `${PAGE}.html#${FRAGMENT}`],
    [`${PAGE}.aspx`, null, `${PAGE}.aspx#${FRAGMENT}`],
    [`${PAGE}.pdf`, "text/html", `${PAGE}.pdf`],
    [`${PAGE}.PDF?page=2`, null, `${PAGE}.PDF?page=2`],
    [PAGE, "application/pdf", PAGE],
    [PAGE, "application/msword", PAGE],
    [PAGE, "image/png", PAGE],
    [`${PAGE}#:~:text=other`, "text/html", `${PAGE}#:~:text=other`],
    [`${PAGE}#:~`, "text/html", `${PAGE}#:~`],
    [`${PAGE}#:`, "text/html", `${PAGE}#:${FRAGMENT}`],
  ])("%s, %j", (address, type, expected) => expect(addressAtPassage(address, PASSAGE, type)).toBe(expected));

  test("is the clean address of any page and passage again without the fragment, and of a PDF from the start", () => {
    const address = fc.webUrl({ withQueryParameters: true, withFragments: true });
    fc.assert(
      fc.property(address, fc.string({ unit: "binary" }), fc.lorem(), (url, odd, lorem) => {
        const passage = `<b>${odd}</b> ${lorem}`;
        const opened = addressAtPassage(url, passage, "text/html");
        expect(URL.canParse(opened)).toBe(true);
        expect(withoutTextFragment(opened).replace(/#$/, "")).toBe(url.replace(/#$/, ""));
        expect(opened).not.toContain("<");
        expect(addressAtPassage(url, passage, "application/pdf")).toBe(url);
        expect(plainText(passage)).not.toContain("<b>");
      }),
    );
  });
});
