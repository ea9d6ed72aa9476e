import { t } from "../../../utils/platform/i18n.ts";
import { NO_FILTERS } from "../../../utils/search/request.ts";
import type { KnownValues } from "../../../utils/search/service-answers.ts";
import { type WatchRequest, watchKey } from "../../../utils/watches/watch.ts";
import { chosenFilters } from "../../search/filters/chosen-filters.ts";

/** What the form offers to watch, and a name for it. */
export interface Subject {
  readonly name: string;
  readonly request: WatchRequest;
}

/** A view as it is; then its place and its sites by themselves, where it has more than these. */
export function subjectsOf(request: WatchRequest, known: KnownValues): readonly [Subject, ...Subject[]] {
  const { country, state, city, domain, sort } = request;
  const part = (filters: Partial<WatchRequest>): WatchRequest => ({ ...NO_FILTERS, ...filters, q: "", sort });
  const everything = part({});
  const named = (subject: WatchRequest): Subject => {
    const labels = chosenFilters(subject, known).map(({ label }) => label);
    const words = subject.q === "" ? [] : [subject.q];
    return { name: [...words, ...labels].join(", ") || t("watches.everything"), request: subject };
  };
  const others = [part({ country, state, city }), part({ domain })].filter(
    (each) => watchKey(each) !== watchKey(request) && watchKey(each) !== watchKey(everything),
  );
  return [named(request), ...others.map(named)];
}
