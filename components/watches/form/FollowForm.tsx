import { useId, useState } from "preact/hooks";
import { t } from "../../../utils/platform/i18n.ts";
import { FIRST_CHOICES } from "../../../utils/watches/first-choices.ts";
import { rhythmName, rhythmSentence } from "../../../utils/watches/sentences.ts";
import { canTellMissing } from "../../../utils/watches/wants-missing.ts";
import {
  isPaused,
  notifies,
  RHYTHMS,
  WATCH_SORTS,
  type Watch,
  type WatchSort,
  watchKey,
  watchName,
} from "../../../utils/watches/watch.ts";
import { readDetails } from "../../../utils/watches/watch-details.ts";
import { WATCH_LIMITS } from "../../../utils/watches/watch-limits.ts";
import { Button } from "../../base/Button.tsx";
import { Choice } from "../../base/Choice.tsx";
import { Tick } from "../../base/Tick.tsx";
import { tell } from "../../base/Toast.tsx";
import { act } from "../../base/trouble.tsx";
import { useSetting } from "../../base/use-setting.ts";
import { FollowNotificationsNote } from "../NotificationsNote.tsx";
import { allowNotifications } from "../notification-permission.ts";
import { RemovedNotice } from "../RemovedNotice.tsx";
import { changeWatches, removeWatch, saveWatch, watches } from "../watches-store.ts";
import { FeedLine } from "./FeedLine.tsx";
import styles from "./FollowForm.module.css";
import type { Subject } from "./follow-subjects.ts";
import { LaterChoices } from "./LaterChoices.tsx";
import { type FormChoices, type Unsaved, unsavedChoices } from "./unsaved-choices.ts";

interface FollowFormProps {
  /** What can be followed, the view first. */
  subjects: readonly [Subject, ...Subject[]];
  onDone(): void;
}

/** Follows a view, or its place or sites by themselves; or changes how what is followed already is. */
export function FollowForm({ subjects, onDone }: FollowFormProps) {
  const box = watchKey(subjects[0].request);
  const [index, setIndex] = useState(unsavedChoices.subjectOf(box));
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
          onChange={(chosen) => {
            unsavedChoices.chooseSubject(box, chosen);
            setIndex(chosen);
          }}
        />
      )}
      <Choices
        key={`${key} ${existing?.id ?? ""}`}
        subject={subject}
        existing={existing}
        box={box}
        onSaved={onDone}
      />
      {subject.feed && <FeedLine request={subject.feed} />}
    </div>
  );
}

const SORT_NAMES = {
  updated: "watch.sort_updated",
  changed: "watch.sort_changed",
  published: "watch.sort_published",
} as const satisfies Record<WatchSort, string>;

interface ChoicesProps {
  box: string;
  subject: Subject;
  /** The watch of this subject, if there is one. */
  existing: Watch | null;
  onSaved(): void;
}

/** What a rhythm sends is said above the button: pressing that is the consent. */
function Choices({ box, subject: { request, name: offered }, existing, onSaved }: ChoicesProps) {
  const id = useId();
  const key = `${watchKey(request)} ${existing?.id ?? ""}`;
  const [unsaved, setUnsaved] = useState<Unsaved>(() => unsavedChoices.of(key, existing));
  const { shown, entered } = unsaved;
  const isForbidden = useSetting("forbidBackgroundWatches") === true;
  const first = shown ?? FIRST_CHOICES;
  const {
    name = shown?.name ?? watchName(offered),
    sort = request.sort,
    rhythm: chosen = first.rhythm,
    notify = first.notify,
    countsInBadge = first.countsInBadge,
  } = entered;
  const rhythm = isForbidden ? "look" : chosen;
  const details = { ...shown?.details, ...entered.details };

  const enter = (changed: Partial<FormChoices>): void => {
    const next = { shown, entered: { ...entered, ...changed } };
    unsavedChoices.enter(box, key, next);
    setUnsaved(next);
  };

  /** Called within the click. The browser's question closes the popup, so the worker gets the watch before. */
  const save = async (): Promise<void> => {
    const watch = {
      name: watchName(name) || watchName(offered),
      request: { ...request, sort },
      // The policy may be lifted again: what is followed keeps the rhythm that was chosen.
      rhythm: shown === null ? rhythm : chosen,
      notify,
      countsInBadge,
      details: readDetails(details),
    };
    // Forgotten before the question is answered: the popup that it closes would leave behind as unsaved what is saved.
    const saved = saveWatch(watch, shown).then((isSaved) => {
      if (isSaved) unsavedChoices.forget(box, key);
      return isSaved;
    });
    const isAllowed = isForbidden || !notifies(watch) || (await allowNotifications());
    if (!(await saved)) return;
    onSaved();
    const done = existing === null ? "watch.saved" : "watch.changed";
    tell(t(isAllowed ? done : "watch.saved_without_notice", watch.name));
  };

  const resume = (paused: Watch): void => {
    changeWatches([paused.id], { paused: false });
    const details = { ...entered.details, paused: undefined };
    // It is done, and so by itself nothing to come back to.
    if (unsavedChoices.isEntered(key)) enter({ details });
    else setUnsaved({ shown, entered: { details } });
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
            dir="auto"
            value={name}
            maxLength={WATCH_LIMITS.nameLength}
            onInput={({ currentTarget }) => enter({ name: currentTarget.value })}
          />
        </div>
        {existing === null && (
          <Choice
            label={t("watch.sort")}
            value={sort}
            options={WATCH_SORTS.map((each) => ({ value: each, name: t(SORT_NAMES[each]) }))}
            isWide
            onChange={(each) => enter({ sort: each })}
          />
        )}
        <Choice
          label={t("watch.rhythm")}
          value={rhythm}
          options={RHYTHMS.toReversed().map((each) => ({ value: each, name: rhythmName(each) }))}
          describedBy={`${id}-consent`}
          isWide
          disabled={isForbidden}
          onChange={(each) => enter({ rhythm: each })}
        />
        {rhythm !== "look" && (
          <div class={styles.ticks}>
            <Tick label={t("watch.notify")} checked={notify} onChange={(isOn) => enter({ notify: isOn })} />
            <Tick
              label={t("watch.badge")}
              checked={countsInBadge}
              onChange={(isOn) => enter({ countsInBadge: isOn })}
            />
          </div>
        )}
      </div>
      <LaterChoices
        details={details}
        rhythm={rhythm}
        canTellMissing={canTellMissing(request)}
        canPause={existing !== null}
        onChange={(change) => enter({ details: { ...entered.details, ...change } })}
      />
      <div class={styles.first}>
        {existing !== null && notifies(existing) && !details.paused && <FollowNotificationsNote />}
      </div>
      <p class="hint" id={`${id}-consent`}>
        {details.paused ? "" : isForbidden ? t("policy.background_off") : rhythmSentence(rhythm)}
      </p>
      {existing !== null && existing.preset !== null && <p class="hint">{t("watch.preset")}</p>}
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
