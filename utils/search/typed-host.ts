import { LIMITS } from "./service-limits.ts";

/** The host of an address that was typed or pasted; other words as they are. */
export function typedHost(text: string): string {
  const typed = text.trim();
  if (typed.length > LIMITS.queryLength) return typed;
  const isAddress = /^https?:\/\//i.test(typed) || /^[^\s/:][^\s/:.]*\.[^\s/:]+[/:]/.test(typed);
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  return isAddress && URL.canParse(address) ? new URL(address).hostname : typed;
}
