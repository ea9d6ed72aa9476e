/** An address that may become a link: complete, `http:` or `https:`, without a user name or password. */
export function safeLink(address: string | null | undefined): string | null {
  const text = address?.trim() ?? "";
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.username || url.password ? null : url.href;
}

/** Overrides and isolates make text read in another order than it is written, as in forged names of sites. */
export function withoutBidiControls(text: string): string {
  return text.replace(/[\u202A-\u202E\u2066-\u2069]/g, "");
}
