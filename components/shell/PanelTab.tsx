import type { ReadonlySignal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";
import { act } from "../base/trouble.tsx";
import type { ShellTab } from "./kept-place.ts";
import type { Shell } from "./shell-store.ts";

interface Loaded {
  readonly shell: Shell;
  readonly draw: Readonly<Record<"search" | "recent", FunctionComponent<{ shell: Shell }>>>;
}

interface PanelTabProps {
  tab: ReadonlySignal<ShellTab>;
  chooseTab(tab: ShellTab): void;
}

/** Searching and what is new beside a page. Loaded when it is asked for, since the panel opens for fact-checks. */
export function PanelTab({ tab, chooseTab }: PanelTabProps) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    const load = async (): Promise<void> => {
      const { createShell, SearchTab, NewsTab } = await import("./open-shell.ts");
      const shell = createShell({ tab, chooseTab, leave: () => undefined });
      setLoaded({ shell, draw: { search: SearchTab, recent: NewsTab } });
    };
    act(load());
  }, []);
  const shown = tab.value;
  if (loaded === null || shown === "checks") return null;
  const Drawn = loaded.draw[shown];
  return <Drawn key={shown} shell={loaded.shell} />;
}
