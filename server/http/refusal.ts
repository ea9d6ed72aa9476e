import type { ContentfulStatusCode } from "hono/utils/http-status";

/** One element of a 422's `detail`: contract 7. */
export interface InvalidParameter {
  readonly loc: readonly (string | number)[];
  readonly msg: string;
  readonly type: string;
  readonly input?: unknown;
  readonly ctx?: Readonly<Record<string, unknown>>;
}

/** What a 500 says. */
export const FAILED = "The local service failed at this request; the reason is in its output.";

/** A request that is answered with an error status and a body that has `detail`. */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: ContentfulStatusCode,
    detail: string | readonly InvalidParameter[],
    more: { members?: Record<string, unknown>; headers?: Record<string, string> } = {},
  ) {
    super(typeof detail === "string" ? detail : detail.map(({ msg }) => msg).join("; "));
    this.name = "Refusal";
    this.status = status;
    this.body = { detail, ...more.members };
    this.headers = more.headers ?? {};
  }
}
