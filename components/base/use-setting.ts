import { useEffect, useState } from "preact/hooks";
import { onSettings, readSettings, type SettingName, type Settings } from "../../utils/settings/settings.ts";
import { act } from "./trouble.tsx";

/** The current value of one setting, where a part of a page needs no other; undefined until it has been read. */
export function useSetting<Name extends SettingName>(name: Name): Settings[Name] | undefined {
  const [settings, show] = useState<Settings | null>(null);
  useEffect(() => {
    const drawn = new AbortController();
    act(follow(show, drawn.signal));
    return () => drawn.abort();
  }, []);
  return settings?.[name];
}

async function follow(show: (settings: Settings) => void, drawn: AbortSignal): Promise<void> {
  drawn.addEventListener("abort", onSettings(show));
  show(await readSettings());
}
