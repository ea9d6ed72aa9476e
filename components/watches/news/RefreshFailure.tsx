import { t } from "../../../utils/platform/i18n.ts";
import { pageAddress } from "../../../utils/search/to-parameters.ts";
import { isOfSearch, watchFailureSentence } from "../../../utils/watches/sentences.ts";
import { isPaused, viewOf, type Watch } from "../../../utils/watches/watch.ts";
import { FailedPart } from "../../base/FailedPart.tsx";
import { Icon } from "../../base/Icon.tsx";
import { watches } from "../watches-store.ts";
import { choiceKey, followsOf, type NewsChoice } from "./news-choice.ts";
import { failedSentence, leftOverSentence } from "./news-sentences.ts";
import type { News } from "./news-store.ts";

interface RefreshFailureProps {
  choice: NewsChoice;
  news: Pick<News, "leftOver" | "refresh">;
}

/** Why the last reading of what is chosen failed, said once for all of it. */
export function RefreshFailure({ choice, news }: RefreshFailureProps) {
  const { asked, failed } = failedOf(choice);
  // Of several reasons the one that a press can mend.
  const first = failed.find(({ failure }) => failure.kind === "no-access") ?? failed[0];
  if (first === undefined) return null;
  const reason = watchFailureSentence(first.failure);
  const names = { same: [] as string[], others: [] as string[] };
  for (const { name, failure } of failed) {
    names[watchFailureSentence(failure) === reason ? "same" : "others"].push(name);
  }
  const left = news.leftOver.value;
  const which =
    left?.hasFailed && names.others.length === 0
      ? leftOverSentence(left)
      : failedSentence(names, asked.length);
  return (
    <FailedPart
      key={choiceKey(choice)}
      failure={first.failure}
      reason={reason}
      askedAt={first.lastAsked}
      more={asked.length > 1 ? which : null}
      other={isOfSearch(first.failure) && <OpenSearch request={first.request} />}
      isWaitTold
      onRetry={news.refresh}
    />
  );
}

/** Where its words and filters can be changed. */
function OpenSearch({ request }: Pick<Watch, "request">) {
  return (
    <a class="button" href={pageAddress(viewOf(request))} target="_blank" rel="noopener noreferrer">
      <Icon name="search" />
      {t("news.view")}
    </a>
  );
}

/** What failed just now must not seem to be refreshed just now. */
export const hasFailed = (choice: NewsChoice | null): boolean => failedOf(choice).failed.length > 0;

function failedOf(choice: NewsChoice | null) {
  // One that is paused is not asked again, whatever went wrong before.
  const asked = followsOf(choice, watches.value).filter((watch) => !isPaused(watch));
  const failed = asked.flatMap(({ failure, ...watch }) => (failure === null ? [] : [{ ...watch, failure }]));
  return { asked, failed };
}
