import type { Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as v from "valibot";
import { verdictAsText } from "../fact-check/markdown.ts";
import type { Verdict } from "../fact-check/types.ts";
import { invalid } from "../http/parameters.ts";
import { clientAddress } from "../http/rate-limit.ts";
import { Refusal } from "../http/refusal.ts";
import { FactCheckBody, LONGEST_CLAIM } from "../http/schemas.ts";
import type { Service } from "./service.ts";

/** A claim of 10,000 characters in its longest JSON form, with room around it. */
const LONGEST_BODY = LONGEST_CLAIM * 6 + 1000;

/** Fact-check contract 4.1 and 4.2. */
export function addFactCheck(app: Hono, service: Service): void {
  app.use(
    "/api/v1/fact-check/*",
    bodyLimit({
      maxSize: LONGEST_BODY,
      onError: () => {
        throw new Refusal(413, `The body is too large: a claim has at most ${LONGEST_CLAIM} characters.`);
      },
    }),
  );
  app.post("/api/v1/fact-check", async (context) => context.json(await answer(context, service)));
  app.post("/api/v1/fact-check/text", async (context) =>
    context.body(verdictAsText(await answer(context, service)), 200, {
      "Content-Type": "text/markdown; charset=utf-8",
    }),
  );
}

async function answer(context: Context, service: Service): Promise<Verdict> {
  const now = service.now();
  const wait = service.factCheckLimit.take(clientAddress(context), now.getTime());
  if (wait > 0) {
    throw new Refusal(
      429,
      `At most 10 fact-checks are answered in 60 seconds: try again in ${wait} seconds.`,
      {
        headers: { "Retry-After": String(wait) },
      },
    );
  }
  const read = v.safeParse(FactCheckBody, await readBody(context));
  if (!read.success) throw invalid(read.issues, "body");
  if (read.output.claim.trim() === "") throw new Refusal(400, "The claim is empty.");
  return service.checkFact(read.output.claim, now);
}

/** The contract names no media type, so the body is read as JSON whatever it says it is. */
async function readBody(context: Context): Promise<unknown> {
  try {
    return JSON.parse(await context.req.text());
  } catch {
    throw new Refusal(400, "The body is no JSON: send an object with the member claim.");
  }
}
