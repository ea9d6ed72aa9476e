import { useEffect, useState } from "preact/hooks";
import { act } from "../../base/trouble.tsx";
import type { LookBack, LookBackProps } from "./LookBack.tsx";

/** How many pages changed in each week. Few look at it, so its code is loaded when they do. */
export function LazyLookBack(looked: LookBackProps) {
  const [Loaded, setLoaded] = useState<typeof LookBack | null>(null);
  useEffect(() => {
    const load = async (): Promise<void> => {
      const loaded = await import("./LookBack.tsx");
      setLoaded(() => loaded.LookBack);
    };
    act(load());
  }, []);
  return Loaded === null ? null : <Loaded {...looked} />;
}
