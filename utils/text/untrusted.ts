/** An address that may become a link: complete, `http:` or `https:`, without a user name or password. */
export function safeLink(address: string | null | undefined): string | null {
  const text = address?.trim() ?? "";
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.username || url.password ? null : url.href;
}

/** Overrides and isolates change the order in which text is read, which can forge the name of a site. */
export function withoutBidiControls(text: string): string {
  return text.replace(/[\u202A-\u202E\u2066-\u2069]/g, "");
}

/**
 * A text without the user names and passwords of the addresses in it. Also where the slashes are missing or turned, or a
 * line breaks: URL parsers read all of these as addresses.
 */
export function withoutCredentials(text: string): string {
  return text.replace(/(?<![a-z0-9+.-])(https?:[\\/]*)[^\\/?# ]*@/gi, "$1");
}
