import type { MiddlewareHandler } from "hono";

interface Kept {
  readonly body: string;
  readonly type: string;
  readonly until: number;
}

/** Answers equal addresses from memory for a few seconds, marked `X-Cache: HIT` (contract 7). */
export function responseCache(options: {
  readonly forMs: number;
  readonly most: number;
  readonly now: () => number;
}): MiddlewareHandler {
  const kept = new Map<string, Kept>();
  return async (context, next) => {
    const key = context.req.url;
    const hit = kept.get(key);
    if (hit && hit.until > options.now()) {
      return context.body(hit.body, 200, { "Content-Type": hit.type, "X-Cache": "HIT" });
    }
    kept.delete(key);
    await next();
    if (context.res.status !== 200) return undefined;
    const body = await context.res.clone().text();
    kept.set(key, {
      body,
      type: context.res.headers.get("Content-Type") ?? "application/json",
      until: options.now() + options.forMs,
    });
    const oldest = kept.keys().next().value;
    if (kept.size > options.most && oldest !== undefined) kept.delete(oldest);
    return undefined;
  };
}
