import { useId, useState } from "preact/hooks";
import { t } from "../../utils/platform/i18n.ts";
import { rhythmName, rhythmSentence } from "../../utils/sentences/watches.ts";
import {
  RHYTHMS,
  WATCH_LIMITS,
  type Watch,
  type WatchRequest,
  watchName,
} from "../../utils/watches/watch.ts";
import { Button } from "../base/Button.tsx";
import { tell } from "../base/Toast.tsx";
import { act } from "../base/trouble.tsx";
import { allowNotifications, saveWatch } from "./watches-store.ts";

interface WatchFormProps {
  request: WatchRequest;
  /** A name for the view, if the person enters none. */
  offered: string;
  /** The watch of this view, if there is one. */
  existing: Watch | null;
  onDone(): void;
}

/** Asking in the background is off until a rhythm is chosen; what a choice sends is said beside it. */
export function WatchForm({ request, offered, existing, onDone }: WatchFormProps) {
  const id = useId();
  const [name, setName] = useState(existing?.name ?? watchName(offered));
  const [sort, setSort] = useState(request.sort);
  const [rhythm, setRhythm] = useState(existing?.rhythm ?? "look");
  const [notify, setNotify] = useState(existing?.notify ?? false);
  const [countsInBadge, setCountsInBadge] = useState(existing?.countsInBadge ?? false);

  const save = async (): Promise<void> => {
    const isAllowed = !notify || (await allowNotifications());
    const watch = {
      name: watchName(name) || watchName(offered),
      request: { ...request, sort },
      rhythm,
      notify: notify && isAllowed,
      countsInBadge,
    };
    if (!(await saveWatch(watch, existing))) return;
    onDone();
    tell(t(isAllowed ? "watch.saved" : "watch.saved_without_notice", watch.name));
  };

  return (
    <form
      class="watch-form"
      onSubmit={(event) => {
        event.preventDefault();
        act(save());
      }}
    >
      <label for={`${id}-name`}>{t("watch.name")}</label>
      <input
        class="input"
        id={`${id}-name`}
        value={name}
        maxLength={WATCH_LIMITS.nameLength}
        onInput={({ currentTarget }) => setName(currentTarget.value)}
      />
      {existing === null && (
        <>
          <label for={`${id}-sort`}>{t("watch.sort")}</label>
          <span class="select-holder">
            <select
              class="select"
              id={`${id}-sort`}
              value={sort}
              onChange={({ currentTarget }) =>
                setSort(currentTarget.value === "published" ? "published" : "changed")
              }
            >
              <option value="changed">{t("watch.sort_changed")}</option>
              <option value="published">{t("watch.sort_published")}</option>
            </select>
          </span>
        </>
      )}
      <label for={`${id}-rhythm`}>{t("watch.rhythm")}</label>
      <span class="select-holder">
        <select
          class="select"
          id={`${id}-rhythm`}
          value={rhythm}
          aria-describedby={`${id}-consent`}
          onChange={({ currentTarget }) =>
            setRhythm(RHYTHMS.find((each) => each === currentTarget.value) ?? "look")
          }
        >
          {RHYTHMS.toReversed().map((each) => (
            <option key={each} value={each}>
              {rhythmName(each)}
            </option>
          ))}
        </select>
      </span>
      <p class="hint" id={`${id}-consent`}>
        {rhythmSentence(rhythm)}
      </p>
      {rhythm !== "look" && (
        <>
          <Tick label={t("watch.notify")} checked={notify} onChange={setNotify} />
          <Tick label={t("watch.badge")} checked={countsInBadge} onChange={setCountsInBadge} />
        </>
      )}
      <Button kind="main" type="submit">
        {t(existing === null ? "watch.start" : "watch.save")}
      </Button>
    </form>
  );
}

function Tick(props: { label: string; checked: boolean; onChange(checked: boolean): void }) {
  return (
    <label class="watch-tick">
      <input
        type="checkbox"
        checked={props.checked}
        onChange={({ currentTarget }) => props.onChange(currentTarget.checked)}
      />
      {props.label}
    </label>
  );
}
