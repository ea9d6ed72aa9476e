import { parseInstant } from "../text/dates.ts";
import { withoutTextFragment } from "../text/text-fragment.ts";
import { safeLink } from "../text/untrusted.ts";
import { privateHostIn } from "./private-host.ts";

const ARCHIVE = "https://web.archive.org/web/";
const SAVE = "https://web.archive.org/save/";

/**
 * The copy of a page in the Internet Archive that is nearest to a time; the newest copy where no time is known. Null where
 * the address is no public web page. It is only an address: nothing is sent until a user follows it.
 */
export function archivedCopy(address: string | null, time: number | null): string | null {
  const page = publicPage(address);
  return page && `${ARCHIVE}${time === null ? "" : `${timestamp(time)}/`}${page}`;
}

/** Where the Internet Archive is asked to save a page as it is now. Like the copy, only an address. */
export function archiveRequest(address: string | null): string | null {
  const page = publicPage(address);
  return page && `${SAVE}${page}`;
}

function publicPage(address: string | null): string | null {
  const page = safeLink(address);
  return page === null || privateHostIn(page) !== null ? null : withoutTextFragment(page);
}

/** Where the Internet Archive compares its copies of a page, under the same conditions. */
export function archivedChanges(address: string): string | null {
  const page = safeLink(address);
  if (page === null || privateHostIn(page) !== null) return null;
  return `${ARCHIVE}changes/${withoutTextFragment(page)}`;
}

/** The archived copy of a result: as it was when the service last read the page, where that is known. */
export function archivedResult(result: {
  readonly url: string;
  readonly lastCrawled: string | null;
  readonly updatedAt: string | null;
}): string | null {
  return archivedCopy(result.url, parseInstant(result.lastCrawled) ?? parseInstant(result.updatedAt));
}

/** `20261121103200`, in UTC. */
function timestamp(time: number): string {
  return new Date(time).toISOString().replace(/\D/g, "").slice(0, 14);
}
