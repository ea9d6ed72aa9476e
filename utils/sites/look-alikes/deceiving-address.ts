import { shownSite } from "../sentences.ts";

/** The address of a look-alike, in what it pretends to be, whose it is, and the rest. */
export interface DeceivingAddress {
  readonly before: string;
  readonly own: string;
  readonly after: string;
}

const LONGEST_PART = 40;

/** `owner`: what was registered, the end of `host`. It is always whole; what stands beside it is cut where it is long. */
export function deceivingAddress(address: string, host: string, owner: string): DeceivingAddress {
  const url = /^https?:/i.test(address) && URL.canParse(address) ? new URL(address) : null;
  const user = [url?.username, url?.password].filter(Boolean).join(":");
  const below = host.endsWith(`.${owner}`) ? host.slice(0, -owner.length).replace(/^www\.(?=.)/, "") : "";
  const path = url === null || url.pathname === "/" ? "" : url.pathname;
  return {
    before: lastOf(user === "" ? below : `${user}@${below}`),
    own: shownSite(owner),
    after: path.length > LONGEST_PART ? `${path.slice(0, LONGEST_PART)}…` : path,
  };
}

function lastOf(text: string): string {
  return text.length > LONGEST_PART ? `…${text.slice(-LONGEST_PART)}` : text;
}
