import { useMemo } from "preact/hooks";
import { changeSentences } from "../../../utils/checks/sources/passage-change-sentences.ts";
import { dateFormat } from "../../../utils/platform/formatters.ts";
import { language, t } from "../../../utils/platform/i18n.ts";
import { type Comparison, compareTexts, type Stretch } from "../../../utils/text/compare-texts.ts";
import type { PageState } from "../../../utils/watches/page-states.ts";
import { lengthSentence } from "../../../utils/watches/sentences.ts";
import { ThenAndNow } from "../../base/ThenAndNow.tsx";
import styles from "./PageChanges.module.css";

export interface States {
  before: PageState;
  now: PageState;
}

/** What differs between two states of a page. */
export function StateChanges({ before, now }: States) {
  const length = lengthSentence(before, now);
  return (
    <ul class={styles.list} aria-label={t("changes.title")}>
      {before.title !== now.title && (
        <Change
          sentences={[t("changes.new_title")]}
          compared={compareTexts(before.title, now.title, true)}
          before={before}
          now={now}
          part="title"
        />
      )}
      {length !== null && <li>{length}</li>}
      {before.snippet !== now.snippet && <SnippetChange before={before} now={now} />}
    </ul>
  );
}

function SnippetChange({ before, now }: States) {
  const compared = useMemo(() => compareTexts(before.snippet, now.snippet), [before.snippet, now.snippet]);
  // Of a watch no claim is known whose words could be gone.
  return (
    <Change
      sentences={changeSentences(compared, "")}
      part="snippet"
      compared={compared}
      before={before}
      now={now}
    />
  );
}

interface ChangeProps extends States {
  sentences: readonly string[];
  compared: Comparison;
  part: "title" | "snippet";
}

function Change({ sentences, compared, part, before, now }: ChangeProps) {
  const stretches = (side: "earlier" | "now", text: string): readonly Stretch[] =>
    compared.kind === "changed" ? compared[side] : [{ text, isChanged: false }];
  return (
    <li>
      {sentences.map((sentence) => (
        <p key={sentence} dir="auto">
          {sentence}
        </p>
      ))}
      {/* Of a title whose words are the same, other marks are all that changed. */}
      {(compared.kind !== "same" || part === "title") && (
        <ThenAndNow
          earlier={{
            label: t("changes.then", dayText(before.seenAt)),
            stretches: stretches("earlier", before[part]),
          }}
          now={{ label: t("changes.now", dayText(now.seenAt)), stretches: stretches("now", now[part]) }}
        />
      )}
    </li>
  );
}

function dayText(time: number): string {
  return dateFormat(language(), { dateStyle: "long" }).format(time);
}
