import type { Origin } from "../../utils/checks/check.ts";
import { beginningOf } from "../../utils/text/input-limits.ts";
import type { OpenedTab } from "./opened-tab.ts";

/**
 * What a claim is of, as the page was when its words were read: the tab may show another view of it by the time a claim is
 * sent, and give itself another title. A page without a title is called what the browser calls its tab.
 */
export function originAsRead(
  read: { readonly address: string; readonly title: string },
  tab: OpenedTab,
): Origin {
  return { title: beginningOf(read.title, "title") || tab.title, url: read.address };
}
