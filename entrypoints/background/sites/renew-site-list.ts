import type { ApiFailure } from "../../../utils/platform/failure.ts";
import { lazy } from "../../../utils/platform/lazy.ts";
import { isPrivateWindow } from "../../../utils/platform/private-window.ts";
import { failed, type Result, success } from "../../../utils/platform/result.ts";
import type { Domains } from "../../../utils/search/service-answers.ts";
import { LIMITS } from "../../../utils/search/service-limits.ts";
import { settingsForSending } from "../../../utils/settings/settings.ts";
import {
  readRenewal,
  readSiteList,
  writeRenewal,
  writeSiteList,
} from "../../../utils/sites/kept-site-list.ts";
import { addressIn, browserNetwork, serviceAddress } from "../network/browser-network.ts";
import { ask } from "../network/http.ts";
import { TIMEOUTS } from "../network/timeouts.ts";
import { domainsQuestion } from "../search/search-client.ts";
import { collectList } from "./collect-list.ts";

/** Fetching goes on when the page that asked for it is closed: a popup closes at every click beside it. */
const NEVER = lazy(() => new AbortController().signal);

interface Run {
  readonly base: string;
  readonly outcome: Promise<Result<null, ApiFailure>>;
  /** Whether somebody who waits for the list takes it even if most of its sites are gone. */
  isAgreed: boolean;
}

let running: Run | null = null;

/** Fetches the list of government sites. Pages that ask the same service while it is being fetched wait for the same list. */
export async function renewSiteList({ agreed }: { agreed: boolean }): Promise<Result<null, ApiFailure>> {
  // A private window stores nothing, and reads the list of the others.
  if (isPrivateWindow()) return success(null);
  const base = await serviceAddress("search");
  if (base === null) return failed({ kind: "not-configured", service: "search" });
  if (running?.base !== base) running = begin(base);
  running.isAgreed ||= agreed;
  return running.outcome;
}

function begin(base: string): Run {
  const end = (): void => {
    if (running === run) running = null;
  };
  const run: Run = { base, outcome: renew(base, () => run.isAgreed).finally(end), isAgreed: false };
  return run;
}

async function renew(base: string, isAgreed: () => boolean): Promise<Result<null, ApiFailure>> {
  // Meanwhile the user may turn the list off, or enter another service.
  const isWanted = async (): Promise<boolean> => {
    const settings = await settingsForSending();
    return settings.siteList && addressIn(settings, "search") === base;
  };
  const [list, begun] = await Promise.all([readSiteList(), readRenewal()]);
  const failure = await collectList(list, begun, {
    ask: async (offset) => ((await isWanted()) ? askForSites(base, offset) : failed({ kind: "aborted" })),
    now: () => Date.now(),
    isAgreed,
    save: async (list) => {
      if (await isWanted()) await writeSiteList(list);
    },
    saveRenewal: async (renewal) => {
      if (renewal === null || (await isWanted())) await writeRenewal(renewal);
    },
  });
  return failure === null || failure.kind === "aborted" ? success(null) : failed(failure);
}

/** Past the cache, which would keep every page of the list a second time. */
async function askForSites(base: string, offset: number): Promise<Result<Domains, ApiFailure>> {
  const question = domainsQuestion(base, {
    country: [],
    level: null,
    state: [],
    city: [],
    search: "",
    limit: LIMITS.domainsAtOnce,
    offset,
  });
  const { url } = question;
  const answer = await ask(
    { service: "search", url, body: null, alsoAnswers: [], timeoutMs: TIMEOUTS.siteList, signal: NEVER() },
    browserNetwork,
  );
  return answer.ok ? question.read(answer.value) : answer;
}
