import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../../../utils/platform/i18n.ts";
import { NO_FILTERS, newRecent } from "../../../utils/search/request.ts";
import { watchRequest } from "../../../utils/watches/listed-watch.ts";
import { watchKey } from "../../../utils/watches/watch.ts";
import { Button } from "../../base/Button.tsx";
import { act } from "../../base/trouble.tsx";
import { areWatchesRead, hasWatches, watches } from "../watches-store.ts";
import type { FollowForm } from "./FollowForm.tsx";
import { subjectsOf } from "./follow-subjects.ts";
import { loadForm } from "./load-form.ts";

/** Follows all pages of a site. The form is loaded when it is opened. */
export function FollowSite({ domain, onDone }: { domain: string; onDone(): void }) {
  const [Form, setForm] = useState<{ readonly draw: typeof FollowForm } | null>(null);
  const place = useRef<HTMLDivElement>(null);
  // The form shows what was chosen before, if the site is followed already.
  const isOpen = Form !== null && areWatchesRead.value;
  // The pressed button disappears, and the focus would be lost with it.
  useLayoutEffect(() => {
    if (isOpen) place.current?.querySelector("input")?.focus();
  }, [isOpen]);
  const request = watchRequest(newRecent({ ...NO_FILTERS, domain: [domain] }));
  if (request === null || !hasWatches()) return null;
  if (isOpen) {
    return (
      <div ref={place}>
        <Form.draw subjects={subjectsOf(request, { countries: [], states: [] })} onDone={onDone} />
      </div>
    );
  }
  const key = watchKey(request);
  const isFollowed = watches.value.some((watch) => watchKey(watch.request) === key);
  return (
    <Button icon={isFollowed ? "check" : "bell"} onClick={() => act(loadForm().then(setForm))}>
      {t(isFollowed ? "watch.watched" : "watch.site")}
    </Button>
  );
}
