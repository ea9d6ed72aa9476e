/** Networks that are not on the public internet (IANA's special-purpose registries), as [first address, prefix]. */
const SPECIAL_IPV4: readonly (readonly [string, number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  // Link-local, where cloud providers have their metadata services.
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
  // Azure's metadata and DNS host, which looks public.
  ["168.63.129.16", 32],
];

/** Endings that no public name has (RFC 6761, 6762, 7686, 8375; ICANN's .internal), or widely used for private networks. */
const PRIVATE_ENDINGS = [
  "localhost",
  "test",
  "invalid",
  "onion",
  "local",
  "localdomain",
  "internal",
  "intranet",
  "private",
  "corp",
  "home",
  "lan",
  "home.arpa",
] as const;

/**
 * A host that only this user's network knows, where the claim is an address with or without `http://`. URL parsers skip
 * line breaks, and take `http:/host` and `http:\\host` for `http://host`, so these count as addresses too.
 */
export function privateHostIn(text: string): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: URL parsers skip these.
  const bare = text.replace(/^[\u0000-\u0020]+|[\t\r\n]/g, "");
  // A quotation mark, a bracket or the bullet of a list in front of an address makes it no sentence.
  const claim = bare.replace(/^[^\p{L}\p{N}]*(?:view-source:)?(?=https?:)/iu, "");
  if (/^https?:/i.test(claim)) return privateHostOf(claim.replace(/^(https?:)[\\/]*/i, "$1//"), claim);
  const [word = ""] = claim.split(/\s/, 1);
  // More words are a sentence; `10.0.0.5 /admin` is an address written badly.
  if (/^\s+[^\\/\s]*[\p{L}\p{N}]/u.test(claim.slice(word.length))) return null;
  const scheme = /^([a-z][a-z0-9+.-]*):[\\/]/i.exec(word)?.[1]?.toLowerCase();
  if (scheme !== undefined) return `${scheme}:`;
  const host = word.replace(/^[^\p{L}\p{N}[]+/u, "").replace(/[。｡．]/g, ".");
  return looksLikeHost(host) ? privateHostOf(`http://${host}`, claim) : null;
}

function privateHostOf(address: string, claim: string): string | null {
  if (URL.canParse(address)) {
    const { hostname } = new URL(address);
    return hostsIn(hostname).find(isPrivateHost) ?? null;
  }
  // What this parser cannot read, another may take for a host of its own network: an IPv6 zone, for one. With a space
  // in its host it is a sentence that begins like an address, unless its first word is one.
  const [first = ""] = address.split(/\s/, 1);
  if (first === address) return claim;
  return URL.canParse(first) ? privateHostOf(first, first) : null;
}

/**
 * The host, and what is between the signs in it that no host has: Chromium reads `http://10.0.0.5 /` as a host with `%20` at
 * its end, and every browser takes `10.0.0.5,` for a name. Other readers may stop at such a sign.
 */
function hostsIn(hostname: string): readonly string[] {
  if (hostname.startsWith("[") || !/[^a-z0-9._-]/i.test(hostname)) return [hostname];
  const parts = hostname
    .replace(/%[0-9a-f]{2}/gi, " ")
    .split(/[^a-z0-9._-]+/i)
    .filter((part) => part !== "");
  // A single word is a name of the local network only where it is the whole beginning: `http://router, says …`.
  const names = parts.filter((part, index) => index === 0 || part.includes("."));
  return [hostname, ...names.map(normalised)];
}

function normalised(name: string): string {
  return URL.canParse(`http://${name}`) ? new URL(`http://${name}`).hostname : name;
}

/** Whether one word without a scheme is meant as an address: `10.5` is a number, `10.0.0.5/admin` is not. */
function looksLikeHost(word: string): boolean {
  const host = word
    .replace(/^[^@/?#]*@/, "")
    .replace(/[\\/?#].*$/s, "")
    .replace(/(?<=[\p{L}\p{N}])[^\p{L}\p{N}[\]:_.-].*$/su, "");
  return (
    /^\[[0-9a-f:.]+\](:\d+)?$/i.test(host) ||
    /^(0x[0-9a-f]+|\d+)(\.(0x[0-9a-f]+|\d+)){3}(:\d+)?$/i.test(host) ||
    /^localhost\.?(:\d+)?$/i.test(host) ||
    /^[\p{L}\p{N}_-]+(\.[\p{L}\p{N}_-]+)*\.\p{L}{2,}\.?(:\d+)?$/u.test(host)
  );
}

/**
 * Whether a host is on this computer or a private network. Expects `URL.hostname`, in which the URL parser has already
 * turned decimal, octal, hexadecimal and shortened addresses into the usual form.
 */
function isPrivateHost(hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/(?<!\.)\.+$/, "");
  if (host === "") return true;
  if (host.startsWith("[")) return isPrivateIpv6(host.slice(1, -1));
  if (/^\d+(\.\d+){3}$/.test(host)) return isPrivateIpv4(ipv4Number(host));
  // A name without a dot is looked up only on the local network.
  if (!host.includes(".")) return true;
  return PRIVATE_ENDINGS.some((ending) => host.endsWith(`.${ending}`));
}

function isPrivateIpv4(address: number): boolean {
  return SPECIAL_IPV4.some(([first, prefix]) => {
    const size = 2 ** (32 - prefix);
    return Math.floor(address / size) === Math.floor(ipv4Number(first) / size);
  });
}

function ipv4Number(dotted: string): number {
  return dotted.split(".").reduce((sum, part) => sum * 256 + Number(part), 0);
}

/** Everything except global unicast is private, and so are its parts that lead to other networks. */
function isPrivateIpv6(address: string): boolean {
  const groups = ipv6Groups(address);
  const [first = 0, second = 0] = groups;
  const embeddedIpv4 = (groups[6] ?? 0) * 65_536 + (groups[7] ?? 0);
  // NAT64, 64:ff9b::/96: an IPv4 address written as IPv6.
  if (first === 0x64 && second === 0xff9b && groups.slice(2, 6).every((group) => group === 0)) {
    return isPrivateIpv4(embeddedIpv4);
  }
  // IPv4-mapped, ::ffff:0:0/96.
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return isPrivateIpv4(embeddedIpv4);
  const globalUnicast = first >= 0x2000 && first <= 0x3fff;
  if (!globalUnicast) return true;
  // 2001::/23 (Teredo and others), 2001:db8::/32 and 3fff::/20 (documentation), 2002::/16 (6to4).
  return (first === 0x2001 && (second < 0x200 || second === 0xdb8)) || first === 0x2002 || first >= 0x3fff;
}

function ipv6Groups(address: string): readonly number[] {
  const [head = "", tail] = address.split("::");
  const parse = (part: string) =>
    part === "" ? [] : part.split(":").map((group) => Number.parseInt(group, 16));
  const before = parse(head);
  if (tail === undefined) return before;
  const after = parse(tail);
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}
