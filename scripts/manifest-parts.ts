/** Match patterns name no port, so one loopback service gives the permission for all of them. */
export function hostPermissions(addresses: readonly (string | undefined)[]): string[] {
  const patterns = addresses
    .filter((address): address is string => Boolean(address))
    .map((address) => new URL(address))
    .map((url) => `${url.protocol}//${url.hostname}/*`);
  return [...new Set(patterns)];
}

/** An address that a build shows to people, or null where it names none. Throws for one that they could not open. */
export function shownAddress(name: string, schemes: readonly string[]): string | null {
  const address = process.env[name] || null;
  if (address !== null && !schemes.some((scheme) => address.startsWith(scheme) && URL.canParse(address))) {
    throw new Error(`${name} must begin with ${schemes.join(" or ")} and is ${address}`);
  }
  return address;
}

/** Firefox names them after the text of a theme: `dark` is drawn where text is dark, in light themes. */
export function themeIcons(sizes: readonly number[]) {
  return sizes.map((size) => ({
    dark: `icon/light-theme-${size}.png`,
    light: `icon/dark-theme-${size}.png`,
    size,
  }));
}

/**
 * Service addresses are the user's to choose, so `connect-src` is a scheme; the host permissions narrow it. `'self'` is
 * for the texts of the language that was chosen.
 */
export function contentSecurityPolicy(development: boolean): string {
  const loopback = "http://localhost:* http://127.0.0.1:*";
  return [
    "default-src 'none'",
    `script-src 'self'${development ? " http://localhost:3000" : ""}`,
    `style-src 'self'${development ? " 'unsafe-inline'" : ""}`,
    "img-src 'self'",
    "font-src 'self'",
    `connect-src 'self' https: ${loopback}${development ? " ws://localhost:3000" : ""}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    ...(development ? [] : ["require-trusted-types-for 'script'", "trusted-types dompurify"]),
  ].join("; ");
}
