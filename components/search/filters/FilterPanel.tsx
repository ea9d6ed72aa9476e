import type { FilterPanelProps } from "./filter-tools.ts";
import { ListPanel } from "./ListPanel.tsx";
import { LookUpPanel } from "./LookUpPanel.tsx";

/** The panel below the button of a filter. */
export function FilterPanel(props: FilterPanelProps) {
  const Panel = props.name === "city" || props.name === "domain" ? LookUpPanel : ListPanel;
  return <Panel {...props} />;
}
