import { HOUR, WEEK } from "../platform/durations.ts";
import type { Domain } from "../search/service-answers.ts";
import { NAMED_NAMESPACES } from "./namespaces.ts";

/** One site of the service's list. */
export interface ListedSite {
  readonly domain: string;
  readonly organization: string;
  readonly country: string;
  readonly state: string;
  readonly city: string;
}

/** The list of government sites as it is stored. */
export interface SiteList {
  /** One line for each site, with tabs between its fields: a third of the size of objects. */
  readonly lines: string;
  readonly count: number;
  /** Where to go on asking; null: this is the whole list. */
  readonly next: number | null;
  /** When it was last known to be the service's list. */
  readonly fetchedAt: number;
  /** When it was last asked for, with or without success. */
  readonly triedAt: number;
  /** How many sites the service's list has now, if so few that the list is kept until the user agrees; otherwise null. */
  readonly shrunkTo: number | null;
}

/** What came of a renewal that stopped half way. The list stays as it was until the renewal has ended. */
export interface Renewal {
  readonly lines: string;
  /** Where to go on asking. */
  readonly next: number;
  readonly begunAt: number;
}

/** Whether the list that a user wants to keep should be fetched, the next time it is used. */
export function isDue(list: SiteList | null, now: number): boolean {
  if (list === null) return true;
  // A clock that was set back must not put it off for ever.
  const isOld = list.next !== null || Math.abs(now - list.fetchedAt) > WEEK;
  return isOld && Math.abs(now - list.triedAt) > HOUR;
}

/** Names that the look-up reads. Sorting out the rest here keeps a bad list from making `com` official. */
const NAME = /^(?=.{4,253}$)([a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?\.)+(?!\d+$)[a-z0-9-]{2,63}$/;

/** A domain of the service as a line; null: it cannot be the name of a site. */
export function listLine({ domain, organization, country, state, city }: Domain): string | null {
  const name = asciiName(domain);
  if (name === null) return null;
  return [name, organization, country, state, city].map(tidy).join("\t").trimEnd();
}

function asciiName(domain: string): string | null {
  const name = domain.trim().toLowerCase().replace(/\.$/, "");
  if (/[\s/@:?#%\\]/.test(name) || !URL.canParse(`https://${name}`)) return null;
  const { hostname } = new URL(`https://${name}`);
  return NAME.test(hostname) ? hostname.replace(/^www\.(?=.+\.)/, "") : null;
}

function tidy(text: string | null): string {
  return (text ?? "").replace(/\s+/g, " ").trim().slice(0, 200);
}

/** The names of a list, in memory, and others that a look-alike may imitate. */
export interface KnownSites {
  /** Null: not in the list. */
  find(name: string): ListedSite | null;
  /** Whether the name is in the list or one of the others. */
  has(name: string): boolean;
  /** The name that reads the same: `rn` like `m`, `0` like `o`. */
  likeness(name: string): string | null;
  /** Names with the same ending that are at most one letter longer or shorter. */
  ofSimilarLength(name: string): readonly string[];
  /** The name with the same words, whether dots or hyphens separate them. */
  hyphenated(name: string): string | null;
}

export function knownSites(lines: string, others: readonly string[] = []): KnownSites {
  const rows = new Map<string, string>();
  const names = new Set<string>();
  const likenesses = new Map<string, string>();
  const hyphenated = new Map<string, string>();
  const bySize = new Map<string, string[]>();
  const sizeOf = (name: string, difference = 0): string =>
    `${name.length + difference}${name.slice(name.lastIndexOf("."))}`;
  const add = (name: string): void => {
    names.add(name);
    const likeness = skeleton(name);
    if (likeness !== name) likenesses.set(likeness, name);
    // Below .gov and .mil a name with a wrong letter is a government's too.
    if (!/\.(gov|mil)$/.test(name)) {
      const size = sizeOf(name);
      const others = bySize.get(size);
      if (others === undefined) bySize.set(size, [name]);
      else others.push(name);
    }
    if (name.includes("-")) hyphenated.set(name.replaceAll("-", "."), name);
  };
  for (const name of [...NAMED_NAMESPACES, ...others]) add(name);
  for (const line of lines.split("\n")) {
    const end = line.indexOf("\t");
    const name = end < 0 ? line : line.slice(0, end);
    if (name === "") continue;
    rows.set(name, line);
    add(name);
  }
  const known = (name: string): string | null => (names.has(name) ? name : null);
  return {
    find(name) {
      const line = rows.get(name);
      if (line === undefined) return null;
      const [domain = name, organization = "", country = "", state = "", city = ""] = line.split("\t");
      return { domain, organization, country, state, city };
    },
    has: (name) => names.has(name),
    likeness(name) {
      const likeness = skeleton(name);
      const found = likenesses.get(likeness) ?? known(likeness);
      return found === name ? null : found;
    },
    ofSimilarLength: (name) => [-1, 0, 1].flatMap((difference) => bySize.get(sizeOf(name, difference)) ?? []),
    hyphenated: (name) => hyphenated.get(name) ?? known(name),
  };
}

/** Letters of one alphabet that read like others. */
function skeleton(name: string): string {
  return /rn|vv|[01]/.test(name)
    ? name.replaceAll("rn", "m").replaceAll("vv", "w").replaceAll("0", "o").replaceAll("1", "l")
    : name;
}
