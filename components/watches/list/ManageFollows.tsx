import type { ManyChoices } from "../../../utils/calls/calls-table.ts";
import { t } from "../../../utils/platform/i18n.ts";
import { rhythmName } from "../../../utils/watches/sentences.ts";
import { isPaused, RHYTHMS, type Rhythm, type Watch } from "../../../utils/watches/watch.ts";
import { Button } from "../../base/Button.tsx";
import { Choice } from "../../base/Choice.tsx";
import { onFirstClick } from "../../base/first-click.ts";
import { Tick } from "../../base/Tick.tsx";
import { act } from "../../base/trouble.tsx";
import { useSetting } from "../../base/use-setting.ts";
import { allowNotifications } from "../notification-permission.ts";
import { changeWatches, removeWatch, watches } from "../watches-store.ts";
import styles from "./ManageFollows.module.css";

/** How often all that is followed is refreshed and which of it notifies, in one place: one by one, or all at once. */
export function ManageFollows({ onDone }: { onDone(): void }) {
  const isForbidden = useSetting("forbidBackgroundWatches") === true;
  const all = isForbidden ? watches.value.map(asLookedAt) : watches.value;
  return (
    <section aria-label={t("watches.manage")} class={styles.manage}>
      <p class="hint">{t(isForbidden ? "policy.background_off" : "rhythm.consent_all")}</p>
      <ul class={styles.rows}>
        {all.length > 1 && <Row name={t("watches.all")} of={all} isForbidden={isForbidden} />}
        {all.map((watch) => (
          <Row key={watch.id} name={watch.name} of={[watch]} isForbidden={isForbidden} />
        ))}
      </ul>
      <div>
        <Button kind="main" onClick={onDone}>
          {t("watches.manage_done")}
        </Button>
      </div>
    </section>
  );
}

interface RowProps {
  name: string;
  /** One watch, or all. */
  of: readonly Watch[];
  /** An administrator forbids every other rhythm. */
  isForbidden: boolean;
}

function asLookedAt(watch: Watch): Watch {
  return { ...watch, rhythm: "look" };
}

const MIXED = "mixed";

function Row({ name, of, isForbidden }: RowProps) {
  const [first] = of;
  const isSame = of.every(({ rhythm }) => rhythm === first?.rhythm);
  const rhythm: Rhythm | typeof MIXED = isSame && first ? first.rhythm : MIXED;
  const change = (choices: ManyChoices["choices"]): void =>
    changeWatches(
      of.map(({ id }) => id),
      choices,
    );
  const single = of.length === 1 ? first : undefined;
  return (
    <li class={styles.row}>
      <bdi>{name}</bdi>
      <Choice
        label={t("text.labelled", t("watch.rhythm"), name)}
        value={rhythm}
        disabled={isForbidden}
        options={[
          ...(isSame ? [] : [{ value: MIXED, name: t("rhythm.mixed") } as const]),
          ...RHYTHMS.toReversed().map((each) => ({ value: each, name: rhythmName(each) })),
        ]}
        onChange={(chosen) => {
          if (chosen !== MIXED) change({ rhythm: chosen });
        }}
      />
      <Tick
        label={<Named words={t("watch.notify")} name={name} />}
        checked={of.every(({ notify }) => notify)}
        disabled={of.every((watch) => watch.rhythm === "look")}
        onChange={(notify) => {
          // Stored before the browser asks, which may close what asked.
          change({ notify });
          if (notify) act(allowNotifications());
        }}
      />
      <Tick
        label={<Named words={t("watch.badge")} name={name} />}
        checked={of.every(({ countsInBadge }) => countsInBadge)}
        disabled={of.every((watch) => watch.rhythm === "look")}
        onChange={(countsInBadge) => change({ countsInBadge })}
      />
      {single && single.preset !== "fixed" && (
        <Button
          kind="quiet"
          aria-label={t("watch.remove", name)}
          onClick={onFirstClick(() => act(removeWatch(single.id)))}
        >
          {t("watch.unfollow")}
        </Button>
      )}
      {single && isPaused(single) && <span class={`hint ${styles.elsewhere}`}>{t("watch.paused_note")}</span>}
      {single?.rhythm === "look" && single.elsewhere !== undefined && (
        <span class={`hint ${styles.elsewhere}`}>{t("watch.elsewhere", rhythmName(single.elsewhere))}</span>
      )}
    </li>
  );
}

/** The name is read with the words, but stands beside them anyway. */
function Named({ words, name }: { words: string; name: string }) {
  return (
    <>
      {words}
      <span class="visually-hidden">{t("text.labelled", "", name)}</span>
    </>
  );
}
