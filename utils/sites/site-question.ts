const WANTS = ["answer", "search", "changes"] as const;

/** What a page of ours is asked about a site: whether it is a government's, and to go on where it is no look-alike. */
export interface SiteQuestion {
  readonly address: string;
  readonly wants: (typeof WANTS)[number];
  /** For a search. Empty: they are still to be typed. */
  readonly words: string;
}

const LONGEST_PART = 200;

/** The page that answers. Of the address it gets what says whose it is, and of a link its path. */
export function siteQuestionAddress({ address, wants, words }: SiteQuestion): string {
  const about = withoutQuery(address, wants === "answer");
  return `site.html?${new URLSearchParams({ address: about, wants, ...(words === "" ? {} : { q: words }) })}`;
}

export function readSiteQuestion(parameters: URLSearchParams): SiteQuestion {
  const wanted = parameters.get("wants");
  return {
    address: parameters.get("address") ?? "",
    wants: WANTS.find((each) => each === wanted) ?? "answer",
    words: parameters.get("q") ?? "",
  };
}

/** The query and the fragment of an address may be secret, and say nothing about whose it is. */
function withoutQuery(address: string, withPath: boolean): string {
  if (!URL.canParse(address)) return "";
  const { protocol, username, password, host, pathname } = new URL(address);
  if (protocol !== "https:" && protocol !== "http:") return "";
  const user = [username, password].filter((part) => part !== "").join(":");
  const path = withPath ? pathname.slice(0, LONGEST_PART) : "/";
  return `${protocol}//${user === "" ? "" : `${user.slice(0, LONGEST_PART)}@`}${host}${path}`;
}
