import { t } from "../../../utils/platform/i18n.ts";
import { Icon } from "../../base/Icon.tsx";

interface FirstStepsProps {
  recent: readonly string[];
  onOwn(query: string): void;
  /** Examples are searched without filters, so that they always find something. */
  onExample(query: string): void;
}

const EXAMPLES = [
  { text: "example.search_1", words: "example.query_1" },
  { text: "example.search_2", words: "example.query_2" },
  { text: "example.search_3", words: "example.query_3" },
] as const;

/** Shown before the first search: examples and own searches. */
export function FirstSteps({ recent, onOwn, onExample }: FirstStepsProps) {
  return (
    <div class="first-steps">
      {recent.length > 0 && (
        <section>
          <h2>{t("search.own")}</h2>
          <ul>
            {recent.map((query) => (
              <li key={query}>
                <button type="button" class="example" onClick={() => onOwn(query)}>
                  <Icon name="history" />
                  <span>{query}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>{t("example.title")}</h2>
        <p>{t("example.intro")}</p>
        <ul>
          {EXAMPLES.map(({ text, words }) => (
            <li key={text}>
              <button type="button" class="example" onClick={() => onExample(t(words))}>
                <Icon name="search" />
                <span>
                  <b>{t(words)}</b>
                  <span>{t(text)}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
