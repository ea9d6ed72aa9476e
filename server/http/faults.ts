import { ServerResponse } from "node:http";
import type { Context, Hono, MiddlewareHandler } from "hono";
import * as v from "valibot";
import { invalidParameter } from "./parameters.ts";
import { Refusal } from "./refusal.ts";

/** Answers out of the ordinary, on request: how a client's reaction to each is tried. */
export const FAULT_KINDS = [
  "latency",
  "429-seconds",
  "429-date",
  "429-bare",
  "503",
  "500-html",
  "cut-body",
  "empty-body",
  "truncated-json",
  "wrong-shape",
  "null-members",
  "huge-body",
  "html",
  "redirect",
  "redirect-other-origin",
  "400-string",
  "400-cities-detail",
  "400-cities-beside",
  "400-cities-objects",
  "422-list",
  "custom",
] as const;

const FaultSchema = v.object({
  /** The beginning of the addresses it is for: path and query. */
  match: v.optional(v.string(), "/"),
  kind: v.picklist(FAULT_KINDS),
  /** How many requests it meets; null: all. */
  times: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), null),
  delayMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(300_000)), 0),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)), 200),
  body: v.optional(v.string(), ""),
  headers: v.optional(v.record(v.string(), v.string()), {}),
});
type Fault = v.InferOutput<typeof FaultSchema>;

interface Logged {
  readonly method: string;
  readonly url: string;
  readonly time: number;
}

const HUGE = 20 * 1024 * 1024;
const LONGEST_LOG = 50_000;

/** Adds `/__faults` and `/__log`; neither exists where the service was started without them. */
export function addFaults(app: Hono, onReset: () => void): void {
  const faults: { fault: Fault; left: number }[] = [];
  const log: Logged[] = [];

  app.get("/__faults", (context) => context.json(faults.map(({ fault }) => fault)));
  app.post("/__faults", async (context) => {
    const read = v.safeParse(FaultSchema, await context.req.json().catch(() => null));
    if (!read.success) {
      throw new Refusal(
        422,
        read.issues.map((issue) => invalidParameter(issue, "body")),
      );
    }
    const fault = read.output;
    faults.push({ fault, left: fault.times ?? Number.POSITIVE_INFINITY });
    return context.json(fault, 201);
  });
  app.delete("/__faults", (context) => {
    faults.length = 0;
    onReset();
    return context.json({ cleared: true });
  });
  app.get("/__log", (context) => context.json(log));
  app.delete("/__log", (context) => {
    log.length = 0;
    return context.json({ cleared: true });
  });

  const meddle: MiddlewareHandler = async (context, next) => {
    const url = new URL(context.req.url);
    if (url.pathname.startsWith("/__")) return next();
    log.push({ method: context.req.method, url: url.pathname + url.search, time: Date.now() });
    if (log.length > LONGEST_LOG) log.shift();
    const index = faults.findIndex(({ fault }) => (url.pathname + url.search).startsWith(fault.match));
    const active = faults[index];
    if (!active) return next();
    active.left -= 1;
    if (active.left <= 0) faults.splice(index, 1);
    if (active.fault.delayMs > 0) await delay(active.fault.delayMs, context.req.raw.signal);
    if (active.fault.kind === "latency") return next();
    return faultyAnswer(context, active.fault);
  };
  app.use("*", meddle);
}

function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

const UNKNOWN_CITY = "No government domain of that city is indexed.";
const JSON_TYPE = { "Content-Type": "application/json" };

function faultyAnswer(context: Context, fault: Fault): Response | Promise<Response> {
  const json = (body: unknown, status: number, headers: Record<string, string> = {}): Response =>
    new Response(JSON.stringify(body), { status, headers: { ...JSON_TYPE, ...headers } });
  const text = (body: string, status = 200, type = "application/json"): Response =>
    new Response(body, { status, headers: { "Content-Type": type } });
  const tooMany = (headers: Record<string, string>): Response =>
    json({ detail: "Too many requests." }, 429, {
      ...headers,
      "Access-Control-Expose-Headers": "Retry-After",
    });

  switch (fault.kind) {
    case "429-seconds":
      return tooMany({ "Retry-After": fault.body || "2" });
    case "429-date":
      return tooMany({
        "Retry-After": new Date(Date.now() + Number(fault.body || "2") * 1000).toUTCString(),
      });
    case "429-bare":
      return tooMany({});
    case "503":
      return json({ detail: "The search backend is temporarily unavailable." }, 503);
    case "500-html":
      return text("<html><body><h1>Internal Server Error</h1></body></html>", 500, "text/html");
    case "html":
      return text("<html><body>Please sign in to this network.</body></html>", 200, "text/html");
    case "empty-body":
      return text("");
    case "truncated-json":
      return text('{"query": "x", "total": 12, "results": [{"url": "https://www.example.gov/", "tit');
    case "wrong-shape":
      return json(["this", { is: "not" }, 42, null], 200);
    case "null-members":
      return json(
        { query: null, total: null, results: null, facets: null, suggestions: null, countries: null },
        200,
      );
    case "huge-body":
      return text(`{"query": "${"x".repeat(HUGE)}"}`);
    case "cut-body":
      return cutBody(context);
    case "redirect":
      return new Response(null, {
        status: 302,
        headers: { Location: `/redirected${new URL(context.req.url).search}` },
      });
    case "redirect-other-origin":
      return new Response(null, { status: 302, headers: { Location: fault.body } });
    case "400-string":
      return json({ detail: "The service does not understand this request." }, 400);
    case "400-cities-detail":
      return json({ detail: { message: UNKNOWN_CITY, suggestions: ["Portland", "Portsmouth"] } }, 400);
    case "400-cities-beside":
      return json({ detail: UNKNOWN_CITY, suggestions: ["Portland", "Portsmouth"] }, 400);
    case "400-cities-objects":
      return json(
        {
          detail: UNKNOWN_CITY,
          did_you_mean: [
            { city: "Portland", state: "OR" },
            { city: "Portland", state: "ME" },
          ],
        },
        400,
      );
    case "422-list":
      return json(
        {
          detail: [
            {
              loc: ["query", "state"],
              msg: "Input should have at most 2 characters",
              type: "string_too_long",
            },
          ],
        },
        422,
      );
    default:
      return new Response(fault.body, { status: fault.status, headers: { ...JSON_TYPE, ...fault.headers } });
  }
}

const Connection = v.looseObject({
  outgoing: v.custom<ServerResponse>((value) => value instanceof ServerResponse),
});

/** Promises more than it sends, then breaks the connection: nothing is left for the framework to answer. */
function cutBody(context: Context): Promise<Response> {
  const { outgoing } = v.parse(Connection, context.env);
  outgoing.writeHead(200, { ...JSON_TYPE, "Access-Control-Allow-Origin": "*", "Content-Length": "5000" });
  outgoing.write('{"query": "x", "total": 1, "results": [', () => outgoing.destroy());
  return new Promise(() => undefined);
}
