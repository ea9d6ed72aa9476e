import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { DoneCheck } from "../../../utils/checks/check.ts";
import { act } from "../../base/trouble.tsx";

type ChangedPassages = ComponentType<{ check: DoneCheck }>;

/** What the sources that changed said then and say now. Comparing is loaded where there is something to compare. */
export function WhatChanged({ check }: { check: DoneCheck }) {
  const [Passages, setPassages] = useState<ChangedPassages | null>(null);
  const isKnown = check.passagesBySiteNow !== undefined;
  useEffect(() => {
    if (!isKnown) return;
    const load = async () => {
      const loaded = await import("./ChangedPassages.tsx");
      setPassages(() => loaded.ChangedPassages);
    };
    act(load());
  }, [isKnown]);
  return isKnown && Passages !== null ? <Passages check={check} /> : null;
}
