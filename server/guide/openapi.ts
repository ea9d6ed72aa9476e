import { toJsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";
import {
  DomainsParameters,
  FactCheckBody,
  FeedParameters,
  NoParameters,
  PlacesParameters,
  RecentParameters,
  SearchParameters,
  SuggestParameters,
} from "../http/schemas.ts";

type Parameters = v.ObjectSchema<Record<string, v.GenericSchema>, undefined>;

interface Endpoint {
  readonly path: string;
  readonly summary: string;
  readonly parameters: Parameters;
}

/** The schemas are the ones that read the requests, so the description cannot differ from what is accepted. */
export const ENDPOINTS: readonly Endpoint[] = [
  {
    path: "/api/v1/search",
    summary: "Full-text search over all indexed pages",
    parameters: SearchParameters,
  },
  { path: "/api/v1/recent", summary: "Latest published or updated pages", parameters: RecentParameters },
  { path: "/api/v1/recent.rss", summary: "The same as an RSS 2.0 feed", parameters: FeedParameters },
  {
    path: "/api/v1/places",
    summary: "States and cities with a crawled domain",
    parameters: PlacesParameters,
  },
  { path: "/api/v1/suggest", summary: "Suggestions from page titles", parameters: SuggestParameters },
  {
    path: "/api/v1/countries",
    summary: "Countries and their levels of government",
    parameters: NoParameters,
  },
  { path: "/api/v1/domains", summary: "Government domains", parameters: DomainsParameters },
  { path: "/api/v1/stats", summary: "Index and crawl coverage", parameters: NoParameters },
  { path: "/health", summary: "State of each dependency", parameters: NoParameters },
];

export const FACT_CHECKS = [
  { path: "/api/v1/fact-check", summary: "Verify a claim; the verdict as JSON" },
  { path: "/api/v1/fact-check/text", summary: "Verify a claim; the result as Markdown" },
] as const;

const refusals = {
  400: { description: "Refused: `detail` says why" },
  422: { description: "A parameter fails validation: `detail` is a list" },
  429: { description: "Too many requests: see Retry-After" },
  503: { description: "Temporarily unavailable" },
};

export function openApi(): object {
  const reading = ENDPOINTS.map(({ path, summary, parameters }) => [
    path,
    {
      get: {
        summary,
        parameters: describe(parameters),
        responses: { 200: { description: "OK" }, ...refusals },
      },
    },
  ]);
  const checking = FACT_CHECKS.map(({ path, summary }) => [
    path,
    {
      post: {
        summary,
        requestBody: {
          required: true,
          content: { "application/json": { schema: toJsonSchema(FactCheckBody) } },
        },
        responses: { 200: { description: "OK" }, ...refusals },
      },
    },
  ]);
  return {
    openapi: "3.1.0",
    info: { title: "Local stand-in for the government search and fact-check services", version: "1.0.0" },
    paths: Object.fromEntries([...reading, ...checking]),
  };
}

function describe(parameters: Parameters): object[] {
  const { properties = {}, required = [] } = toJsonSchema(parameters);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
  }));
}
