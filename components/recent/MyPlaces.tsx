import { useId, useState } from "preact/hooks";
import { t } from "../../utils/platform/i18n.ts";
import type { Filters } from "../../utils/requests/request.ts";
import { Button, IconButton } from "../base/Button.tsx";
import { Icon } from "../base/Icon.tsx";
import { usePopover } from "../base/use-popover.ts";

export interface NamedFilters {
  readonly name: string;
  readonly filters: Filters;
}

interface MyPlacesProps {
  places: readonly NamedFilters[];
  /** What the filters on the page would be called; null where none is chosen or they are kept already. */
  offered: string | null;
  onChoose(place: NamedFilters): void;
  onAdd(name: string): void;
  onRemove(place: NamedFilters): void;
}

/** The places a person cares about, each one click from its feed. */
export function MyPlaces({ places, offered, onChoose, onAdd, onRemove }: MyPlacesProps) {
  const { isOpen, root, toggle, close } = usePopover();
  return (
    <div class="my-places" ref={root}>
      <button
        type="button"
        class="picker-button"
        aria-label={t("my.places")}
        title={t("my.places")}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={toggle}
      >
        <Icon name="star" />
        <span class="picker-name">{t("my.places")}</span>
        <Icon name="chevron-down" />
      </button>
      {isOpen && (
        <div class="my-places-panel floating" role="dialog" aria-label={t("my.places")}>
          {places.length === 0 && !offered && <p class="hint">{t("my.places_empty")}</p>}
          {places.length > 0 && (
            <ul>
              {places.map((place) => (
                <li key={place.name}>
                  <button
                    type="button"
                    class="example"
                    onClick={() => {
                      close();
                      onChoose(place);
                    }}
                  >
                    <Icon name="pin" />
                    <span>{place.name}</span>
                  </button>
                  <IconButton
                    icon="close"
                    label={t("my.places_remove", place.name)}
                    onClick={() => onRemove(place)}
                  />
                </li>
              ))}
            </ul>
          )}
          {offered && <AddPlace key={offered} offered={offered} onAdd={onAdd} />}
        </div>
      )}
    </div>
  );
}

function AddPlace({ offered, onAdd }: { offered: string; onAdd(name: string): void }) {
  const id = useId();
  const [name, setName] = useState(offered);
  const add = (): void => onAdd(name.trim() || offered);
  return (
    <div class="add-place">
      <label for={id}>{t("my.places_name")}</label>
      <input
        class="input"
        id={id}
        value={name}
        maxLength={60}
        onInput={({ currentTarget }) => setName(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") add();
        }}
      />
      <Button kind="main" icon="plus" onClick={add}>
        {t("my.places_add")}
      </Button>
    </div>
  );
}
