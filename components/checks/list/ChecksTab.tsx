import { signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { LatestCheck } from "../../../utils/calls/calls-table.ts";
import { send } from "../../../utils/calls/send.ts";
import type { Check } from "../../../utils/checks/check.ts";
import { browser } from "../../../utils/platform/browser.ts";
import { onChange } from "../../../utils/platform/changes.ts";
import type { ApiFailure } from "../../../utils/platform/failure.ts";
import { failureSentence } from "../../../utils/platform/failure-sentences.ts";
import { t } from "../../../utils/platform/i18n.ts";
import { openPanel } from "../../../utils/platform/open-panel.ts";
import { Button } from "../../base/Button.tsx";
import { Alert, Announcer } from "../../base/notices.tsx";
import { Region } from "../../base/Region.tsx";
import { act, done } from "../../base/trouble.tsx";
import { askCheck, retryCheck } from "../ask-check.ts";
import { CheckLine } from "../CheckLine.tsx";
import { ClaimEditor } from "../ClaimEditor.tsx";
import { announceChecks, announcement } from "../card/announcement.ts";
import { createClaimStore } from "../claim-store.ts";
import { seeChecks } from "../see-checks.ts";
import { wantedCheck } from "../wanted-check.ts";

/** As many as the popup shows without much scrolling. The side panel has them all. */
const LATEST = 8;

const SECOND = 1000;

const latest = signal<readonly LatestCheck[]>([]);
/** Why the checks could not be read the last time. */
const failure = signal<ApiFailure | null>(null);
const editor = createClaimStore(() => undefined);

/** A claim editor and the latest checks. The side panel has the rest. */
export function ChecksTab() {
  const windowId = useSignal<number | undefined>(undefined);
  useEffect(() => {
    // Read before the click, because a side panel opens only within the click itself.
    act(
      browser.windows?.getCurrent().then(({ id }) => {
        windowId.value = id;
      }),
    );
    act(read());
    return onChange("checks", () => act(read()));
  }, [windowId]);
  useEffect(() => {
    const timer = setInterval(
      () => latest.value.some(({ check }) => check.state === "waiting") && act(read()),
      SECOND,
    );
    return () => clearInterval(timer);
  }, []);
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

async function read(): Promise<void> {
  const answer = await send("latestChecks", { count: LATEST });
  failure.value = answer.ok ? null : answer.failure;
  if (!answer.ok) return;
  latest.value = answer.value;
  announceChecks(answer.value.map(({ check }) => check));
  seeChecks(answer.value.map(({ check }) => check));
}
