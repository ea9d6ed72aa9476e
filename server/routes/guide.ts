import { toJsonSchema } from "@valibot/to-json-schema";
import type { Hono } from "hono";
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
import { readText } from "../load/data.ts";

type Parameters = v.ObjectSchema<Record<string, v.GenericSchema>, undefined>;

/** The schemas are the ones that read the requests, so the description cannot differ from what is accepted. */
const ENDPOINTS: readonly (readonly [path: string, summary: string, parameters: Parameters])[] = [
  ["/api/v1/search", "Full-text search over all indexed pages", SearchParameters],
  ["/api/v1/recent", "Latest published or updated pages", RecentParameters],
  ["/api/v1/recent.rss", "The same as an RSS 2.0 feed", FeedParameters],
  ["/api/v1/places", "States and cities with a crawled domain", PlacesParameters],
  ["/api/v1/suggest", "Suggestions from page titles", SuggestParameters],
  ["/api/v1/countries", "Countries and their levels of government", NoParameters],
  ["/api/v1/domains", "Government domains", DomainsParameters],
  ["/api/v1/stats", "Index and crawl coverage", NoParameters],
  ["/health", "State of each dependency", NoParameters],
];

const FACT_CHECKS = [
  ["/api/v1/fact-check", "Verify a claim; the verdict as JSON"],
  ["/api/v1/fact-check/text", "Verify a claim; the result as Markdown"],
] as const;

const RESPONSES = {
  200: { description: "OK" },
  400: { description: "Refused: `detail` says why" },
  422: { description: "A parameter fails validation: `detail` is a list" },
  429: { description: "Too many requests: see Retry-After" },
  503: { description: "Temporarily unavailable" },
};

/** The service's own descriptions: fact-check contract 1. */
export function addGuide(app: Hono): void {
  app.get("/openapi.json", (context) => context.json(openApi()));
  app.get("/api-guide.md", (context) =>
    context.body(apiGuide(), 200, { "Content-Type": "text/markdown; charset=utf-8" }),
  );
  app.get("/llms.txt", (context) => context.text(readText("llms.txt")));
}

function openApi(): object {
  const reading = ENDPOINTS.map(([path, summary, parameters]) => [
    path,
    { get: { summary, parameters: describe(parameters), responses: RESPONSES } },
  ]);
  const body = { required: true, content: { "application/json": { schema: toJsonSchema(FactCheckBody) } } };
  const checking = FACT_CHECKS.map(([path, summary]) => [
    path,
    { post: { summary, requestBody: body, responses: RESPONSES } },
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

function apiGuide(): string {
  const reading = ENDPOINTS.map(([path, summary, parameters]) => {
    const names = Object.keys(parameters.entries).map((name) => `\`${name}\``);
    return `### GET ${path}\n\n${summary}.${names.length > 0 ? ` Parameters: ${names.join(", ")}.` : ""}`;
  });
  const checking = FACT_CHECKS.map(([path, summary]) => `### POST ${path}\n\n${summary}.`);
  return [readText("api-guide.md"), ...reading, ...checking].join("\n\n");
}
