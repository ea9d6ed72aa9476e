import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Check } from "../../../utils/checks/check.ts";
import { browser } from "../../../utils/platform/browser.ts";
import { onChange } from "../../../utils/platform/changes.ts";
import { failureSentence } from "../../../utils/platform/failure-sentences.ts";
import { t } from "../../../utils/platform/i18n.ts";
import { openPanel } from "../../../utils/platform/open-panel.ts";
import { Button } from "../../base/Button.tsx";
import { focusField } from "../../base/focus-field.ts";
import { Alert, Announcer } from "../../base/notices.tsx";
import { Region } from "../../base/Region.tsx";
import { act, done } from "../../base/trouble.tsx";
import { askCheck, retryCheck } from "../ask-check.ts";
import { CheckLine } from "../CheckLine.tsx";
import { ClaimEditor } from "../ClaimEditor.tsx";
import { wantedCheck } from "../wanted-check.ts";
import type { LatestChecksStore } from "./latest-checks-store.ts";

const SECOND = 1000;

/** A claim editor and the latest checks. The side panel has the rest. */
export function ChecksTab({ checks }: { checks: LatestChecksStore }) {
  const { latest, failure, announcement, editor, read } = checks;
  const windowId = useSignal<number | undefined>(undefined);
  // A claim that was not sent yet is gone on with, not replaced.
  useEffect(() => focusField(document.querySelector("textarea"), { selected: false }), []);
  useEffect(() => {
    // Read before the click, because a side panel opens only within the click itself.
    act(
      browser.windows?.getCurrent().then(({ id }) => {
        windowId.value = id;
      }),
    );
    act(read());
    return onChange("checks", () => act(read()));
  }, [windowId, read]);
  useEffect(() => {
    const timer = setInterval(
      () => latest.value.some(({ check }) => check.state === "waiting") && act(read()),
      SECOND,
    );
    return () => clearInterval(timer);
  }, [latest, read]);
  const open = (id?: string) => {
    if (id) wantedCheck.write({ id, at: Date.now(), windowId: windowId.value });
    openPanel(windowId.value);
    window.close();
  };
  return (
    <>
      <Region name={t("claim.label")}>
        <ClaimEditor editor={editor} />
      </Region>
      <Announcer text={announcement.value} />
      {failure.value && (
        <Alert
          actions={
            <Button icon="refresh" onClick={() => act(read())}>
              {t("action.try_again")}
            </Button>
          }
        >
          {failureSentence(failure.value)}
        </Alert>
      )}
      {latest.value.length === 0 ? (
        <p class="checks-how hint">{t("popup.checks_how")}</p>
      ) : (
        <>
          <ul aria-label={t("checks.list")}>
            {latest.value.map(({ check, inLine }) => (
              <li key={check.id}>
                <Region name={check.claim} subject={check}>
                  <CheckLine
                    check={check}
                    inLine={inLine}
                    now={Date.now()}
                    onOpen={() => open(check.id)}
                    onAgain={() => checkAgain(check)}
                  />
                </Region>
              </li>
            ))}
          </ul>
          <div class="checks-open">
            <Button icon="panel" onClick={() => open()}>
              {t("popup.checks_open")}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

/** Of a check that was not sent without consent: asks for it again. */
function checkAgain({ id, state, claim, origin }: Check): void {
  if (state === "unsent") act(done(retryCheck(id)));
  else act(done(askCheck({ claim, origin, again: true })));
}
