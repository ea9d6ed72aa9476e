import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readRefusal } from "../../../../../entrypoints/background/network/refusal.ts";

const read = (body: unknown, cityAsked = true) => readRefusal(JSON.stringify(body), cityAsked);
const cities = (...names: string[]) => names.map((city) => ({ city, state: null }));

describe("the words of a refusal", () => {
  it.each([
    [{ detail: "Unknown country." }, "Unknown country."],
    [{ detail: { message: "Unknown city.", code: 7 } }, "Unknown city."],
    [{ detail: ["One.", "Two."] }, "One. Two."],
    [{ error: "No such claim." }, "No such claim."],
    [{ message: "Too long." }, "Too long."],
    [{ error: { message: "Nested." } }, "Nested."],
    [{ detail: 7, error: "Second." }, "Second."],
    [
      { detail: Array.from({ length: 6 }, (_, index) => ({ msg: "No such city.", id: index })) },
      "No such city.",
    ],
    [{ detail: Array.from({ length: 6 }, () => ({ city: "Portland", message: "No city." })) }, "No city."],
    [{ detail: ["No such city.", "Portland", "Portsmouth"] }, "No such city."],
    [{ detail: ["Unknown city", "Portland"] }, "Unknown city"],
    [{ detail: "  spread \n over lines " }, "spread over lines"],
    [{ detail: null }, ""],
    [{ other: "words" }, ""],
    ["a string alone", "a string alone"],
    [null, ""],
    [42, ""],
    [{ msg: "Last." }, "Last."],
    [{ msg: "Last.", message: "Third.", error: "Second.", detail: "First." }, "First."],
    [{ msg: "Last.", message: "Third.", error: "Second." }, "Second."],
    [{ detail: [], error: " ", message: "Third." }, "Third."],
    [{ detail: ["One.", "", "One."] }, "One."],
    [{ success: false, summary: "The page could not be read." }, "The page could not be read."],
    [{ detail: { error: "unknown_state", message: "There is no state XX." } }, "There is no state XX."],
    [{ error: "ERR-7", detail: "No such page." }, "No such page."],
    [{ detail: { error: "unknown_state" } }, "unknown_state"],
    [{ detail: { reason: "Too many cities." } }, "Too many cities."],
    [{ detail: { errors: [{ msg: "Too many cities." }, "Wait."] } }, "Too many cities. Wait."],
    [{ errors: [{ code: "E1", description: "No such page." }] }, "No such page."],
  ])("of %j are %j", (body, expected) => {
    expect(read(body).message).toBe(expected);
  });

  it("of a body nested without end are none", () => {
    const words = `{"detail":${'{"error":'.repeat(100_000)}"Deep."${"}".repeat(100_000)}}`;
    expect(readRefusal(words, true)).toEqual({ message: "", fields: [], suggestions: [] });
  });

  it("of a body that is no JSON are none", () => {
    expect(readRefusal("<html>Bad Gateway</html>", true)).toEqual({
      message: "",
      fields: [],
      suggestions: [],
    });
  });

  it("are cut where they are far too long", () => {
    expect(read({ detail: "x".repeat(500) }).message).toBe("x".repeat(500));
    expect(read({ detail: "x".repeat(501) }).message).toBe(`${"x".repeat(499)}…`);
    expect(read({ detail: "x".repeat(100_000) }).message).toHaveLength(500);
  });
});

describe("a 422", () => {
  it("names the parameters at fault and reads as sentences", () => {
    const body = {
      detail: [
        { loc: ["query", "state"], msg: "At most 2 characters", type: "string_too_long" },
        { loc: ["query", "page", 0], msg: "Not a number.", type: "int_parsing", ctx: {} },
        { nonsense: true },
      ],
    };
    expect(read(body)).toEqual({
      message: "state: At most 2 characters. page: Not a number.",
      fields: [
        { parameter: "state", message: "At most 2 characters" },
        { parameter: "page", message: "Not a number." },
      ],
      suggestions: [],
    });
  });

  it("keeps the end of each sentence as it is", () => {
    const messages = ["Why?", "Stop!", "And so on…", "Done."];
    const detail = messages.map((msg) => ({ loc: ["query", "q"], msg }));
    expect(read({ detail }).message).toBe("q: Why? q: Stop! q: And so on… q: Done.");
  });

  it("without a place still reads as a sentence", () => {
    expect(read({ detail: [{ msg: "Something is missing" }] }).message).toBe("Something is missing.");
  });
});

