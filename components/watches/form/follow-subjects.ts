import { t } from "../../../utils/platform/i18n.ts";
import { NO_FILTERS, type PageRequest, type RecentRequest } from "../../../utils/search/request.ts";
import type { KnownValues } from "../../../utils/search/service-answers.ts";
import { viewOf, type Watch, type WatchRequest, watchKey } from "../../../utils/watches/watch.ts";
import { chosenFilters } from "../../search/filters/chosen-filters.ts";

/** What the form offers to watch, and a name for it. */
export interface Subject {
  readonly name: string;
  readonly request: WatchRequest;
  /** What its RSS feed lists; null: no feed has just these pages. */
  readonly feed: RecentRequest | null;
}

/** What is offered for a follow that is there. That of a verdict's sources is of these pages alone, and not of what their sites have. */
export function subjectsOfFollow(
  { name, request }: Pick<Watch, "name" | "request">,
  known: KnownValues,
): readonly [Subject, ...Subject[]] {
  return request.sources === undefined ? subjectsOf(request, known) : [{ name, request, feed: null }];
}

/**
 * A view as it is; then its place and its sites by themselves, where it has more than these. `shown`: the view that is looked at, whose
 * order and dates are those of its feed.
 */
export function subjectsOf(
  request: WatchRequest,
  known: KnownValues,
  shown: PageRequest | null = null,
): readonly [Subject, ...Subject[]] {
  const { country, state, city, domain, sort } = request;
  const part = (filters: Partial<WatchRequest>): WatchRequest => ({ ...NO_FILTERS, ...filters, q: "", sort });
  const everything = part({});
  const named = (subject: WatchRequest): Subject & { feed: RecentRequest } => {
    const labels = chosenFilters(subject, known).map(({ label }) => label);
    const words = subject.q === "" ? [] : [subject.q];
    const name = [...words, ...labels].join(", ") || t("watches.everything");
    return { name, request: subject, feed: viewOf(subject) };
  };
  const others = [part({ country, state, city }), part({ domain })].filter(
    (each) => watchKey(each) !== watchKey(request) && watchKey(each) !== watchKey(everything),
  );
  const whole = named(request);
  return [{ ...whole, feed: { ...whole.feed, ...rangeOf(shown) } }, ...others.map(named)];
}

function rangeOf(shown: PageRequest | null): Partial<RecentRequest> {
  if (shown?.view !== "recent") return {};
  const { sort, since, until, size } = shown;
  return { sort, since, until, size };
}
