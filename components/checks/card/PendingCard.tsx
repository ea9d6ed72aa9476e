import type { RunningCheck, WaitingCheck } from "../../../utils/checks/check.ts";
import type { PlaceInLine } from "../../../utils/checks/place-in-line.ts";
import { placeText, waitText } from "../../../utils/checks/sentences.ts";
import { t } from "../../../utils/platform/i18n.ts";
import { durationText } from "../../../utils/platform/moment-texts.ts";
import { Button } from "../../base/Button.tsx";
import { Skeleton, Spinner } from "../../base/waiting.tsx";
import { CardFrame, CardMenu, type CheckCardActions, Pill } from "./CardFrame.tsx";
import { OriginLine } from "./Origin.tsx";
import styles from "./PendingCard.module.css";

interface WaitingCardProps {
  check: WaitingCheck;
  inLine: PlaceInLine;
  now: number;
  actions: CheckCardActions;
}

export function WaitingCard({ check, inLine, now, actions }: WaitingCardProps) {
  const isStarting = inLine.reason === "starting";
  return (
    <CardFrame
      check={check}
      tone="calm"
      pill={
        <Pill
          name={placeText(inLine, now)}
          {...(isStarting ? { sign: <Spinner /> } : { icon: "hands" as const })}
        />
      }
      foot={<PendingFoot check={check} actions={actions} />}
    >
      <p class={isStarting ? `hint ${styles.late}` : "hint"}>{waitText(inLine.reason)}</p>
      {inLine.canHurry && (
        <div class="row">
          <Button onClick={actions.hurry}>
            {inLine.reason === "service-asked" ? t("action.ask_now") : t("action.hurry")}
          </Button>
        </div>
      )}
      <OriginLine origin={check.origin} />
    </CardFrame>
  );
}

/** A sentence of a text whose checks were paused. */
export function PausedCard({ check, actions }: Pick<WaitingCardProps, "check" | "actions">) {
  return (
    <CardFrame
      check={check}
      tone="calm"
      pill={<Pill name={t("group.is_paused")} icon="hands" />}
      foot={<PendingFoot check={check} actions={actions} />}
    >
      <p class="hint">{t("group.paused")}</p>
      <OriginLine origin={check.origin} />
    </CardFrame>
  );
}

interface RunningCardProps {
  check: RunningCheck;
  now: number;
  actions: CheckCardActions;
}

/** In the place and shape of the verdict that will replace it. */
export function RunningCard({ check, now, actions }: RunningCardProps) {
  const elapsed = Math.max(0, now - check.startedAt);
  return (
    <CardFrame
      check={check}
      tone="calm"
      pill={<Pill sign={<Spinner />} name={t("running.title")} note={durationText(elapsed)} />}
      foot={<PendingFoot check={check} actions={actions} />}
    >
      <p class={styles.meaning}>{t("running.long")}</p>
      {check.setbacks.interrupted > 0 && <p class="hint">{t("running.interrupted")}</p>}
      <div class={styles.skeleton} aria-hidden="true">
        <Skeleton width="58%" />
        <Skeleton width="96%" />
        <Skeleton width="92%" />
        <Skeleton width="40%" />
      </div>
      <OriginLine origin={check.origin} />
    </CardFrame>
  );
}

function PendingFoot({ check, actions }: { check: RunningCheck | WaitingCheck; actions: CheckCardActions }) {
  return (
    <>
      <span>{t("card.automated")}</span>
      <CardMenu
        check={check}
        items={[{ name: t("action.delete"), icon: "trash", onSelect: () => actions.remove(check) }]}
      />
    </>
  );
}
