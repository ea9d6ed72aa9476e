import { signal } from "@preact/signals";
import type { ListState } from "../../utils/sentences/sites.ts";
import type { SiteAnswer } from "../../utils/sites/judge-site.ts";
import { plainHost } from "../../utils/sites/link-host.ts";
import { titleWords } from "../../utils/sites/title-words.ts";
import { judgeAddress } from "./judge-address.ts";
import type { OpenedTab } from "./opened-tab.ts";

/** What is known of one page. */
export interface PageKnown {
  readonly tab: OpenedTab;
  readonly answer: SiteAnswer;
  readonly list: ListState;
  /** The domain to search in: the listed one, or what its owner registered. Null: the page has none. */
  readonly domain: string | null;
  /** What the page is about. Empty: its title does not say. */
  readonly words: string;
}

export type ThisPage =
  | { readonly step: "reading" }
  /** The browser does not say what the tab shows. */
  | { readonly step: "no-access" }
  | ({ readonly step: "known" } & PageKnown);

export const thisPage = signal<ThisPage>({ step: "reading" });

export async function judgeTab(opened: Promise<OpenedTab | null>): Promise<void> {
  const tab = await opened;
  if (tab === null) {
    thisPage.value = { step: "no-access" };
    return;
  }
  const answer = await judgeAddress(tab.address, "");
  const host = answer.kind === "not-listed" && answer.reason === "no-site" ? null : answer.host;
  thisPage.value = {
    step: "known",
    tab,
    answer,
    list: "none",
    domain: domainOf(answer),
    words: titleWords(tab.title, host),
  };
}

function domainOf(answer: SiteAnswer): string | null {
  switch (answer.kind) {
    case "official":
      return answer.listed?.domain ?? plainHost(answer.owner ?? answer.host);
    case "look-alike":
      return answer.owner;
    case "not-listed":
      return answer.reason === "unknown" ? plainHost(answer.owner ?? answer.host) : null;
  }
}
