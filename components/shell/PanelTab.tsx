import type { ReadonlySignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Noun } from "../base/PageNav.tsx";
import { act } from "../base/trouble.tsx";
import type { Shell } from "./shell-store.ts";

interface Loaded {
  readonly shell: Shell;
  readonly draw: Readonly<Record<"search" | "recent", FunctionComponent<{ shell: Shell }>>>;
}

interface PanelTabProps {
  tab: ReadonlySignal<Noun>;
  chooseTab(tab: Noun): void;
}

/**
 * Searching and what is new beside a page. Loaded when it is asked for first, since the panel opens for fact-checks, and kept from
 * then on: a page has one session.
 */
export function PanelTab({ tab, chooseTab }: PanelTabProps) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const isLoading = useRef(false);
  const shown = tab.value;
  useEffect(() => {
    if (shown === "checks" || loaded !== null || isLoading.current) return;
    isLoading.current = true;
    const load = async (): Promise<void> => {
      const { createShell, SearchTab, NewsTab } = await import("./open-shell.ts");
      const shell = createShell({ tab, chooseTab, leave: () => undefined });
      setLoaded({ shell, draw: { search: SearchTab, recent: NewsTab } });
    };
    // Where that fails, the next look at one of its tabs tries again.
    act(
      load().finally(() => {
        isLoading.current = false;
      }),
    );
  }, [shown]);
  if (loaded === null || shown === "checks") return null;
  const Drawn = loaded.draw[shown];
  return <Drawn key={shown} shell={loaded.shell} />;
}
