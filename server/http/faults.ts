import { ServerResponse } from "node:http";
import type { Context, Hono, MiddlewareHandler } from "hono";
import * as v from "valibot";
import { invalid } from "./parameters.ts";

const HUGE = 20 * 1024 * 1024;
const JSON_TYPE = { "Content-Type": "application/json" };
const UNKNOWN_CITY = "No government domain of that city is indexed.";
const CITIES = ["Portland", "Portsmouth"];
const PORTLANDS = [
  { city: "Portland", state: "OR" },
  { city: "Portland", state: "ME" },
];

function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { ...JSON_TYPE, ...headers } });
}

function text(status: number, body: string, type = "application/json"): Response {
  return new Response(body, { status, headers: { "Content-Type": type } });
}

function tooMany(headers: Record<string, string>): Response {
  const exposed = { "Access-Control-Expose-Headers": "Date, Retry-After" };
  return json(429, { detail: "Too many requests." }, { ...headers, ...exposed });
}

interface Settings {
  readonly status: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}
type Answer = (fault: Settings, context: Context, now: () => Date) => Response | Promise<Response>;

/** Unusual answers on request, to try how a client reacts to each. */
const ANSWERS = {
  "429-seconds": ({ body }) => tooMany({ "Retry-After": body || "2" }),
  "429-date": ({ body }, _, now) =>
    tooMany({ "Retry-After": new Date(now().getTime() + Number(body || "2") * 1000).toUTCString() }),
  "429-bare": () => tooMany({}),
  "503": () => json(503, { detail: "The search backend is temporarily unavailable." }),
  "500-html": () => text(500, "<html><body><h1>Internal Server Error</h1></body></html>", "text/html"),
  "cut-body": (_, context) => cutBody(context),
  "empty-body": () => text(200, ""),
  "truncated-json": () =>
    text(200, '{"query": "x", "total": 12, "results": [{"url": "https://www.example.gov/", "tit'),
  "wrong-shape": () => json(200, ["this", { is: "not" }, 42, null]),
  "null-members": () =>
    json(200, { query: null, total: null, results: null, facets: null, suggestions: null, countries: null }),
  "huge-body": () => text(200, `{"query": "${"x".repeat(HUGE)}"}`),
  html: () => text(200, "<html><body>Please sign in to this network.</body></html>", "text/html"),
  redirect: (_, { req }) =>
    new Response(null, { status: 302, headers: { Location: `/redirected${new URL(req.url).search}` } }),
  "redirect-other-origin": ({ body }) => new Response(null, { status: 302, headers: { Location: body } }),
  "400-string": () => json(400, { detail: "The service does not understand this request." }),
  "400-cities-detail": () => json(400, { detail: { message: UNKNOWN_CITY, suggestions: CITIES } }),
  "400-cities-beside": () => json(400, { detail: UNKNOWN_CITY, suggestions: CITIES }),
  "400-cities-objects": () => json(400, { detail: UNKNOWN_CITY, did_you_mean: PORTLANDS }),
  "422-list": () => {
    const msg = "Input should have at most 2 characters";
    return json(422, { detail: [{ loc: ["query", "state"], msg, type: "string_too_long" }] });
  },
  custom: ({ body, status, headers }) =>
    new Response(body, { status, headers: { ...JSON_TYPE, ...headers } }),
} satisfies Record<string, Answer>;

/** "latency" gives the true answer, late; "held" once it is released. */
type Kind = "latency" | "held" | keyof typeof ANSWERS;
export const FAULT_KINDS: readonly string[] = ["latency", "held", ...Object.keys(ANSWERS)];

const FaultSchema = v.object({
  /** It applies to addresses whose path and query begin like this. */
  match: v.optional(v.string(), "/"),
  kind: v.custom<Kind>((kind) => typeof kind === "string" && FAULT_KINDS.includes(kind)),
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
  readonly body: string;
  /** The header that may tell one installation of an extension from others; null: not sent. */
  readonly origin: string | null;
}

const LONGEST_LOG = 50_000;

/** Adds `/__faults` and `/__log`; neither exists where the service was started without them. */
export function addFaults(app: Hono, now: () => Date, onReset: () => void): void {
  const faults: { fault: Fault; left: number }[] = [];
  const log: Logged[] = [];
  const held = new Set<() => void>();

  function release(): void {
    for (const letGo of held) letGo();
  }

  app.get("/__faults", (context) => context.json(faults.map(({ fault }) => fault)));
  app.post("/__faults", async (context) => {
    const read = v.safeParse(FaultSchema, await context.req.json().catch(() => null));
    if (!read.success) throw invalid(read.issues, "body");
    const fault = read.output;
    faults.push({ fault, left: fault.times ?? Number.POSITIVE_INFINITY });
    return context.json(fault, 201);
  });
  app.delete("/__faults", (context) => {
    faults.length = 0;
    release();
    onReset();
    return context.json({ cleared: true });
  });
  /** What is held is answered, and nothing is held any more. */
  app.post("/__release", (context) => {
    faults.splice(0, faults.length, ...faults.filter(({ fault }) => fault.kind !== "held"));
    release();
    return context.json({ released: true });
  });
  app.get("/__log", (context) => context.json(log));
  app.delete("/__log", (context) => {
    log.length = 0;
    return context.json({ cleared: true });
  });

  const meddle: MiddlewareHandler = async (context, next) => {
    const url = new URL(context.req.url);
    if (url.pathname.startsWith("/__")) return next();
    const body = context.req.method === "POST" ? await context.req.raw.clone().text() : "";
    const origin = context.req.header("origin") ?? null;
    log.push({ method: context.req.method, url: url.pathname + url.search, time: Date.now(), body, origin });
    if (log.length > LONGEST_LOG) log.shift();
    const index = faults.findIndex(({ fault }) => (url.pathname + url.search).startsWith(fault.match));
    const active = faults[index];
    if (!active) return next();
    active.left -= 1;
    if (active.left <= 0) faults.splice(index, 1);
    if (active.fault.delayMs > 0) await delay(active.fault.delayMs, context.req.raw.signal);
    if (active.fault.kind === "held") await holding(held, context.req.raw.signal);
    if (active.fault.kind === "latency" || active.fault.kind === "held") return next();
    return ANSWERS[active.fault.kind](active.fault, context, now);
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

/** Until it is released, or who asked has gone. */
function holding(held: Set<() => void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const letGo = (): void => {
      held.delete(letGo);
      resolve();
    };
    held.add(letGo);
    signal.addEventListener("abort", letGo);
  });
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
