import type { ComponentChildren } from "preact";
import { useId, useState } from "preact/hooks";
import { formatNumber, t } from "../../../utils/platform/i18n.ts";
import { Icon } from "../../base/Icon.tsx";
import { FilterPicker } from "./FilterPicker.tsx";
import type { FilterTools } from "./filter-tools.ts";

/** The places in one row and the other filters behind a button, because the row has no room for more. */
export function FilterBar({ tools, children }: { tools: FilterTools; children?: ComponentChildren }) {
  const { filters } = tools;
  const hidden =
    filters.level.length + filters.domain.length + (filters.filetype ? 1 : 0) + (filters.language ? 1 : 0);
  const [isOpen, setOpen] = useState(hidden > 0);
  const moreId = useId();
  const label = t("filter.more");
  return (
    <div class="filter-bar">
      <div class="filter-row">
        <FilterPicker name="country" tools={tools} />
        <FilterPicker name="state" tools={tools} />
        <FilterPicker name="city" tools={tools} />
        <span class="filter-row-end">
          {children}
          <button
            type="button"
            class={hidden > 0 ? "picker-button picker-chosen" : "picker-button"}
            title={label}
            aria-label={label}
            aria-expanded={isOpen}
            aria-controls={moreId}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="sliders" />
            {hidden > 0 && <span class="badge" data-count={formatNumber(hidden)} />}
          </button>
        </span>
      </div>
      {isOpen && (
        <div class="filter-row" id={moreId}>
          <FilterPicker name="level" tools={tools} />
          <FilterPicker name="filetype" tools={tools} />
          <FilterPicker name="language" tools={tools} />
          <FilterPicker name="domain" tools={tools} />
        </div>
      )}
    </div>
  );
}
