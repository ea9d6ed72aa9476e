import { Hono } from "hono";
import { cors } from "hono/cors";
import { addFaults } from "./http/faults.ts";
import { clientAddress, createRateLimit } from "./http/rate-limit.ts";
import { FAILED, Refusal } from "./http/refusal.ts";
import { responseCache } from "./http/response-cache.ts";
import { addFactCheck } from "./routes/fact-check.ts";
import { addGuide } from "./routes/guide.ts";
import { addPlaces } from "./routes/places.ts";
import { addRecent } from "./routes/recent.ts";
import { addSearch } from "./routes/search.ts";
import type { Service } from "./routes/service.ts";
import { addStatus } from "./routes/status.ts";
import { isStoreFailure } from "./store/database.ts";

export interface AppOptions {
  /** Requests an address may make in a minute. */
  readonly rateLimit?: number;
  readonly cacheMs?: number;
  readonly faults?: boolean;
}

const MINUTE_MS = 60_000;

export function createApp(
  parts: Omit<Service, "factCheckLimit">,
  { rateLimit = 600, cacheMs = 5000, faults = false }: AppOptions = {},
): Hono {
  const app = new Hono();
  const requests = createRateLimit(rateLimit, MINUTE_MS);
  const service: Service = { ...parts, factCheckLimit: createRateLimit(10, MINUTE_MS) };

  app.use(
    "*",
    cors({
      origin: "*",
      allowMethods: ["GET", "HEAD", "POST"],
      exposeHeaders: ["Date", "Retry-After", "X-Cache"],
      maxAge: 600,
    }),
  );
  // A client reads a moment in `Retry-After` by the service's own clock.
  app.use("*", async (context, next) => {
    await next();
    if (!context.res.headers.has("Date")) context.header("Date", service.now().toUTCString());
  });
  if (faults) {
    addFaults(app, service.now, () => {
      requests.clear();
      service.factCheckLimit.clear();
    });
  }
  app.use("/api/*", async (context, next) => {
    const wait = requests.take(clientAddress(context), service.now().getTime());
    if (wait === 0) return next();
    throw new Refusal(429, `Too many requests: try again in ${wait} seconds.`, {
      headers: { "Retry-After": String(wait) },
    });
  });
  const cached = responseCache({ forMs: cacheMs, most: 500, now: () => service.now().getTime() });
  app.get("/api/*", cached);

  addSearch(app, service);
  addRecent(app, service);
  addPlaces(app, service);
  addStatus(app, service);
  addFactCheck(app, service);
  addGuide(app);

  app.all("*", (context) => {
    const path = context.req.path;
    const otherMethods = ["GET", "POST"].filter(
      (method) =>
        method !== context.req.method &&
        app.router.match(method, path)[0].some(([[, route]]) => route.path === path),
    );
    if (otherMethods.length > 0) {
      return context.json({ detail: `This address answers ${otherMethods.join(" and ")} only.` }, 405, {
        Allow: otherMethods.join(", "),
      });
    }
    return context.json({ detail: "There is nothing at this address: see /api-guide.md." }, 404);
  });
  app.onError((error, context) => {
    if (error instanceof Refusal) return context.json(error.body, error.status, error.headers);
    console.error(error);
    if (isStoreFailure(error)) {
      return context.json({ detail: "The search index cannot be read just now: try again later." }, 503);
    }
    return context.json({ detail: FAILED }, 500);
  });
  return app;
}
