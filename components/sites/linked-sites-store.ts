import { type ReadonlySignal, signal } from "@preact/signals";
import type { Origin } from "../../utils/checks/check.ts";
import { browser } from "../../utils/platform/browser.ts";
import { inTime } from "../../utils/platform/wait.ts";
import { judgeOfAddresses } from "../../utils/sites/judge-address.ts";
import { readSiteList } from "../../utils/sites/kept-site-list.ts";
import { withoutFragment } from "../../utils/sites/without-fragment.ts";
import { MOST_BESIDE } from "../../utils/text/sentences-in.ts";
import { inSlices } from "../base/slices.ts";
import { groupBySite, type LinkedSite } from "./linked-sites.ts";
import { originAsRead } from "./origin-as-read.ts";
import { PAGE_PATIENCE } from "./page-patience.ts";
import { type LinkLimits, type PageLinks, readPageLinks } from "./read-page-links.ts";
import type { PageKnown } from "./this-page-store.ts";

const MOST: LinkLimits = {
  links: 5_000,
  words: 200,
  address: 4_000,
  beside: MOST_BESIDE,
  paragraph: 5_000,
  linksOfParagraph: 40,
};

export type LinksRead =
  | { readonly step: "reading" }
  | { readonly step: "problem"; readonly problem: "closed" | "busy" | "moved" }
  | {
      readonly step: "read";
      readonly origin: Origin;
      readonly sites: readonly LinkedSite[];
      /** How many links lead to other hosts, and how many of them were read. */
      readonly total: number;
      readonly read: number;
    };

export interface LinkedSitesStore {
  readonly linked: ReadonlySignal<LinksRead>;
  /** Reads the page of a tab, and judges its links on this device. Nothing is sent. */
  read(page: PageKnown): Promise<void>;
}

export function createLinkedSitesStore(): LinkedSitesStore {
  const linked = signal<LinksRead>({ step: "reading" });
  return {
    linked,
    async read(page) {
      linked.value = { step: "reading" };
      linked.value = await readLinks(page);
    },
  };
}

async function readLinks({ tab, domain }: PageKnown): Promise<LinksRead> {
  const found = await linksOf(tab.id);
  if (found === "closed" || found === "busy") return { step: "problem", problem: found };
  if (withoutFragment(found.address) !== withoutFragment(tab.address)) {
    return { step: "problem", problem: "moved" };
  }
  const list = await readSiteList();
  const addresses = found.links.map(({ address }) => address);
  const judge = await judgeOfAddresses(addresses, list?.lines ?? "");
  const sites = await inSlices(groupBySite(found.links, judge, domain));
  const origin = originAsRead(found, tab);
  return { step: "read", origin, sites, total: found.total, read: found.links.length };
}

/** `closed`: the browser lets nobody read this page, or the tab went elsewhere. `busy`: the page does not answer. */
async function linksOf(tabId: number): Promise<PageLinks | "closed" | "busy"> {
  try {
    const frames = await inTime(
      browser.scripting.executeScript({ target: { tabId }, func: readPageLinks, args: [MOST] }),
      PAGE_PATIENCE,
    );
    if (frames === null) return "busy";
    const read = frames[0]?.result;
    return isPageLinks(read) ? read : "closed";
  } catch (error) {
    console.warn("The links of a page could not be read:", error);
    return "closed";
  }
}

function isPageLinks(value: unknown): value is PageLinks {
  return typeof value === "object" && value !== null && "links" in value && "address" in value;
}
