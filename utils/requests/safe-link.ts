/** An address that may become a link: `http:` or `https:`, complete, without a name and password in it. */
export function safeLink(address: string | null | undefined): string | null {
  const text = address?.trim() ?? "";
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.username || url.password ? null : url.href;
}
