import type { Hono } from "hono";
import { readParameters } from "../http/parameters.ts";
import { DomainsParameters, NoParameters, PlacesParameters, SuggestParameters } from "../http/schemas.ts";
import type { CountryCode } from "../load/data.ts";
import { readCities } from "../query/cities.ts";
import { COUNTRIES } from "../query/places.ts";
import { readCountry, readLevel, readState, splitList } from "../query/read-names.ts";
import { citiesOfDomains, listDomains } from "../store/domains.ts";
import { countKnownCities, listCities, listStates, suggestTitles } from "../store/places.ts";
import { number } from "../store/rows.ts";
import type { Service } from "./service.ts";

/** Contract 4.4 to 4.7. */
export function addPlaces(app: Hono, service: Service): void {
  app.get("/api/v1/places", (context) => {
    const sent = readParameters(PlacesParameters, context.req.url);
    const countries = countryCodes(sent.country);
    const state = sent.state?.trim() ? readState(sent.state) : undefined;
    return context.json({
      states: listStates(service.store, countries),
      cities: listCities(service.store, { countries, state, prefix: sent.q, limit: sent.limit }),
      cities_known: countKnownCities(service.store),
    });
  });

  app.get("/api/v1/suggest", (context) => {
    const { q, size } = readParameters(SuggestParameters, context.req.url);
    return context.json({ query: q, suggestions: suggestTitles(service.store, q, size) });
  });

  app.get("/api/v1/countries", (context) => {
    readParameters(NoParameters, context.req.url);
    const count = (table: "domains" | "pages", country: CountryCode) =>
      number(
        service.store.statement(`SELECT count(*) AS count FROM ${table} WHERE country = ?`).get(country),
        "count",
      );
    return context.json({
      default: "all",
      countries: COUNTRIES.map(({ code, name, aliases, levels }) => ({
        code: code.toLowerCase(),
        name,
        aliases,
        levels,
        domains: count("domains", code),
        pages_indexed: count("pages", code),
      })),
    });
  });

  app.get("/api/v1/domains", (context) => {
    const sent = readParameters(DomainsParameters, context.req.url);
    const chosen = splitList(sent.country).map(readCountry);
    return context.json(
      listDomains(service.store, {
        countries: countryCodes(sent.country),
        level: sent.level?.trim() ? readLevel(sent.level, chosen) : undefined,
        states: splitList(sent.state).map((state) => readState(state).code),
        cityKeys: readCities(sent.city, citiesOfDomains(service.store)),
        search: sent.search.trim(),
        limit: sent.limit,
        offset: sent.offset,
      }),
    );
  });
}

function countryCodes(sent: readonly string[]): CountryCode[] {
  const chosen = splitList(sent).map((words) => readCountry(words).code);
  return chosen.length > 0 ? chosen : COUNTRIES.map(({ code }) => code);
}
