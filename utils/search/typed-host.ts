import { LIMITS } from "./service-limits.ts";

/** The host of an address that was typed or pasted; other words as they are. */
export function typedHost(text: string): string {
  const typed = text.trim();
  if (typed.length > LIMITS.queryLength) return typed;
  const isAddress = /^https?:\/\//i.test(typed) || /^[^\s/:][^\s/:.]*\.[^\s/:]+[/:]/.test(typed);
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  return isAddress && URL.canParse(address) ? new URL(address).hostname : typed;
}

/** How names of files end, which no site's name does. */
const FILE = /\.(?:pdf|docx?|xlsx?|pptx?|csv|txt|xml|html?|json|jpe?g|png|gif|mp[34])$/i;

/** An address, or a host alone, that was searched for as words; null: they are words, or the name of a file. */
export function typedAddress(text: string): string | null {
  const typed = text.trim();
  if (typed.length > LIMITS.queryLength || /\s/.test(typed)) return null;
  if (/^https?:\/\//i.test(typed)) return URL.canParse(typed) ? typed : null;
  if (FILE.test(typed) && !typed.includes("/")) return null;
  const isHost = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/:?#]|$)/u.test(typed);
  return isHost && URL.canParse(`https://${typed}`) ? `https://${typed}` : null;
}
