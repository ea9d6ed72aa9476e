import { LIMITS } from "./service-limits.ts";

/** The host of an address that was typed or pasted; other words as they are. */
export function typedHost(text: string): string {
  const typed = text.trim();
  if (typed.length > LIMITS.queryLength) return typed;
  const isAddress = /^https?:\/\//i.test(typed) || /^[^\s/:][^\s/:.]*\.[^\s/:]+[/:]/.test(typed);
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  return isAddress && URL.canParse(address) ? new URL(address).hostname : typed;
}

/** An address, or a host alone, that was searched for as words; null: they are words. */
export function typedAddress(text: string): string | null {
  const typed = text.trim();
  if (typed.length > LIMITS.queryLength || /\s/.test(typed)) return null;
  if (/^https?:\/\//i.test(typed)) return URL.canParse(typed) ? typed : null;
  const isHost = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/:?#]|$)/u.test(typed);
  return isHost && URL.canParse(`https://${typed}`) ? `https://${typed}` : null;
}
