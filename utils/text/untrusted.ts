/** An address that may become a link: complete, `http:` or `https:`, without a user name or password. */
export function safeLink(address: string | null | undefined): string | null {
  const text = address?.trim() ?? "";
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.username || url.password ? null : url.href;
}

/** The address of a web page without a user name and password, which can look like a site; null for any other address. */
export function webPage(address: string | null | undefined): string | null {
  return safeLink(withoutUser(address?.trim() ?? ""));
}

/** An address as a page has it, without a user name and password. One that has none is not changed. */
export function withoutUser(address: string): string {
  if (!address.includes("@") || !URL.canParse(address)) return address;
  const url = new URL(address);
  if (url.username === "" && url.password === "") return address;
  url.username = "";
  url.password = "";
  return url.href;
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
  // The whole of an address is matched, with or without a name, so that none of its parts is read twice.
  return text.replace(
    /(?<![a-z0-9+.-])(https?:[\\/]*)([^\\/?# ]*)/gi,
    (_, scheme: string, rest: string) => scheme + rest.slice(rest.lastIndexOf("@") + 1),
  );
}
