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
    return listenToPermissions(look);
  }, [key]);
  return [isAllowed, setAllowed];
}

/** Calls where the browser allows more or less than before, wherever that was chosen, until the returned function is called. */
export function listenToPermissions(changed: () => void): () => void {
  browser.permissions.onAdded.addListener(changed);
  browser.permissions.onRemoved.addListener(changed);
  return () => {
    browser.permissions.onAdded.removeListener(changed);
    browser.permissions.onRemoved.removeListener(changed);
  };
}
