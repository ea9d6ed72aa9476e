import { hostOfService } from "./service-host.ts";
import type { Settings } from "./settings.ts";

type Choice = Pick<Settings, "sourcePassages" | "searchServiceUrl" | "factCheckServiceUrl">;

/**
 * Whether the passages of each new verdict are asked for by themselves: as was chosen, and until then only where the host that
 * was sent the claim is the one that is sent its words.
 */
export function asksPassages(settings: Choice): boolean {
  return settings.sourcePassages ?? isOneHost(settings);
}

/**
 * Whether those of one verdict are. `answeredBy`: the host that gave it. The addresses may have changed since, and unchosen, no host
 * is sent words of a claim that it was not sent itself.
 */
export function asksPassagesOf(answeredBy: string | undefined, settings: Choice): boolean {
  const isNobodyNew = isOneHost(settings) && hostOfService(settings.searchServiceUrl) === answeredBy;
  return settings.sourcePassages ?? isNobodyNew;
}

/** Whether one host answers both searches and fact-checks. */
export function isOneHost({
  searchServiceUrl,
  factCheckServiceUrl,
}: Omit<Choice, "sourcePassages">): boolean {
  const host = hostOfService(searchServiceUrl);
  return host !== null && host === hostOfService(factCheckServiceUrl);
}
