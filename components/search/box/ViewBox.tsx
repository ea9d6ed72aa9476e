import type { RefObject } from "preact";
import type { ViewStore } from "../view/view-store.ts";
import { SearchBox } from "./SearchBox.tsx";

interface ViewBoxProps {
  view: ViewStore;
  field: RefObject<HTMLInputElement | null>;
  /** Whether `/` leads to the box. */
  hasSlash?: boolean;
  /** Sends the words as a claim; without it, they can only be searched for. */
  onCheck?: ((claim: string) => void) | undefined;
  onLeaveDown(): void;
  onEscape(): void;
}

/** The search box of a view with its suggestions. */
export function ViewBox({ view, field, hasSlash = false, onCheck, onLeaveDown, onEscape }: ViewBoxProps) {
  const standing = view.results.standing.value;
  // Words only narrow what is new: without them, all of it is listed. A search without words would be none.
  const isFilter = view.results.request.value.view === "recent";
  return (
    <SearchBox
      value={view.text.value}
      suggestions={view.suggest.suggestions.value}
      field={field}
      hasSlash={hasSlash}
      isAnswered={standing !== null && standing.request.q === view.text.value.trim()}
      onCheck={onCheck}
      onInput={view.type}
      onSubmit={view.submit}
      onClear={view.clear}
      onEmpty={isFilter ? view.clear : () => view.type("")}
      onLeaveDown={onLeaveDown}
      onEscape={onEscape}
      onBlur={view.suggest.stop}
    />
  );
}
