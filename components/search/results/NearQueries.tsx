import { useEffect, useState } from "preact/hooks";
import { t } from "../../../utils/platform/i18n.ts";
import { Button } from "../../base/Button.tsx";
import { act } from "../../base/trouble.tsx";

interface NearQueriesProps {
  query: string;
  near(query: string, signal: AbortSignal): Promise<readonly string[]>;
  onWords(words: string): void;
}

/** Where nothing was found: the same words as the service or the person has spelt them. */
export function NearQueries({ query, near, onWords }: NearQueriesProps) {
  const [found, setFound] = useState<readonly string[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    setFound([]);
    act(near(query, controller.signal).then((queries) => !controller.signal.aborted && setFound(queries)));
    return () => controller.abort();
  }, [query, near]);
  if (found.length === 0) return null;
  return (
    <fieldset class="did-you-mean">
      <legend>{t("results.did_you_mean")}</legend>
      <div class="row">
        {found.map((words) => (
          <Button key={words} onClick={() => onWords(words)}>
            {words}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
