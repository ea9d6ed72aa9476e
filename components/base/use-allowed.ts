import { useEffect, useState } from "preact/hooks";
import { browser } from "../../utils/platform/browser.ts";
import { act } from "./trouble.tsx";

type Asked = Parameters<typeof browser.permissions.contains>[0];

/** Whether the browser allows these at the moment. True until it is known, so that no warning flashes. */
export function useAllowed(
  asked: Asked,
): readonly [isAllowed: boolean, setAllowed: (isAllowed: boolean) => void] {
  const [isAllowed, setAllowed] = useState(true);
  const key = JSON.stringify(asked);
  useEffect(() => {
    const look = (): void => act(browser.permissions.contains(asked).then((allowed) => setAllowed(allowed)));
    look();
    browser.permissions.onAdded.addListener(look);
    browser.permissions.onRemoved.addListener(look);
    return () => {
      browser.permissions.onAdded.removeListener(look);
      browser.permissions.onRemoved.removeListener(look);
    };
  }, [key]);
  return [isAllowed, setAllowed];
}
