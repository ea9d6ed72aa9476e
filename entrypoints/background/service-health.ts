import type { ApiFailure, Service, ServiceState } from "../../utils/platform/failure.ts";
import { failed, type Result, success } from "../../utils/platform/result.ts";
import type { Health } from "../../utils/search/service-answers.ts";
import { readSettings } from "../../utils/settings/settings.ts";
import { addressIn, browserNetwork, knownState, serviceAddress } from "./network/browser-network.ts";
import { ask, endpoint, type HttpAnswer, type HttpRequest, type Network } from "./network/http.ts";
import { parseJson } from "./network/json.ts";
import { TIMEOUTS } from "./network/timeouts.ts";
import { healthOf } from "./search/schemas/figures.ts";
import { countriesQuestion } from "./search/search-client.ts";

/**
 * Where a fact-check service describes itself, which can be read without using up a check; its contract has no `/health`. One
 * that has none of the first may have another.
 */
const DESCRIPTIONS = ["/openapi.json", "/llms.txt", "/api-guide.md"] as const;

/** An address that is only being tried must not change what is known of the service in use. */
const probeNetwork: Network = {
  ...browserNetwork,
  isInUse: async () => false,
  pauses: {
    until: async () => 0,
    takeRequest: async () => false,
    isRequestTaken: async () => false,
    set: async () => undefined,
  },
};

export async function health(
  { service }: { service: Service },
  signal: AbortSignal,
): Promise<Result<Health, ApiFailure>> {
  const base = await serviceAddress(service);
  return base === null
    ? failed({ kind: "not-configured", service })
    : askHealth(service, base, signal, browserNetwork);
}

/** Whether a service of the contract answers at an address. Any web server may answer `/health` with 200. */
export function probe(
  { service, address }: { service: Service; address: string },
  signal: AbortSignal,
): Promise<Result<Health, ApiFailure>> {
  return service === "search" ? probeSearch(address, signal) : probeFactChecks(address, signal);
}

/** What is known already, without asking the services. */
export async function serviceStates(): Promise<Record<Service, ServiceState>> {
  const settings = await readSettings();
  const stateOf = async (service: Service): Promise<ServiceState> =>
    addressIn(settings, service) === null ? { state: "not-configured" } : knownState(service);
  const [search, factCheck] = await Promise.all([
    stateOf("search"),
    // Nothing is sent to it, so there is nothing to say of it.
    settings.forbidFactChecks ? { state: "unknown" as const } : stateOf("factCheck"),
  ]);
  return { search, factCheck };
}

/** Whether a service is up, by its status code. 503 means down; the body may say why. */
export async function askHealth(
  service: Service,
  base: string,
  signal: AbortSignal,
  network: Network,
  timeoutMs: number = TIMEOUTS.health,
): Promise<Result<Health, ApiFailure>> {
  const how = { body: null, alsoAnswers: [503], timeoutMs, signal };
  if (service === "factCheck") {
    const described = await askDescription(base, how, network);
    // "Not found" is what a server says of an address; nobody can change this request.
    if (!described.ok && described.failure.kind === "refused" && described.failure.status === 404)
      return failed({ ...described.failure, message: "" });
    return described.ok ? success({ up: described.value.status !== 503, rows: [] }) : described;
  }
  const answer = await ask({ service, url: endpoint(base, "/health"), ...how }, network);
  if (!answer.ok) return answer;
  const { status, text } = answer.value;
  const json = parseJson(text);
  return success(healthOf(status, json.ok ? json.value : null));
}

async function probeSearch(base: string, signal: AbortSignal): Promise<Result<Health, ApiFailure>> {
  const health = await askHealth("search", base, signal, probeNetwork);
  if (!health.ok || !health.value.up) return health;
  const { url, read } = countriesQuestion(base);
  const request = { url, body: null, alsoAnswers: [], timeoutMs: TIMEOUTS.health, signal };
  const answer = await ask({ service: "search", ...request }, probeNetwork);
  if (!answer.ok) return answer;
  const countries = read(answer.value);
  return countries.ok ? health : failed(countries.failure);
}

async function probeFactChecks(base: string, signal: AbortSignal): Promise<Result<Health, ApiFailure>> {
  const how = { body: null, alsoAnswers: [], timeoutMs: TIMEOUTS.health, signal };
  const described = await askDescription(base, how, probeNetwork);
  return described.ok ? descriptionIn(described.value.text) : described;
}

/** The first description that is not refused; where all are, the refusal of the first. */
async function askDescription(
  base: string,
  how: Omit<HttpRequest, "service" | "url">,
  network: Network,
): Promise<Result<HttpAnswer, ApiFailure>> {
  let refused: Result<HttpAnswer, ApiFailure> | null = null;
  for (const path of DESCRIPTIONS) {
    const answer = await ask({ service: "factCheck", url: endpoint(base, path), ...how }, network);
    if (answer.ok || answer.failure.kind !== "refused") return answer;
    refused ??= answer;
  }
  return refused ?? failed({ kind: "unreadable", problem: "wrong-shape" });
}

/** Other servers may answer any address, mostly with a page. */
function descriptionIn(text: string): Result<Health, ApiFailure> {
  if (/^\s*</.test(text)) return failed({ kind: "unreadable", problem: "not-json" });
  return text.includes("fact-check")
    ? success({ up: true, rows: [] })
    : failed({ kind: "unreadable", problem: "wrong-shape" });
}