describe("the cities of a 400", () => {
  it.each([
    [{ detail: { message: "No.", suggestions: ["Portland", "Portsmouth"] } }],
    [{ detail: "No.", suggestions: ["Portland", "Portsmouth"] }],
    [{ detail: "No.", did_you_mean: ["Portland", "Portsmouth"] }],
    [{ detail: "No.", errors: [{ city: "Portland" }, { city: "Portsmouth" }] }],
    [{ detail: { error: "No.", matches: [{ city: "Portland" }, { city: "Portsmouth" }] } }],
    [{ detail: [{ city: "Portland" }, { city: "Portsmouth" }] }],
    [{ detail: ["Portland", "Portsmouth"] }],
    [{ detail: { message: "Unknown city.", options: ["Portland", "Portsmouth"] } }],
    [{ detail: { message: "No.", valid_values: [{ city: "Portland" }, { city: "Portsmouth" }] } }],
    [{ detail: ["No such city.", "Portland", "Portsmouth"] }],
    [{ detail: ["Unknown city", "Portland", "Portsmouth"] }],
    [{ detail: [{ loc: ["query", "city"], msg: "No.", ctx: { suggestions: ["Portland", "Portsmouth"] } }] }],
  ])("are found in %j", (body) => {
    expect(read(body).suggestions).toEqual(cities("Portland", "Portsmouth"));
  });

  it.each([
    "St. Paul",
    "Washington D.C.",
    "King's Lynn and West Norfolk",
    "Stoke-on-Trent",
    "portland",
    "Newcastle upon Tyne",
    "Weston-super-Mare",
    "Coeur d'Alene",
    "Val-d’Or",
    "Wells-next-the-Sea",
  ])("may be called %s", (name) => expect(read({ detail: [name] }).suggestions).toEqual(cities(name)));

  it.each([
    "a".repeat(61),
    "No such town",
    "No town begins with Spring",
    "Which one?",
    "Stop!",
    "One of these:",
    "and so on…",
    "unknown.",
    "   ",
  ])("are not called %s", (words) => {
    expect(read({ detail: [words] }).suggestions).toEqual([]);
  });

  it.each([
    [{ detail: [{ loc: ["Portland"], type: "Salem", input: ["Austin"], msg: "No." }] }],
    [{ loc: ["Portland"] }],
    [{ type: ["Portland"] }],
    [{ input: ["Portland"] }],
  ])("are not where a 422 says what was sent: %j", (body) => {
    expect(read(body).suggestions).toEqual([]);
  });

  it("are those in the detail, even where others come first", () => {
    expect(read({ others: ["Salem"], detail: ["Portland"] }).suggestions).toEqual(cities("Portland"));
    expect(read({ a: ["No such town."], b: [["Salem"]] }).suggestions).toEqual(cities("Salem"));
  });

  it("are of sixty letters at most, and have no state that is no word", () => {
    expect(read({ detail: ["A".repeat(60)] }).suggestions).toEqual(cities("A".repeat(60)));
    expect(read({ cities: [{ city: " Salem ", state: 7 }, { city: "  " }] }).suggestions).toEqual(
      cities("Salem"),
    );
  });

  it("come with the state that is in their name", () => {
    expect(read({ detail: ["Portland, OR", "Portland, ME"] }).suggestions).toEqual([
      { city: "Portland", state: "OR" },
      { city: "Portland", state: "ME" },
    ]);
  });

  it.each([
    ["Portland (OR)", "OR"],
    ["Portland, Oregon", "Oregon"],
    ["Portland, North Dakota", "North Dakota"],
  ])("come with the state of %s", (name, state) => {
    expect(read({ detail: "No such city.", suggestions: [name] }).suggestions).toEqual([
      { city: "Portland", state },
    ]);
  });

  it("are written as the service writes them where it says that they are names", () => {
    const body = { detail: "No such city.", suggestions: ["san francisco", "new york"] };
    expect(read(body).suggestions).toEqual(cities("san francisco", "new york"));
  });

  it("are those with a place before mere words", () => {
    const body = { detail: "No such city", errors: ["city_not_found"], suggestions: [{ city: "Salem" }] };
    expect(read(body).suggestions).toEqual(cities("Salem"));
    expect(read({ ...body, others: ["Portland"] }).suggestions).toEqual(cities("Salem"));
    expect(read({ detail: "No such city", errors: ["city_not_found"] }).suggestions).toEqual([]);
  });

  it.each([
    { detail: "Unknown level foo.", allowed: ["federal", "county"] },
    { detail: "Unknown level foo.", did_you_mean: ["Federal", "County"] },
    { detail: "Unknown country xx.", valid_values: ["us", "ca", "uk"] },
    { detail: { message: "Unknown sort value.", choices: ["updated", "changed"] } },
  ])("are not the values of another filter: %j", (body) => {
    expect(read(body).suggestions).toEqual([]);
  });

  it("come with their states", () => {
    const body = { detail: "No.", cities: [{ city: "Portland", state: "OR", score: 0.9 }] };
    expect(read(body).suggestions).toEqual([{ city: "Portland", state: "OR" }]);
  });

  it("are no other lists: words where no city was asked for suggest something else", () => {
    expect(read({ detail: "Unknown level.", allowed: ["federal", "state"] }, false).suggestions).toEqual([]);
    expect(read({ detail: ["First.", "Second."] }).suggestions).toEqual([]);
    expect(read({ detail: "No.", suggestions: [1, null, "", {}] }).suggestions).toEqual([]);
  });

  it("are at most ten", () => {
    const many = Array.from({ length: 50 }, (_, index) => `City ${index}`);
    expect(read({ detail: "No.", suggestions: many }).suggestions).toHaveLength(10);
  });
});

it("any body at all is read without failing, as one line", () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), fc.boolean(), (body, cityAsked) => {
      expect(readRefusal(body, cityAsked).message).not.toMatch(/[\r\n]/);
    }),
  );
});
