import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { browser } from "../../utils/platform/browser.ts";
import { onChange } from "../../utils/platform/changes.ts";
import { counted, formatNumber } from "../../utils/platform/i18n.ts";
import { isPrivateWindow } from "../../utils/platform/private-window.ts";
import { WATCH_BADGE } from "../../utils/watches/watch.ts";
import { AFTER_FIRST_PAINT, pageClock } from "../base/clock.ts";
import { act } from "../base/trouble.tsx";

/** The count beside Fact-checks: how many run or are not seen yet. */
export function useChecksBadge() {
  const count = useNewChecks();
  if (count === 0) return null;
  return { text: formatNumber(count), description: counted("tab.checks_badge", count), isNew: true };
}

/** How many checks run or are not seen yet. */
function useNewChecks(): number {
  const count = useSignal(0);
  useEffect(() => {
    // In a private window the badge belongs to the other windows.
    if (isPrivateWindow()) return;
    let latest = 0;
    const read = async (): Promise<void> => {
      latest += 1;
      const own = latest;
      const found = await countNewChecks();
      if (own === latest) count.value = found;
    };
    const stop = pageClock.after(AFTER_FIRST_PAINT, () => act(read()));
    const stopListening = onChange("badge", () => act(read()));
    return () => {
      stop();
      stopListening();
    };
  }, [count]);
  return count.value;
}

/** The toolbar icon's badge tells whether there are any: mostly there are none, and the database need not be asked. */
async function countNewChecks(): Promise<number> {
  const badge = await browser.action.getBadgeText({});
  if (badge === "" || badge.startsWith(WATCH_BADGE)) return 0;
  const { countChecks } = await import("../../utils/checks/history/read-checks.ts");
  const { inLine, unseen } = await countChecks();
  return inLine + unseen;
}
