import { withoutEndSlashes } from "../text/tidy.ts";
import type { RecentRequest } from "./request.ts";
import { toParameters } from "./to-parameters.ts";

/** The address of the RSS feed of a view. The feed takes neither `until` nor `page` (contract §4.3). */
export function feedAddress(service: string, request: RecentRequest): string {
  const parameters = toParameters({ ...request, until: null, page: 1 }).toString();
  const address = `${withoutEndSlashes(service)}/api/v1/recent.rss`;
  return parameters ? `${address}?${parameters}` : address;
}
