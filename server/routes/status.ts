import type { Hono } from "hono";
import { number } from "../store/rows.ts";
import { computeStats, type Stats } from "../store/stats.ts";
import type { Service } from "./service.ts";

const REFRESH_MS = 5 * 60_000;

/** Contract 4.8. */
export function addStatus(app: Hono, service: Service): void {
  let known: { readonly stats: Stats; readonly at: number } | null = null;

  app.get("/api/v1/stats", (context) => {
    const now = service.now();
    if (!known || now.getTime() - known.at >= REFRESH_MS) {
      known = { stats: computeStats(service.store, now), at: now.getTime() };
    }
    return context.json(known.stats);
  });

  app.get("/health", (context) => {
    const pages = countPages(service);
    const up = pages > 0;
    return context.json(
      {
        status: up ? "ok" : "unavailable",
        dependencies: { search_index: up ? "ok" : "empty or unreadable", fact_checker: "ok" },
        pages,
        note: "A local stand-in for trying and testing, not the public service.",
      },
      up ? 200 : 503,
    );
  });
}

/** A database that cannot be read is what this endpoint is there to tell. */
function countPages(service: Service): number {
  try {
    return number(service.store.statement("SELECT count(*) AS count FROM pages").get(), "count");
  } catch (error) {
    console.error("The index cannot be read:", error);
    return 0;
  }
}
