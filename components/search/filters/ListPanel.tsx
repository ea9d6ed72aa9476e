import { useState } from "preact/hooks";
import { withPicked } from "../../../utils/search/filter-changes.ts";
import type { Filters } from "../../../utils/search/request.ts";
import type { ListOption } from "../../base/OptionList.tsx";
import { filterName, selectedValues } from "./chosen-filters.ts";
import {
  countryOptions,
  fileTypeOptions,
  languageOptions,
  levelOptions,
  narrowed,
  nearest,
  stateOptions,
} from "./filter-options.ts";
import type { FilterPanelProps, FilterTools } from "./filter-tools.ts";
import { PickerPanel, statusOf } from "./PickerPanel.tsx";

const LONG_LIST = 12;

/** A filter whose values are all known. */
export function ListPanel({ name, tools, typed, onClose }: FilterPanelProps) {
  const [text, setText] = useState(typed);
  const { filters, known, areKnown, knownFailure } = tools;
  const options = listOptions(name, tools);
  const isLong = name === "state" || name === "language" || options.length > LONG_LIST;
  // Without a field, letters that hide options could not be taken back.
  const narrowing = isLong ? text : "";
  const matching = narrowed(options, narrowing);
  const fitting = matching.length > 0 ? matching : nearest(options, narrowing);
  return (
    <PickerPanel
      name={filterName(name)}
      options={fitting}
      selected={selectedValues(name, filters)}
      multiple={name !== "filetype" && name !== "language"}
      text={isLong ? text : null}
      typed={typed}
      onText={setText}
      status={statusOf(fitting.length > 0, narrowing)}
      failure={knownFailure}
      isFetching={options.length === 0 && !areKnown && !knownFailure}
      onPick={(value) => tools.onChange(withPicked(filters, name, value, known))}
      onClose={onClose}
    />
  );
}

function listOptions(name: keyof Filters, { known, filters, facets }: FilterTools): ListOption[] {
  if (name === "country") return countryOptions(known, facets);
  if (name === "state") return stateOptions(known, filters, facets);
  if (name === "level") return levelOptions(known, filters, facets);
  return name === "filetype" ? fileTypeOptions(facets) : languageOptions(filters.language);
}
