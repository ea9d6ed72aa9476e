import { useEffect, useState } from "preact/hooks";
import { ENOUGH_TO_TELL, surelyWrittenIn } from "../../utils/platform/written-language.ts";
import { act } from "./trouble.tsx";

/** So many texts are remembered, so that none is read twice while it is in view. */
const MOST_KNOWN = 500;
const known = new Map<string, Promise<string | null>>();

/**
 * The language of a text, for screen readers: what is certain once the browser has looked, after the text was drawn. Before that, and
 * where it is not certain: `otherwise`, or that of the page.
 */
export function useLanguageOf(text: string, otherwise?: string): string | undefined {
  const beginning = text.slice(0, ENOUGH_TO_TELL);
  const [found, setFound] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    act(
      languageOf(beginning).then((language) => {
        if (isCurrent) setFound(language);
      }),
    );
    return () => {
      isCurrent = false;
    };
  }, [beginning]);
  return found ?? otherwise;
}

function languageOf(text: string): Promise<string | null> {
  const earlier = known.get(text);
  if (earlier !== undefined) return earlier;
  const [oldest] = known.keys();
  if (known.size >= MOST_KNOWN && oldest !== undefined) known.delete(oldest);
  const asked = surelyWrittenIn(text);
  known.set(text, asked);
  return asked;
}
