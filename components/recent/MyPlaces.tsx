import { useId, useState } from "preact/hooks";
import { t } from "../../utils/platform/i18n.ts";
import { newRecent } from "../../utils/requests/request.ts";
import { Button, IconButton } from "../base/Button.tsx";
import { Icon } from "../base/Icon.tsx";
import { usePopover } from "../base/use-popover.ts";
import { chosenFilters } from "../filters/chosen-filters.ts";
import type { Session } from "../views/session-store.ts";
import type { ViewStore } from "../views/view-store.ts";

interface MyPlacesProps {
  view: ViewStore;
  session: Pick<Session, "places">;
}

/** The feeds a person keeps, each one click away; nothing in a search. */
export function MyPlaces({ view, session }: MyPlacesProps) {
  const { isOpen, root, toggle, close } = usePopover();
  const request = view.results.request.value;
  if (request.view !== "recent") return null;
  const { sort, size } = request;
  const places = session.places.places.value;
  const filters = view.filters.value;
  const name = chosenFilters(filters, view.lists.lists.value)
    .map(({ label }) => label)
    .join(", ");
  const offered = name && !session.places.has(filters) ? name : null;
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
                      view.open({ ...newRecent(place.filters), sort, size });
                    }}
                  >
                    <Icon name="pin" />
                    <span>{place.name}</span>
                  </button>
                  <IconButton
                    icon="close"
                    label={t("my.places_remove", place.name)}
                    onClick={() => session.places.remove(place.filters)}
                  />
                </li>
              ))}
            </ul>
          )}
          {offered && (
            <AddPlace
              key={offered}
              offered={offered}
              onAdd={(chosen) => session.places.add({ name: chosen, filters })}
            />
          )}
        </div>
      )}
    </div>
  );
}

/** Keeps the chosen filters under a name. */
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
