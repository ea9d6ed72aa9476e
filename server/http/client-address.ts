import type { Context } from "hono";
import * as v from "valibot";

const NodeBindings = v.looseObject({
  incoming: v.looseObject({ socket: v.looseObject({ remoteAddress: v.optional(v.string()) }) }),
});

/** The address a request came from; requests without a socket (in tests) share one. */
export function clientAddress(context: Context): string {
  return v.is(NodeBindings, context.env)
    ? (context.env.incoming.socket.remoteAddress ?? "unknown")
    : "unknown";
}
