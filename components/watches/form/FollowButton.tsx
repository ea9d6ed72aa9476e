import { useLayoutEffect, useState } from "preact/hooks";
import { t } from "../../../utils/platform/i18n.ts";
import { watchRequest } from "../../../utils/watches/listed-watch.ts";
import { type WatchRequest, watchKey } from "../../../utils/watches/watch.ts";
import { Button } from "../../base/Button.tsx";
import { Caret } from "../../base/Caret.tsx";
import { Floating } from "../../base/Floating.tsx";
import { act } from "../../base/trouble.tsx";
import { usePopover } from "../../base/use-popover.ts";
import type { ViewStore } from "../../search/view/view-store.ts";
import { areWatchesRead, hasWatches, removed, watches } from "../watches-store.ts";
import styles from "./FollowButton.module.css";
import type { FollowForm } from "./FollowForm.tsx";
import { type Subject, subjectsOf } from "./follow-subjects.ts";
import { loadForm } from "./load-form.ts";

/** Follows the view as it is. One that the service refuses would be refused each time; it can be unfollowed, and that undone. */
export function FollowButton({ view, isQuiet }: { view: ViewStore; isQuiet?: boolean }) {
  const shown = view.results.request.value;
  const request = watchRequest(shown);
  const isRefused = view.results.failure.value?.kind === "refused";
  if (request === null || (isRefused && !isFollowed(request) && !wasFollowed(request))) return null;
  return <FollowBox subjects={subjectsOf(request, view.lists.lists.value, shown)} isQuiet={isQuiet} />;
}

function isFollowed(request: WatchRequest): boolean {
  const key = watchKey(request);
  return watches.value.some((watch) => watchKey(watch.request) === key);
}

function wasFollowed(request: WatchRequest): boolean {
  const key = watchKey(request);
  return removed.value.some(({ watch }) => watchKey(watch.request) === key);
}

interface FollowBoxProps {
  subjects: readonly [Subject, ...Subject[]];
  /** Without a fill until it is followed, where there is little room. */
  isQuiet?: boolean | undefined;
}

/** The one control of following: what, how often, with what notice, and the feed. Its form is loaded when it is opened. */
export function FollowBox({ subjects, isQuiet = false }: FollowBoxProps) {
  const [Form, setForm] = useState<{ readonly draw: typeof FollowForm } | null>(null);
  const { isOpen, root, toggle, close } = usePopover();
  // The form shows what was chosen before, so the watches must have been read.
  const drawn = isOpen && areWatchesRead.value ? Form : null;
  const isDrawn = drawn !== null;
  // A dialog begins at its first field. The browser moves no focus into what is shown by hand.
  useLayoutEffect(() => {
    if (isDrawn) root.current?.querySelector("input")?.focus();
  }, [isDrawn, root]);
  if (!hasWatches()) return null;
  const key = watchKey(subjects[0].request);
  const hasFollow = isFollowed(subjects[0].request);
  const name = t(hasFollow ? "watch.watched" : "watch.action");
  return (
    <div class={hasFollow ? `${styles.around} ${styles.followed}` : styles.around} ref={root}>
      <Button
        kind={isQuiet && !hasFollow ? "quiet" : "plain"}
        icon={hasFollow ? "check" : "bell"}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          if (!isOpen) act(loadForm().then(setForm));
          toggle();
        }}
      >
        {name}
        {hasFollow && <Caret />}
      </Button>
      {drawn !== null && (
        <Floating
          role="dialog"
          aria-label={t(hasFollow ? "watch.form_followed" : "watch.form", subjects[0].name)}
        >
          <fieldset class={styles.box} aria-label={name}>
            <drawn.draw key={key} subjects={subjects} onDone={close} />
          </fieldset>
        </Floating>
      )}
    </div>
  );
}
