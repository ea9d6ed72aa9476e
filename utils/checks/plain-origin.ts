import { withoutUser } from "../text/untrusted.ts";
import type { Origin } from "./check.ts";

/** Where a claim was found, without a user name and password in the page's address. */
export function plainOrigin(origin: Origin | null): Origin | null {
  return origin && { title: origin.title, url: withoutUser(origin.url) };
}
