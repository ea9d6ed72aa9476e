import * as v from "valibot";
import type {
  CityPlace,
  Countries,
  Country,
  Domain,
  Domains,
  Places,
  StatePlace,
} from "../../../../utils/search/service-answers.ts";
import {
  anyList,
  count,
  countOrNull,
  essentialList,
  essentialText,
  type Read,
  readEach,
  text,
  textOrNull,
} from "../../network/json.ts";

const statePlace = v.pipe(
  v.object({ code: essentialText, name: text, country: text, type: textOrNull, cities_indexed: count }),
  v.transform(
    (sent): StatePlace => ({
      code: sent.code,
      name: sent.name || sent.code,
      country: sent.country,
      type: sent.type,
      cities: sent.cities_indexed,
    }),
  ),
);

const cityPlace = v.pipe(
  v.object({ city: essentialText, state: textOrNull, state_name: textOrNull, country: text, domains: count }),
  v.transform(
    (sent): CityPlace => ({
      city: sent.city,
      state: sent.state,
      stateName: sent.state_name,
      country: sent.country,
      domains: sent.domains,
    }),
  ),
);

export const places = v.pipe(
  v.object({
    states: essentialList(statePlace),
    cities: essentialList(cityPlace),
    cities_known: countOrNull,
  }),
  v.transform(
    (sent): Places => ({
      states: sent.states.items,
      cities: sent.cities.items,
      citiesKnown: sent.cities_known,
    }),
  ),
);

const country = v.pipe(
  v.object({
    code: essentialText,
    name: text,
    aliases: anyList(essentialText),
    levels: anyList(essentialText),
    domains: count,
    pages_indexed: count,
  }),
  v.transform(
    (sent): Country => ({
      code: sent.code,
      name: sent.name || sent.code,
      aliases: sent.aliases,
      levels: sent.levels,
      domains: sent.domains,
      pages: sent.pages_indexed,
    }),
  ),
);

export const countries = v.pipe(
  v.object({ countries: essentialList(country) }),
  v.transform((sent): Countries => ({ countries: sent.countries.items })),
);

const HOST = /^[^\s/][^\s/.]*\.[^\s/]+$/;

/** The names a domain may have in an object, likeliest first: the contract leaves its shape open (§4.7). */
const domain = v.union([
  v.pipe(
    essentialText,
    v.regex(HOST),
    v.transform((name): Domain => domainOf(name, {})),
  ),
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((sent) => {
      // A name may be that of the organization, whose domain is its host.
      const names = [sent.domain, sent.name, sent.host].map((name) => v.parse(text, name));
      return domainOf(names.find((name) => HOST.test(name.trim())) ?? "", sent);
    }),
    v.check(({ domain }) => domain !== ""),
  ),
]);

function domainOf(name: string, sent: Readonly<Record<string, unknown>>): Domain {
  return {
    domain: name.trim(),
    organization: v.parse(textOrNull, sent.organization),
    country: v.parse(textOrNull, sent.country),
    level: v.parse(textOrNull, sent.level),
    state: v.parse(textOrNull, sent.state),
    city: v.parse(textOrNull, sent.city),
  };
}

const LIKELY_NAMES = ["domains", "results", "items"] as const;

/** An array, or an object with an array under any key. */
export const domains = v.union([
  v.pipe(
    essentialList(domain),
    v.transform((read): Domains => wholeListOf(read, null)),
  ),
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((sent) => {
      const named = LIKELY_NAMES.map((name) => sent[name]);
      const list = [...named, ...Object.values(sent)].find(Array.isArray);
      return {
        total: v.parse(countOrNull, sent.total ?? countOfAll(sent.count, list)),
        read: list === undefined ? null : readEach(domain, list),
      };
    }),
    v.check(({ read }) => read !== null && (read.items.length > 0 || read.dropped === 0)),
    v.transform(({ total, read }): Domains => wholeListOf(read ?? NOTHING, total)),
  ),
]);

/** As many as are listed may be those of one page: then nothing says how many there are. */
function countOfAll(count: unknown, list: readonly unknown[] | undefined): unknown {
  return count === list?.length ? null : count;
}

const NOTHING: Read<Domain> = { items: [], dropped: 0 };

function wholeListOf({ items, dropped }: Read<Domain>, total: number | null): Domains {
  return { domains: items, total, ...(dropped > 0 && { dropped }) };
}
