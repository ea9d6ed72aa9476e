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
  if (!text.includes("@")) return text;
  // In parts that end where a user name ends: an expression that looks for both ends tries each beginning up to the end.
  const parts = text.split(/([\\/?# ])/);
  const left = [...parts];
  for (let index = 0; index < parts.length; index += 2) {
    const part = parts[index] ?? "";
    const end = part.lastIndexOf("@");
    if (end === -1) continue;
    const start = followsScheme(parts, index) ? 0 : endOfScheme(part.slice(0, end));
    if (start !== null) left[index] = part.slice(0, start) + part.slice(end + 1);
  }
  return left.join("");
}

const SCHEME = /(?<![a-z0-9+.-])https?:/i;

function endOfScheme(text: string): number | null {
  const found = SCHEME.exec(text);
  return found === null ? null : found.index + found[0].length;
}

/** Whether only slashes are between a scheme and this part. Parts with an even index are text, the others what divides it. */
function followsScheme(parts: readonly string[], index: number): boolean {
  for (let before = index - 2; before >= 0; before -= 2) {
    if (!/[\\/]/.test(parts[before + 1] ?? "")) return false;
    const part = parts[before] ?? "";
    if (part !== "") return /(?<![a-z0-9+.-])https?:$/i.test(part.slice(-7));
  }
  return false;
}
