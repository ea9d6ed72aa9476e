import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";
import { act } from "../base/trouble.tsx";
import type { PopupTab } from "../search/view/popup-memory.ts";
import type { Shell } from "./shell-store.ts";

interface Loaded {
  readonly shell: Shell;
  readonly draw: Readonly<Record<"search" | "recent", FunctionComponent<{ shell: Shell }>>>;
}

interface PanelTabProps {
  tab: "search" | "recent";
  onTab(tab: PopupTab): void;
}

/** Searching and what is new beside a page. Loaded when it is asked for, since the panel opens for fact-checks. */
export function PanelTab({ tab, onTab }: PanelTabProps) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    const load = async (): Promise<void> => {
      const { createShell, SearchTab, NewsTab } = await import("./open-shell.ts");
      const shell = createShell({ firstTab: tab, onTab, leave: () => undefined });
      setLoaded({ shell, draw: { search: SearchTab, recent: NewsTab } });
    };
    act(load());
  }, []);
  if (loaded === null) return null;
  const Drawn = loaded.draw[tab];
  return <Drawn key={tab} shell={loaded.shell} />;
}
