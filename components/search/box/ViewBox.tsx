import type { RefObject } from "preact";
import type { ViewStore } from "../view/view-store.ts";
import { OperatorHelp } from "./OperatorHelp.tsx";
import { SearchBox } from "./SearchBox.tsx";

interface ViewBoxProps {
  view: ViewStore;
  field: RefObject<HTMLInputElement | null>;
  onLeaveDown(): void;
  onEscape(): void;
}

/** The search box of a view with its suggestions and operator help. */
export function ViewBox({ view, field, onLeaveDown, onEscape }: ViewBoxProps) {
  const insert = (text: string): void => {
    const before = view.text.value.trimEnd();
    view.type(before ? `${before} ${text}` : text);
    field.current?.focus();
  };
  return (
    <SearchBox
      value={view.text.value}
      suggestions={view.suggest.suggestions.value}
      field={field}
      onInput={view.type}
      onSubmit={view.submit}
      onClear={view.clear}
      onLeaveDown={onLeaveDown}
      onEscape={onEscape}
      onBlur={view.suggest.stop}
    >
      <OperatorHelp onInsert={insert} />
    </SearchBox>
  );
}
