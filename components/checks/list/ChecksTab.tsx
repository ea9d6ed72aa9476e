import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { act } from "../../base/trouble.tsx";

/** The popup's fact-checks. Their code is loaded with the tab, so that a search does not wait for it. */
export function ChecksTab() {
  const [View, setView] = useState<ComponentType<{ room: "popup" }> | null>(null);
  useEffect(() => act(import("./ChecksView.tsx").then(({ ChecksView }) => setView(() => ChecksView))), []);
  return View && <View room="popup" />;
}
