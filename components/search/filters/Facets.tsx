import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";
import { formatNumber, t } from "../../../utils/platform/i18n.ts";
import { isCityChosen, withPicked } from "../../../utils/search/filter-changes.ts";
import { countryLabel, levelLabel, stateLabel } from "../../../utils/search/place-labels.ts";
import { countryCode, foldCity, stateCode } from "../../../utils/search/places.ts";
import type { Filters } from "../../../utils/search/request.ts";
import type { FacetCount, FacetName, SearchResult } from "../../../utils/search/service-answers.ts";
import { fileTypeOf } from "../../../utils/text/file-type.ts";
import { Icon } from "../../base/Icon.tsx";
import { filterName } from "./chosen-filters.ts";
import styles from "./Facets.module.css";
import { FilterPicker } from "./FilterPicker.tsx";
import type { FilterTools } from "./filter-tools.ts";

/** What narrows most, with the counts of the results. */
const OPEN: readonly (readonly [name: keyof Filters, facet: FacetName])[] = [
  ["country", "countries"],
  ["state", "states"],
  ["city", "cities"],
];
/** One press deeper, where the counts stand in the list itself. */
const CLOSED = ["level", "filetype", "language", "domain"] as const;
const SHOWN = 6;

type Place = Pick<SearchResult, "city" | "state" | "country">;

interface FacetsProps {
  tools: FilterTools;
  /** The places of the results on the page. */
  places: readonly Place[];
  /** Shown after the filters. */
  help?: ComponentChildren;
}

/** All filters at the side: the places with the counts of the results, the others closed. */
export function Facets({ tools, places, help }: FacetsProps) {
  const [open, setOpen] = useState(0);
  const shown = useRef({ facets: tools.facets, places });
  // Other counts would move an open list away from under the pointer.
  if (open === 0) shown.current = { facets: tools.facets, places };
  const { facets, places: seen } = shown.current;
  const whileOpen = (): (() => void) => {
    setOpen((count) => count + 1);
    return () => setOpen((count) => count - 1);
  };
  return (
    <div class={`facets ${styles.facets}`}>
      {OPEN.map(([name, facet]) => (
        <section class={styles.facet} key={name}>
          <FilterPicker name={name} tools={tools} whileOpen={whileOpen} look="heading" />
          <FacetCounts name={name} counts={facets[facet] ?? []} tools={tools} places={seen} />
        </section>
      ))}
      <div class={styles.closed}>
        {CLOSED.map((name) => (
          <FilterPicker key={name} name={name} tools={tools} whileOpen={whileOpen} look="closed" />
        ))}
      </div>
      {help && <div class={styles.help}>{help}</div>}
    </div>
  );
}

interface FacetCountsProps extends Pick<FacetsProps, "tools" | "places"> {
  name: keyof Filters;
  counts: readonly FacetCount[];
}

function FacetCounts({ name, counts, tools, places }: FacetCountsProps) {
  const { filters, known, onChange } = tools;
  const list = useRef<HTMLUListElement>(null);
  const [hasFocus, setFocus] = useState(false);
  const rows = useRef<readonly FacetOption[]>([]);
  const counted = facetOptions(name, counts, tools);
  if (!hasFocus) rows.current = counted.slice(0, SHOWN);
  // A row that goes takes the focus with it. So where the focus is, rows stay, without a count if the service sends none.
  const options = rows.current.map(
    (row) => counted.find(({ value }) => value === row.value) ?? { ...row, count: null },
  );
  if (options.length === 0) return null;
  const onFocusOut = ({ relatedTarget }: FocusEvent): void => {
    // While the window is not the one in front, its focus waits where it was.
    const stays = [relatedTarget, document.activeElement].some((to) =>
      list.current?.contains(to as Node | null),
    );
    if (!stays) setFocus(false);
  };
  return (
    <ul
      ref={list}
      aria-label={t("filter.counts", filterName(name))}
      onFocusIn={() => setFocus(true)}
      onFocusOut={onFocusOut}
    >
      {options.map(({ value, label, count }) => (
        <li key={value}>
          <label class={`facet-option ${styles.option}`}>
            <input
              type="checkbox"
              checked={isChosen(filters, name, value)}
              onChange={() => onChange(withPicked(filters, name, value, known))}
            />
            <span class={`facet-mark ${styles.mark}`}>
              <Icon name="check" />
            </span>
            <span class={`facet-label ${styles.label}`}>
              {name === "city" ? cityLabel(label, places) : label}
            </span>
            {count !== null && <span class="option-count">{formatNumber(count)}</span>}
          </label>
        </li>
      ))}
    </ul>
  );
}

interface FacetOption {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** Leaves out values that the filter does not accept (an unknown media type) and merges values that mean the same. */
function facetOptions(name: keyof Filters, counts: readonly FacetCount[], tools: FilterTools): FacetOption[] {
  const merged = new Map<string, FacetOption>();
  for (const { value, count } of counts) {
    const filter = filterValue(name, value, tools);
    if (filter === null) continue;
    const before = merged.get(filter)?.count ?? 0;
    merged.set(filter, { value: filter, label: labelOf(name, filter, tools), count: before + count });
  }
  return [...merged.values()];
}

function filterValue(name: keyof Filters, value: string, { known }: FilterTools): string | null {
  if (name === "country") return countryCode(value);
  if (name === "state") return stateCode(value, known.states);
  if (name === "filetype") return fileTypeOf(value);
  if (name === "level" || name === "domain") return value.toLowerCase();
  return value;
}

function labelOf(name: keyof Filters, value: string, { known }: FilterTools): string {
  if (name === "country") return countryLabel(value, known.countries);
  if (name === "state") return stateLabel(value, known.states);
  if (name === "level") return levelLabel(value);
  return name === "filetype" ? value.toUpperCase() : value;
}

/** The service counts and filters cities by name alone, so a shared name lists the places seen in the results. */
function cityLabel(name: string, places: readonly Place[]): string {
  const where = places
    .filter(({ city }) => city !== null && foldCity(city) === foldCity(name))
    .map(({ state, country }) => state ?? countryCode(country).toUpperCase());
  const each = [...new Set(where)].sort();
  return each.length > 1 ? `${name} (${each.join(", ")}…)` : name;
}

function isChosen(filters: Filters, name: keyof Filters, value: string): boolean {
  if (name === "city") return isCityChosen(filters, value);
  const chosen = filters[name];
  return typeof chosen === "string" ? chosen === value : (chosen?.includes(value) ?? false);
}
