import { useId, useState } from "preact/hooks";
import { t } from "../../../utils/platform/i18n.ts";
import { type DetailsDraft, readDetails } from "../../../utils/watches/details.ts";
import { rhythmName, rhythmSentence } from "../../../utils/watches/sentences.ts";
import { canTellMissing } from "../../../utils/watches/wants-missing.ts";
import {
  isPaused,
  notifies,
  RHYTHMS,
  WATCH_LIMITS,
  WATCH_SORTS,
  type Watch,
  type WatchSort,
  watchKey,
  watchName,
} from "../../../utils/watches/watch.ts";
import { Button } from "../../base/Button.tsx";
import { Choice } from "../../base/Choice.tsx";
import { Tick } from "../../base/Tick.tsx";
import { tell } from "../../base/Toast.tsx";
import { act } from "../../base/trouble.tsx";
import { useSetting } from "../../base/use-setting.ts";
import { NotificationsNote } from "../NotificationsNote.tsx";
import { allowNotifications } from "../notification-permission.ts";
import { RemovedNotice } from "../RemovedNotice.tsx";
import { changeWatches, removeWatch, saveWatch, watches } from "../watches-store.ts";
import { FeedLine } from "./FeedLine.tsx";
import { FollowDetails } from "./FollowDetails.tsx";
import styles from "./FollowForm.module.css";
import type { Subject } from "./watch-subjects.ts";

interface FollowFormProps {
  /** What can be followed, the view first. */
  subjects: readonly [Subject, ...Subject[]];
  onDone(): void;
}

/** Follows a view, or its place or sites by themselves; or changes how what is followed already is. */
export function FollowForm({ subjects, onDone }: FollowFormProps) {
  const [index, setIndex] = useState(0);
  const subject = subjects[index] ?? subjects[0];
  const key = watchKey(subject.request);
  const existing = watches.value.find((watch) => watchKey(watch.request) === key) ?? null;
  return (
    <div class={styles.form}>
      <RemovedNotice only={key} />
      {subjects.length > 1 && (
        <Choice
          label={t("watch.subject")}
          value={index}
          options={subjects.map(({ name }, each) => ({
            value: each,
            name: t(each === 0 ? "watch.this_view" : "watch.all_pages", name),
          }))}
          isWide
          onChange={(chosen) => setIndex(chosen)}
        />
      )}
      <Choices key={`${key} ${existing?.id ?? ""}`} subject={subject} existing={existing} onDone={onDone} />
      <FeedLine request={subject.request} />
    </div>
  );
}

const SORT_NAMES = {
  updated: "watch.sort_updated",
  changed: "watch.sort_changed",
  published: "watch.sort_published",
} as const satisfies Record<WatchSort, string>;

interface ChoicesProps {
  subject: Subject;
  /** The watch of this subject, if there is one. */
  existing: Watch | null;
  onDone(): void;
}

/** What a rhythm sends is said above the button: pressing that is the consent. */
function Choices({ subject: { request, name: offered }, existing, onDone }: ChoicesProps) {
  const id = useId();
  // As it was when the form opened: another window may change it meanwhile.
  const [shown] = useState(existing);
  const [name, setName] = useState(existing?.name ?? watchName(offered));
  const [sort, setSort] = useState(request.sort);
  const [chosen, setRhythm] = useState(existing?.rhythm ?? "24h");
  const isForbidden = useSetting("forbidBackgroundWatches") === true;
  const rhythm = isForbidden ? "look" : chosen;
  const [notify, setNotify] = useState(existing?.notify ?? false);
  const [countsInBadge, setCountsInBadge] = useState(existing?.countsInBadge ?? false);
  const [details, setDetails] = useState<DetailsDraft>(existing?.details ?? {});

  /** Called within the click. The browser's question closes the popup, so the worker gets the watch before. */
  const save = async (): Promise<void> => {
    const watch = {
      name: watchName(name) || watchName(offered),
      request: { ...request, sort },
      rhythm,
      notify,
      countsInBadge,
      details: readDetails(details),
    };
    const saved = saveWatch(watch, shown);
    const isAllowed = !notifies(watch) || (await allowNotifications());
    if (!(await saved)) return;
    onDone();
    const done = existing === null ? "watch.saved" : "watch.changed";
    tell(t(isAllowed ? done : "watch.saved_without_notice", watch.name));
  };

  const resume = (paused: Watch): void => {
    changeWatches([paused.id], { paused: false });
    setDetails({ ...details, paused: undefined });
  };

  return (
    <form
      class={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        act(save());
      }}
    >
      {existing && isPaused(existing) && (
        <p class={`hint ${styles.paused}`}>
          {t("watch.paused_note")}
          <Button onClick={() => resume(existing)}>{t("watch.resume_here")}</Button>
        </p>
      )}
      <div class={styles.first}>
        <div class="field">
          <label class="hint" for={`${id}-name`}>
            {t("watch.name")}
          </label>
          <input
            class="input"
            id={`${id}-name`}
            value={name}
            maxLength={WATCH_LIMITS.nameLength}
            onInput={({ currentTarget }) => setName(currentTarget.value)}
          />
        </div>
        {existing === null && (
          <Choice
            label={t("watch.sort")}
            value={sort}
            options={WATCH_SORTS.map((each) => ({ value: each, name: t(SORT_NAMES[each]) }))}
            isWide
            onChange={(chosen) => setSort(chosen)}
          />
        )}
        <Choice
          label={t("watch.rhythm")}
          value={rhythm}
          options={RHYTHMS.toReversed().map((each) => ({ value: each, name: rhythmName(each) }))}
          describedBy={`${id}-consent`}
          isWide
          disabled={isForbidden}
          onChange={(each) => setRhythm(each)}
        />
        {rhythm !== "look" && (
          <div class={styles.ticks}>
            <Tick label={t("watch.notify")} checked={notify} onChange={setNotify} />
            <Tick label={t("watch.badge")} checked={countsInBadge} onChange={setCountsInBadge} />
          </div>
        )}
      </div>
      <FollowDetails
        details={details}
        rhythm={rhythm}
        canTellMissing={canTellMissing(request)}
        canPause={existing !== null}
        onChange={(change) => setDetails({ ...details, ...change })}
      />
      <div class={styles.first}>
        {existing !== null && notifies(existing) && !details.paused && <NotificationsNote />}
      </div>
      <p class="hint" id={`${id}-consent`}>
        {details.paused ? "" : isForbidden ? t("policy.background_off") : rhythmSentence(rhythm)}
      </p>
      <div class="row">
        <Button kind="main" type="submit">
          {t(existing === null ? "watch.action" : "watch.save")}
        </Button>
        {existing !== null && existing.preset !== "fixed" && (
          <Button kind="quiet" onClick={() => act(removeWatch(existing.id))}>
            {t("watch.unfollow")}
          </Button>
        )}
      </div>
    </form>
  );
}
