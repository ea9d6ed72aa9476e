import { expect, it } from "vitest";
import {
  refusedCity,
  suggestedState,
  withoutRefusedCity,
  withSuggestedCity,
} from "../../../../../components/search/view/refused-city.ts";
import { NO_FILTERS } from "../../../../../utils/search/request.ts";

const SENTENCE =
  "No government domain of a city called “Nashvile” is indexed. Names close to it: Nashville, Austin.";
const refused = { message: SENTENCE, suggestions: [{ city: "Nashville", state: "TN" }] };

it.each([
  ["the refused city alone", refused, "tax", ["Boston", "nashvile"], "tax", ["Boston"]],
  ["the refused city of the words", refused, "tax city:Nashvile", ["Boston"], "tax", ["Boston"]],
  ["only that one of the words", refused, "city:Boston tax city:NASHVILE", [], "city:Boston tax", []],
  [
    "no city that is suggested",
    { ...refused, suggestions: [{ city: "Austin", state: null }] },
    "tax",
    ["Austin", "Nashvile"],
    "tax",
    ["Austin"],
  ],
  ["no city whose name is part of another word", refused, "tax", ["Nash", "Nashvile"], "tax", ["Nash"]],
  [
    "the city nearest to what is suggested, where none is named",
    { ...refused, message: "Unknown." },
    "city:Nashvile tax",
    ["Austin"],
    "tax",
    ["Austin"],
  ],
  ["that one of the filters", { ...refused, message: "" }, "tax", ["Austin", "Nashvile"], "tax", ["Austin"]],
  [
    "no city that is suggested, where none is named",
    { message: "Unknown.", suggestions: [{ city: "Austin", state: "TX" }] },
    "tax",
    ["Austin", "Oustin"],
    "tax",
    ["Austin"],
  ],
  ["the only city", { ...refused, message: "Unknown." }, "city:Bath tax", [], "tax", []],
])("takes out %s", (_, refusal, q, city, mended, kept) => {
  expect(withoutRefusedCity({ q, city }, refusal)).toEqual({ q: mended, city: kept });
});

it.each([
  ["of the filters, as it is written there", refused, "tax", ["Boston", "nashvile"], "nashvile"],
  ["of the words", refused, "tax city:Nashvile", ["Boston"], "Nashvile"],
  ["that is nearest to what is suggested", { ...refused, message: "" }, "city:Nashvile", [], "Nashvile"],
  ["of no request without cities", refused, "tax", [], null],
])("names the refused city %s", (_, refusal, q, city, named) => {
  expect(refusedCity({ q, city }, refusal)).toBe(named);
});

it.each([
  ["OR", "or"],
  ["WA", "WA"],
  ["Oregon", "or"],
  ["oregon", "or"],
  ["United Kingdom", null],
  [null, null],
])("the state %s of a suggested city is read as %s", (state, code) => {
  const states = [{ country: "us", code: "or", name: "Oregon", type: null, cities: 1 }];
  expect(suggestedState(state, states)).toBe(code);
});

it.each([
  ["with the state it lies in", "Tennessee", [], [], ["TN"], ["Nashville"]],
  ["with its own state instead of that of the refused one", "Tennessee", ["ga"], [], ["TN"], ["Nashville"]],
  ["in the state that is chosen, where its own is not known", null, ["ga"], [], ["ga"], ["Nashville"]],
  [
    "beside another city without a state, where none is chosen",
    "TN",
    [],
    ["Boston"],
    [],
    ["Boston", "Nashville"],
  ],
])("the suggested city is searched %s", (_, own, state, cities, states, all) => {
  const filters = { ...NO_FILTERS, state, city: [...cities, "Nashvile"] };
  const known = [{ country: "us", code: "TN", name: "Tennessee", type: null, cities: 1 }];
  const { q, changed } = withSuggestedCity(
    { q: "tax", filters },
    refused,
    { city: "Nashville", state: own },
    known,
  );
  expect([q, changed.state, changed.city]).toEqual(["tax", states, all]);
});
