import type { Health } from "../../../utils/requests/answers.ts";
import type { ApiFailure, Service } from "../../../utils/requests/failure.ts";
import { failed, type Result, success } from "../../../utils/requests/result.ts";
import { ask, endpoint, type Network } from "../network/http.ts";
import { parseJson } from "../network/json.ts";
import { countriesQuestion } from "./client.ts";
import { healthOf } from "./schemas/figures.ts";

const TIMEOUT_MS = 10_000;
/** The fact-check contract has no `/health`; each service describes itself here, and reading that costs no check. */
const PATHS: Record<Service, string> = { search: "/health", factCheck: "/openapi.json" };

/** Whether a service is up, by its status code (503: down, and it may say why). */
export async function askHealth(
  service: Service,
  base: string,
  signal: AbortSignal,
  network: Network,
  timeoutMs: number = TIMEOUT_MS,
): Promise<Result<Health, ApiFailure>> {
  const url = endpoint(base, PATHS[service]);
  const request = { service, url, body: null, alsoAnswers: [503], timeoutMs, signal };
  const answer = await ask(request, network);
  if (!answer.ok) return answer;
  const { status, text } = answer.value;
  if (service === "factCheck") return success({ up: status !== 503, rows: [] });
  const json = parseJson(text);
  return success(healthOf(status, json.ok ? json.value : null));
}

/** Whether a service of the contract answers at an address: any web server may answer `/health` with 200. */
export async function probeAddress(
  service: Service,
  base: string,
  signal: AbortSignal,
  network: Network,
): Promise<Result<Health, ApiFailure>> {
  if (service === "factCheck") return probeFactChecks(base, signal, network);
  const health = await askHealth(service, base, signal, network);
  if (!health.ok || !health.value.up) return health;
  const { url, read } = countriesQuestion(base);
  const answer = await ask(
    { service, url, body: null, alsoAnswers: [], timeoutMs: TIMEOUT_MS, signal },
    network,
  );
  if (!answer.ok) return answer;
  const countries = read(answer.value);
  return countries.ok ? health : failed(countries.failure);
}

async function probeFactChecks(
  base: string,
  signal: AbortSignal,
  network: Network,
): Promise<Result<Health, ApiFailure>> {
  const url = endpoint(base, PATHS.factCheck);
  const request = {
    service: "factCheck",
    url,
    body: null,
    alsoAnswers: [],
    timeoutMs: TIMEOUT_MS,
    signal,
  } as const;
  const answer = await ask(request, network);
  if (!answer.ok) return answer;
  const described = parseJson(answer.value.text);
  if (!described.ok) return failed({ kind: "unreadable", problem: "not-json" });
  return answer.value.text.includes("fact-check")
    ? success({ up: true, rows: [] })
    : failed({ kind: "unreadable", problem: "wrong-shape" });
}
