import { useId, useMemo } from "preact/hooks";
import type { DoneCheck } from "../../../utils/checks/check.ts";
import { changeSentences } from "../../../utils/checks/sources/passage-change-sentences.ts";
import {
  type ThenAndNow as ChangedSource,
  thenAndNow,
} from "../../../utils/checks/sources/passage-changes.ts";
import { dateFormat } from "../../../utils/platform/formatters.ts";
import { language, t } from "../../../utils/platform/i18n.ts";
import { archivedChanges } from "../../../utils/sites/archived-copy.ts";
import { type Comparison, compareTexts, type Stretch } from "../../../utils/text/compare-texts.ts";
import { plainText } from "../../../utils/text/highlights.ts";
import { useLanguageOf } from "../../base/language-of.ts";
import { ThenAndNow } from "../../base/ThenAndNow.tsx";
import styles from "./ChangedPassages.module.css";

/** The passages of sources that changed, as they were when they were first asked for and as they are now. */
export function ChangedPassages({ check }: { check: DoneCheck }) {
  const id = useId();
  const changed = useMemo(() => thenAndNow(check), [check]);
  if (changed.length === 0) return null;
  return (
    <section class={styles.part} aria-labelledby={id}>
      <h3 id={id}>{t("changes.title")}</h3>
      <ul aria-labelledby={id}>
        {changed.map((each) => (
          <ChangedPassage key={each.earlier.url} changed={each} claim={check.claim} />
        ))}
      </ul>
    </section>
  );
}

function ChangedPassage({ changed, claim }: { changed: ChangedSource; claim: string }) {
  const id = useId();
  const { source, earlier, thenAt, now, nowAt } = changed;
  const [before, after] = [plainText(earlier.snippet), now && plainText(now.snippet)];
  const compared = useMemo(() => (after === null ? null : compareTexts(before, after)), [before, after]);
  const sentences = compared === null ? [t("changes.not_found")] : changeSentences(compared, claim);
  const archived = archivedChanges(earlier.url);
  const lang = useLanguageOf(source.title);
  return (
    <li class={styles.source}>
      <h4 id={id} dir="auto" lang={lang}>
        {source.title}
      </h4>
      {sentences.map((sentence) => (
        <p key={sentence} class={styles.sentence} dir="auto">
          {sentence}
        </p>
      ))}
      {compared?.kind !== "same" && (
        <ThenAndNow
          earlier={{
            label: t("changes.then", dayText(thenAt)),
            stretches: stretchesOf(compared, "earlier", before),
          }}
          now={
            after === null
              ? null
              : { label: t("changes.now", dayText(nowAt)), stretches: stretchesOf(compared, "now", after) }
          }
        />
      )}
      {archived !== null && (
        <a href={archived} target="_blank" rel="noopener noreferrer" aria-describedby={id}>
          {t("archive.changes")}
        </a>
      )}
    </li>
  );
}

function stretchesOf(compared: Comparison | null, side: "earlier" | "now", text: string): readonly Stretch[] {
  return compared?.kind === "changed" ? compared[side] : [{ text, isChanged: false }];
}

function dayText(time: number): string {
  return dateFormat(language(), { dateStyle: "long" }).format(time);
}
