import { useId } from "preact/hooks";
import { Button } from "../../components/base/Button.tsx";
import { t } from "../../utils/platform/i18n.ts";
import styles from "./FirstCheck.module.css";

/** An example claim that can be checked with one press. */
export function FirstCheck({ canCheck, onCheck }: { canCheck: boolean; onCheck(claim: string): void }) {
  const id = useId();
  const claim = t("welcome.check_example");
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t("welcome.check")}</h2>
      <div class={styles.card}>
        <blockquote class={styles.claim} lang="en">
          {t("claim.quoted", claim)}
        </blockquote>
        <div class={styles.press}>
          <Button kind="main" icon="speech" disabled={!canCheck} onClick={() => onCheck(claim)}>
            {t("welcome.check_try")}
          </Button>
        </div>
        <p class={styles.how}>{t("welcome.check_how")}</p>
      </div>
    </section>
  );
}
