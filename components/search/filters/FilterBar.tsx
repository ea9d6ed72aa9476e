import type { ComponentChildren } from "preact";
import { useId, useState } from "preact/hooks";
import { t } from "../../../utils/platform/i18n.ts";
import type { Filters } from "../../../utils/search/request.ts";
import { Button } from "../../base/Button.tsx";
import styles from "./FilterBar.module.css";
import { FilterPicker } from "./FilterPicker.tsx";
import type { FilterTools } from "./filter-tools.ts";

const PLACES = ["country", "state", "city"] as const;
const OTHERS = ["level", "filetype", "language", "domain"] as const;

interface FilterBarProps {
  tools: FilterTools;
  /** Shown after the other filters. */
  help?: ComponentChildren;
  children?: ComponentChildren;
}

/** The places in one row, and the other filters behind a button; one that is set stays in view. */
export function FilterBar({ tools, help, children }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false);
  const moreId = useId();
  const shown = OTHERS.filter((name) => isOpen || isSet(tools.filters, name));
  // Three names of places leave no room for its word in one row of a popup.
  const isFull = PLACES.every((name) => isSet(tools.filters, name));
  return (
    <div class={`filter-bar ${styles.bar}`}>
      <div class={`filter-row ${styles.row}`}>
        {PLACES.map((name) => (
          <FilterPicker key={name} name={name} tools={tools} />
        ))}
        <span class={`filter-row-end ${styles.end}`}>
          {children}
          <Button
            kind="quiet"
            icon="sliders"
            title={t("filter.more")}
            aria-label={t("filter.more")}
            aria-expanded={isOpen}
            aria-controls={isOpen ? moreId : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {isFull ? null : t("filter.more_short")}
          </Button>
        </span>
      </div>
      {shown.length > 0 && (
        <div class={`filter-row ${styles.row}`} id={moreId}>
          {shown.map((name) => (
            <FilterPicker key={name} name={name} tools={tools} />
          ))}
          {isOpen && help}
        </div>
      )}
    </div>
  );
}

function isSet(filters: Filters, name: keyof Filters): boolean {
  const value = filters[name];
  return value !== null && value.length > 0;
}
