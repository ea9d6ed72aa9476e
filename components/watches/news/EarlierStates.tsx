import { useEffect, useState } from "preact/hooks";
import { dateFormat } from "../../../utils/platform/formatters.ts";
import { counted, language, t } from "../../../utils/platform/i18n.ts";
import { type PageState, statesBefore } from "../../../utils/watches/page-states.ts";
import { readStatesOf } from "../../../utils/watches/read-watches.ts";
import { Disclosure } from "../../base/Disclosure.tsx";
import { useLanguageOf } from "../../base/language-of.ts";
import { act } from "../../base/trouble.tsx";
import styles from "./PageChanges.module.css";
import { StateChanges } from "./StateChanges.tsx";

interface EarlierStatesProps {
  watch: string;
  address: string;
  /** When the change was found above which these are shown. */
  until: number;
}

/** What the index showed of a page before that change, the latest first. */
export function EarlierStates({ watch, address, until }: EarlierStatesProps) {
  const [states, setStates] = useState<readonly PageState[]>([]);
  useEffect(() => act(readStatesOf(watch, address).then(setStates)), [watch, address]);
  const earlier = statesBefore(states, until);
  // The last change is shown above by itself.
  if (earlier.length < 2) return null;
  return (
    <section aria-label={t("changes.earlier")}>
      <h4 class={styles.earlier}>{t("changes.earlier")}</h4>
      <ol class={styles.timeline}>
        {earlier.map((state, index) => (
          <li key={`${state.seenAt} ${index}`}>
            <Earlier state={state} before={earlier[index + 1]} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** One state, which opens what differs from the one before it; the first one that is known opens nothing. */
function Earlier({ state, before }: { state: PageState; before: PageState | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const lang = useLanguageOf(state.title);
  const summary = (
    <span class={styles.state}>
      <time dateTime={new Date(state.seenAt).toISOString()}>
        {dateFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(state.seenAt)}
      </time>
      <span dir="auto" lang={lang}>
        {state.title}
      </span>
      {state.words !== undefined && <span class="hint">{counted("changes.word_count", state.words)}</span>}
    </span>
  );
  if (before === undefined) return summary;
  return (
    <Disclosure summary={summary} onToggle={setOpen}>
      {isOpen && <StateChanges before={before} now={state} />}
    </Disclosure>
  );
}
