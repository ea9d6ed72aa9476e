import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { TabPanel } from "../../base/Tabs.tsx";
import { act } from "../../base/trouble.tsx";

type Loaded = typeof import("./ChecksView.tsx");

/** The popup's fact-checks. Their code is loaded with the tab, so that a search does not wait for it, and stays for the next time. */
export function ChecksTab({ isShown }: { isShown: boolean }) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    if (isShown && loaded === null) act(import("./ChecksView.tsx").then((code) => setLoaded(code)));
  }, [isShown, loaded]);
  if (loaded !== null) return <LoadedTab code={loaded} isShown={isShown} />;
  return isShown ? <Frame /> : null;
}

function LoadedTab({ code: { ChecksView, useChecksStore }, isShown }: { code: Loaded; isShown: boolean }) {
  const store = useChecksStore("popup");
  if (!isShown) return null;
  return (
    <Frame>
      <ChecksView store={store} room="popup" />
    </Frame>
  );
}

function Frame({ children }: { children?: ComponentChildren }) {
  return (
    <main>
      <TabPanel id="checks">
        <div class="scroller">{children}</div>
      </TabPanel>
    </main>
  );
}
