import * as v from "valibot";
import { FILETYPES } from "../query/read-names.ts";
import { LONGEST_LIST } from "./parameters.ts";

/** A name or word in an address; nothing that is longer than this is one. */
const LONGEST_NAME = 200;

const names = (meaning: string) =>
  v.optional(
    v.pipe(
      v.array(v.pipe(v.string(), v.maxLength(LONGEST_NAME))),
      v.maxLength(LONGEST_LIST),
      v.description(meaning),
    ),
    [],
  );

const whole = (least: number, most: number, otherwise: number, meaning: string) =>
  v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most), v.description(meaning)),
    otherwise,
  );

const words = (most: number, meaning: string) =>
  v.pipe(v.string(), v.maxLength(most), v.description(meaning));

const countries = names("us, ca or uk (gb is the same); repeatable, and comma-separated values are accepted");
const cities = names("City, town or council; case, punctuation and accents do not matter");
const states = names("Two-letter code or full name of a state, province or territory");

const filters = {
  country: countries,
  level: names("Level of government; the levels of each country are listed by /api/v1/countries"),
  state: states,
  city: cities,
  domain: names("A domain; everything below it is included"),
  filetype: v.optional(v.pipe(v.picklist(FILETYPES), v.description("Document type"))),
  language: v.optional(
    v.pipe(v.string(), v.regex(/^[a-zA-Z]{2}$/), v.description("Two-letter language code")),
  ),
};

const page = whole(1, 100, 1, "Page of results, from 1; the reachable window is 1000 results");
const facets = v.optional(
  v.pipe(v.boolean(), v.description("Whether to count matches by country, level, place, domain and type")),
  true,
);

export const SearchParameters = v.object({
  q: words(500, "Words, quoted phrases and operators"),
  page,
  size: whole(1, 50, 10, "Results on a page"),
  ...filters,
  facets,
});

const feed = {
  q: v.optional(words(500, "Narrows to pages that match"), ""),
  sort: v.optional(words(40, "updated, published, changed or crawled"), "updated"),
  since: v.optional(words(60, "Lower bound: 24h, 7d, 3w, 6m, 1y, or an ISO 8601 date")),
  size: whole(1, 50, 20, "Results on a page"),
  ...filters,
};

export const RecentParameters = v.object({
  ...feed,
  until: v.optional(words(60, "Upper bound, in the same forms; now where not given")),
  page,
  facets,
});

export const FeedParameters = v.object(feed);

export const PlacesParameters = v.object({
  country: countries,
  state: v.optional(words(LONGEST_NAME, "Narrows cities to one state, province or territory")),
  q: v.optional(words(LONGEST_NAME, "Beginning of a city's name"), ""),
  limit: whole(1, 1000, 200, "Most cities to list; the busiest come first"),
});

export const SuggestParameters = v.object({
  q: v.pipe(v.string(), v.minLength(2), v.maxLength(100), v.description("Beginning of a search")),
  size: whole(1, 20, 8, "Most suggestions to give"),
});

export const DomainsParameters = v.object({
  country: countries,
  level: v.optional(words(LONGEST_NAME, "Level of government")),
  state: states,
  city: cities,
  search: v.optional(words(100, "Part of a domain's or organization's name"), ""),
  limit: whole(1, 500, 100, "Most domains to list"),
  offset: whole(0, 100_000, 0, "How many domains to pass over"),
});

export const NoParameters = v.object({});

export const LONGEST_CLAIM = 10_000;

export const FactCheckBody = v.object({
  claim: v.pipe(
    v.string(),
    v.maxLength(LONGEST_CLAIM),
    v.description("The claim to verify, or the address of a page to read and check"),
  ),
});
