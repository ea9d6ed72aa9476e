import type { Hono } from "hono";
import { readParameters } from "../http/parameters.ts";
import { Refusal } from "../http/refusal.ts";
import { SearchParameters } from "../http/schemas.ts";
import { parseQuery } from "../query/parse.ts";
import { select } from "../query/select.ts";
import { search } from "../store/search.ts";
import { envelope, sliceOf } from "./envelope.ts";
import type { Service } from "./service.ts";

/** Contract 4.1. */
export function addSearch(app: Hono, service: Service): void {
  app.get("/api/v1/search", (context) => {
    const started = performance.now();
    const sent = readParameters(SearchParameters, context.req.url);
    if (parseQuery(sent.q).length === 0) {
      throw new Refusal(400, "The query is empty: give q at least one word or operator.");
    }
    const slice = sliceOf(sent);
    const found = search(service.store, select(sent, service.cities), slice, service.now());
    return context.json(envelope(sent, found, started));
  });
}
