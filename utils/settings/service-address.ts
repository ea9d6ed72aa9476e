import type { ApiFailure } from "../platform/failure.ts";
import { failed, type Result, success } from "../platform/result.ts";
import { MOST } from "../text/input-limits.ts";
import { withoutEndSlashes } from "../text/tidy.ts";

/** Why typed text cannot be the address of a service. */
export type AddressProblem =
  | { readonly reason: "empty" | "unreadable" | "credentials" }
  | { readonly reason: "host"; readonly host: string }
  | { readonly reason: "scheme"; readonly scheme: string }
  /** Plain http to another computer: others could read and change what is sent. */
  | { readonly reason: "insecure"; readonly host: string }
  /** An administrator names the addresses that may be used, and this is none of them. */
  | { readonly reason: "not-permitted"; readonly address: string };

export interface ServiceAddress {
  /** Without a slash at the end, a query or a fragment, so that the contract's paths can be appended. */
  readonly address: string;
  /** The permission it needs: see `originsOf`. */
  readonly origins: string;
  /** The name in punycode if it has letters other than a–z, because look-alikes deceive. */
  readonly encodedHost: string | null;
  /** True if it differs from what was typed. */
  readonly changed: boolean;
}

/** How far an address that a user typed has come. Only `saved` changes anything. */
export type ServiceChoice =
  | { readonly step: "problem"; readonly problem: AddressProblem }
  | { readonly step: "checking" | "not-allowed" | "saved"; readonly chosen: ServiceAddress }
  | { readonly step: "failed"; readonly chosen: ServiceAddress; readonly failure: ApiFailure };

/** The hosts that may be used over plain http: the manifest can ask permission for them. */
const LOOPBACK = new Set(["localhost", "127.0.0.1"]);
const HOST_NAME = /^(?!-)[a-z0-9-]+(\.(?!-)[a-z0-9-]+)*\.?$/;
/** What a service offers beside its API. */
const SERVICE_FILES: readonly string[] = ["health", "openapi.json", "api-guide.md", "llms.txt"];

/** Reads an address as people type or paste it. */
export function readServiceAddress(typed: string): Result<ServiceAddress, AddressProblem> {
  const text = typed.trim();
  if (text.length > MOST.serviceAddress) return failed({ reason: "unreadable" });
  if (text === "") return failed({ reason: "empty" });
  const scheme = /^([a-z][a-z0-9+.-]*):+\/+/i.exec(text)?.[1]?.toLowerCase();
  if (scheme !== undefined && scheme !== "http" && scheme !== "https") {
    return failed({ reason: "scheme", scheme });
  }
  const whole = scheme === undefined ? `${guessedScheme(text)}://${text.replace(/^\/+/, "")}` : text;
  if (/\s/.test(whole) || !URL.canParse(whole)) return failed({ reason: "unreadable" });
  return judge(new URL(whole), text);
}

function judge(url: URL, typed: string): Result<ServiceAddress, AddressProblem> {
  const host = url.hostname;
  if (url.username !== "" || url.password !== "") return failed({ reason: "credentials" });
  if (!isHost(host)) return failed({ reason: "host", host });
  if (url.protocol === "http:" && !LOOPBACK.has(host)) return failed({ reason: "insecure", host });
  const path = withoutEndSlashes(withoutContractPath(withoutEndSlashes(url.pathname)));
  const address = `${url.origin}${path}`;
  return success({
    address,
    origins: originsOf(url),
    encodedHost: host.split(".").some((label) => label.startsWith("xn--")) ? host : null,
    changed: address !== typed,
  });
}

/** What people copy along from the address of a request, a guide or a feed. */
function withoutContractPath(path: string): string {
  const parts = path.split("/");
  const words = path.toLowerCase().split("/");
  const api = words.findIndex((word, index) => word === "api" && words[index + 1] === "v1");
  const before = api === -1 ? words : words.slice(0, api);
  const end = before.findLastIndex((word) => !SERVICE_FILES.includes(word));
  return parts.slice(0, end + 1).join("/");
}

/** The match pattern of the permission for an address. Match patterns have no port. */
export function originsOf({ protocol, hostname }: URL): string {
  return `${protocol}//${hostname}/*`;
}

/** A single word is not a public name. Usually it is a scheme without its colon (`https//…`). */
function isHost(host: string): boolean {
  if (host.startsWith("[") || /^\d+\.\d+\.\d+\.\d+$/.test(host)) return true;
  return HOST_NAME.test(host) && (host.includes(".") || LOOPBACK.has(host));
}

function guessedScheme(text: string): "http" | "https" {
  const host = /^\/*([^/:?#]+)/.exec(text)?.[1]?.toLowerCase() ?? "";
  return LOOPBACK.has(host) ? "http" : "https";
}
