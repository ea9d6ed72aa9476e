import { useId, useState } from "preact/hooks";
import { t } from "../../utils/platform/i18n.ts";
import { rhythmName, rhythmSentence } from "../../utils/watches/sentences.ts";
import {
  notifies,
  RHYTHMS,
  WATCH_LIMITS,
  WATCH_SORTS,
  type Watch,
  watchKey,
  watchName,
} from "../../utils/watches/watch.ts";
import { Button } from "../base/Button.tsx";
import { tell } from "../base/Toast.tsx";
import { act } from "../base/trouble.tsx";
import { NotificationsNote } from "./NotificationsNote.tsx";
import { allowNotifications } from "./notification-permission.ts";
import type { Subject } from "./watch-subjects.ts";
import { saveWatch, watches } from "./watches-store.ts";

interface WatchFormProps {
  /** What can be watched, the view first. */
  subjects: readonly [Subject, ...Subject[]];
  onDone(): void;
}

/** Watches a view, or its place or sites by themselves; or changes the watch of what is watched already. */
export function WatchForm({ subjects, onDone }: WatchFormProps) {
  const id = useId();
  const [index, setIndex] = useState(0);
  const subject = subjects[index] ?? subjects[0];
  const key = watchKey(subject.request);
  const existing = watches.value.find((watch) => watchKey(watch.request) === key) ?? null;
  return (
    <div class="watch-form">
      {subjects.length > 1 && (
        <>
          <label for={`${id}-subject`}>{t("watch.subject")}</label>
          <span class="select-holder">
            <select
              class="select"
              id={`${id}-subject`}
              value={index}
              onChange={({ currentTarget }) => setIndex(Number(currentTarget.value))}
            >
              {subjects.map(({ name }, each) => (
                <option key={each} value={each}>
                  {t(each === 0 ? "watch.this_view" : "watch.all_pages", name)}
                </option>
              ))}
            </select>
          </span>
        </>
      )}
      <Choices key={key} subject={subject} existing={existing} onDone={onDone} />
    </div>
  );
}

interface ChoicesProps {
  subject: Subject;
  /** The watch of this subject, if there is one. */
  existing: Watch | null;
  onDone(): void;
}

/** Asking in the background is off until a rhythm is chosen; what a choice sends is said beside it. */
function Choices({ subject: { request, name: offered }, existing, onDone }: ChoicesProps) {
  const id = useId();
  const [name, setName] = useState(existing?.name ?? watchName(offered));
  const [sort, setSort] = useState(request.sort);
  const [rhythm, setRhythm] = useState(existing?.rhythm ?? "look");
  const [notify, setNotify] = useState(existing?.notify ?? false);
  const [countsInBadge, setCountsInBadge] = useState(existing?.countsInBadge ?? false);

  /** Called within the click. The browser's question closes the popup, so the worker gets the watch before. */
  const save = async (): Promise<void> => {
    const watch = {
      name: watchName(name) || watchName(offered),
      request: { ...request, sort },
      rhythm,
      notify,
      countsInBadge,
    };
    const saved = saveWatch(watch, existing);
    const isAllowed = !notifies(watch) || (await allowNotifications());
    if (!(await saved)) return;
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
                setSort(WATCH_SORTS.find((each) => each === currentTarget.value) ?? "updated")
              }
            >
              <option value="updated">{t("watch.sort_updated")}</option>
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
      {existing !== null && notifies(existing) && <NotificationsNote />}
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
