import { useEffect, useState } from "preact/hooks";
import type { ApiFailure } from "../../../utils/platform/failure.ts";
import { t } from "../../../utils/platform/i18n.ts";
import { type Result, success } from "../../../utils/platform/result.ts";
import { isCityChosen, withPicked } from "../../../utils/search/filter-changes.ts";
import { exactFirst } from "../../../utils/search/places.ts";
import type { Filters } from "../../../utils/search/request.ts";
import type { FacetCount } from "../../../utils/search/service-answers.ts";
import { typedHost } from "../../../utils/search/typed-host.ts";
import { LOOK_UP_DELAY } from "../../../utils/search/typing-delay.ts";
import type { ListOption } from "../../base/OptionList.tsx";
import { act } from "../../base/trouble.tsx";
import { useSetting } from "../../base/use-setting.ts";
import { filterName, selectedValues } from "./chosen-filters.ts";
import { byCount, cityOption, domainOption, nameIn, withCounted, withCounts } from "./filter-options.ts";
import type { FilterPanelProps, FilterTools } from "./filter-tools.ts";
import { PickerPanel, statusOf } from "./PickerPanel.tsx";

/** The longest name of a host. A longer text is words, and is not read as an address. */
const LONGEST_HOST = 253;

interface LookedUp {
  readonly text: string;
  /** How often the user had pressed by then. */
  readonly presses: number;
  readonly found: Result<readonly ListOption[], ApiFailure>;
}

/** A filter whose values are looked up while a user types. */
export function LookUpPanel({ name, tools, typed, onClose }: FilterPanelProps) {
  const [text, setText] = useState(typed);
  const [answer, setAnswer] = useState<LookedUp | null>(null);
  /** What the user asked to look up in a press, where typing alone sends nothing. */
  const [pressed, setPressed] = useState<string | null>(null);
  const [presses, setPresses] = useState(0);
  const sendsTyping = useSetting("suggestions") === true;
  const isPressed = pressed === text;
  const { filters, known, facets } = tools;
  const counts =
    name === "city"
      ? facets.cities
      : facets.domains?.map(({ value, count }) => ({ value: value.toLowerCase(), count }));
  useEffect(() => {
    const controller = new AbortController();
    const find = async (): Promise<void> => {
      const found = await lookUp(name, { text, isPressed }, tools, counts, controller.signal);
      if (!controller.signal.aborted) setAnswer({ text, presses, found });
    };
    const timer = setTimeout(() => act(find()), text && !isPressed ? LOOK_UP_DELAY : 0);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text, presses]);
  const found = answer?.found;
  const isStale = answer?.text !== text || answer.presses !== presses;
  const failure = found?.ok === false && !isStale ? found.failure : null;
  // What failed can be asked for again, also where typing alone asked for it.
  const isToPress = text.trim() !== "" && (failure !== null || !(sendsTyping || isPressed));
  const lookUpNow = (): void => {
    setPressed(text);
    setPresses(presses + 1);
  };
  const options = found?.ok ? withTypedDomain(name, text, withCounts(found.value, counts)) : [];
  return (
    <PickerPanel
      name={filterName(name)}
      options={options}
      selected={
        name === "city"
          ? options.map(({ value }) => value).filter((value) => isCityChosen(filters, value))
          : selectedValues(name, filters)
      }
      multiple
      text={text}
      onText={setText}
      status={
        name === "city" && found?.ok && hasNoCities(tools)
          ? t("picker.no_cities")
          : // What was found for other letters says nothing of these.
            isStale && options.length === 0
            ? t("picker.fetching")
            : statusOf(options.length > 0, text)
      }
      failure={failure}
      isFetching={answer === null}
      isStale={isStale}
      onLookUp={isToPress ? lookUpNow : undefined}
      onPick={(value) => tools.onChange(withPicked(filters, name, value, known))}
      onClose={onClose}
    />
  );
}

/** Whether the service's list of the busiest cities came, and names none. */
function hasNoCities({ known, knownFailure }: FilterTools): boolean {
  return knownFailure === null && known.cities?.length === 0;
}

function lookUp(
  name: keyof Filters,
  { text, isPressed }: { readonly text: string; readonly isPressed: boolean },
  { filters, known, findCities, findDomains }: FilterTools,
  counts: readonly FacetCount[] | undefined,
  abort: AbortSignal,
): Promise<Result<readonly ListOption[], ApiFailure>> {
  return name === "city"
    ? optionsOf(
        findCities(text, filters, abort, isPressed),
        (place) => cityOption(place, known),
        counts,
        text,
      )
    : optionsOf(
        findDomains(typedHost(text), filters, abort, isPressed),
        domainOption,
        counts,
        typedHost(text),
      );
}

/** Sorted once: choosing a value changes counts, which must not move the lines. The typed name comes before any count. */
async function optionsOf<Item>(
  answer: Promise<Result<readonly Item[], ApiFailure>>,
  optionOf: (item: Item) => ListOption,
  counts: readonly FacetCount[] | undefined,
  typed: string,
): Promise<Result<readonly ListOption[], ApiFailure>> {
  const found = await answer;
  if (!found.ok) return found;
  const options = found.value.map(optionOf);
  // A list without anything stays empty: that is what is said of it.
  const isCut = typed.trim() === "" && options.length > 0;
  const listed = isCut ? withCounted(options, counts) : options;
  const sorted = withCounts(listed, counts).sort(byCount);
  return success(exactFirst(sorted, typed, ({ label }) => [label, nameIn(label)]));
}

/** A domain that the look-up does not know can be searched too. */
function withTypedDomain(
  name: keyof Filters,
  text: string,
  options: readonly ListOption[],
): readonly ListOption[] {
  const typed = typedHost(text).toLowerCase();
  const isDomain =
    name === "domain" && typed.length <= LONGEST_HOST && /^([\p{L}\d-]+\.)+\p{L}{2,}$/u.test(typed);
  if (!isDomain || options.some(({ value }) => value === typed)) return options;
  return [...options, { value: typed, label: typed, detail: t("filter.domain_typed") }];
}
