import type { DoneCheck } from "../../../../utils/checks/check.ts";
import type { PageChanges } from "../../../../utils/checks/history/earlier-answers.ts";
import { walkClaims } from "../../../../utils/checks/history/walk-history.ts";
import { readSourceChanges } from "../../../../utils/checks/sources/kept-source-changes.ts";
import { changedSites } from "../../../../utils/checks/sources/passage-changes.ts";
import type { ApiFailure } from "../../../../utils/platform/failure.ts";
import { failed, type Result, success } from "../../../../utils/platform/result.ts";
import { search } from "../../search/actions.ts";
import { keepPassages } from "../store.ts";
import { passagesOnSite, type Search } from "./look-up-passages.ts";

/** Sites asked again at one time. Each costs one request, and up to four where a page is not found. */
export const MOST_RENEWED = 10;
/** The service may have no answer for some, each time. So many are tried that these keep no other one waiting. */
const MOST_TRIED = 3 * MOST_RENEWED;

/**
 * Asks again for the passages of sources that changed, with words of the claims whose passages a user has asked for before.
 * Each is stored as it comes.
 */
export async function renewPassages(
  signal: AbortSignal,
  ask: Search = searchNow,
): Promise<Result<{ readonly isComplete: boolean }, ApiFailure>> {
  const due = await sitesDue((await readSourceChanges()).pages);
  let renewed = 0;
  for (const { check, host } of due.slice(0, MOST_TRIED)) {
    if (renewed === MOST_RENEWED) break;
    const site = await passagesOnSite(host, check, signal, ask);
    if (site.ok) {
      await keepPassages(check, site.value, "passagesBySiteNow");
      renewed += 1;
    } else if (site.failure.kind !== "refused" && site.failure.kind !== "unreadable") return site;
  }
  return success({ isComplete: renewed === due.length });
}

interface Due {
  readonly check: DoneCheck;
  readonly host: string;
}

/** The first of them, and one more where there are more than are asked at one time. */
async function sitesDue(changes: PageChanges): Promise<readonly Due[]> {
  const due: Due[] = [];
  for await (const claims of walkClaims()) {
    for (const { latest, earlier } of claims) {
      for (const check of [latest, ...earlier]) {
        if (check.state !== "done") continue;
        due.push(...changedSites(check, changes).map((host) => ({ check, host })));
        if (due.length > MOST_TRIED) return due;
      }
    }
  }
  return due;
}

/** What is not the service's answer of now would show the change as none. */
const searchNow: Search = async (request, signal) => {
  const answer = await search({ request, effort: "fresh", withoutFacets: true }, signal);
  return answer.ok && answer.value.failure !== null ? failed(answer.value.failure) : answer;
};
