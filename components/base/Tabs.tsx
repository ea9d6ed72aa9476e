import type { ComponentChildren } from "preact";
import { CutText } from "./CutText.tsx";

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly name: string;
  /** A count on the tab, with words for screen readers. `isNew`: of what was asked for and is not seen yet. */
  readonly badge?: { readonly text: string; readonly description: string; readonly isNew?: boolean } | null;
}

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect(id: Id): void;
  /** Buttons at the end of the bar. */
  children?: ComponentChildren;
}

/** The ARIA tabs pattern: one stop for Tab, arrows move and select. The panel is a `TabPanel`. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) {
  const onKeyDown = (event: KeyboardEvent) => {
    // With these the browser does something of its own: Alt and an arrow go back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const isMirrored = document.documentElement.dir === "rtl";
    const [next, before] = isMirrored ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
    const step = { [next]: 1, [before]: -1, Home: -tabs.length, End: tabs.length }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const index = tabs.findIndex((tab) => tab.id === selected);
    const target = tabs[targetIndex(index, step, tabs.length)];
    if (!target) return;
    onSelect(target.id);
    document.getElementById(tabId(target.id))?.focus();
  };
  return (
    <div class="tabs">
      <div class="tablist" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(({ id, name, badge }) => (
          <button
            type="button"
            role="tab"
            class="tab"
            key={id}
            id={tabId(id)}
            aria-selected={id === selected}
            aria-controls={id === selected ? panelId(id) : undefined}
            aria-describedby={badge ? `${tabId(id)}-badge` : undefined}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => onSelect(id)}
          >
            <CutText class="tab-name">{name}</CutText>
            {badge && (
              <span class={badge.isNew ? "badge badge-new" : "badge"} aria-hidden="true">
                {badge.text}
              </span>
            )}
            {badge && (
              <span id={`${tabId(id)}-badge`} hidden>
                {badge.description}
              </span>
            )}
          </button>
        ))}
      </div>
      {children && <div class="tabs-end">{children}</div>}
    </div>
  );
}

export function TabPanel({ id, children }: { id: string; children: ComponentChildren }) {
  return (
    <div role="tabpanel" class="tabpanel" id={panelId(id)} aria-labelledby={tabId(id)}>
      {children}
    </div>
  );
}

const tabId = (id: string) => `tab-${id}`;
const panelId = (id: string) => `panel-${id}`;

/** Arrows wrap around; Home and End do not. */
function targetIndex(index: number, step: number, count: number): number {
  if (Math.abs(step) === count) return step < 0 ? 0 : count - 1;
  return (index + step + count) % count;
}
