import {
  isAskedLater,
  type LastAsked,
  lastOf,
  readLastAsked,
} from "../../utils/checks/history/last-asked.ts";
import { onChange } from "../../utils/platform/changes.ts";
import { act } from "../base/trouble.tsx";
import { showWanted } from "./show-wanted.ts";
import { wantedCheck } from "./wanted-check.ts";

interface NewChecks {
  /** Resolves once what is there already is known. */
  readonly isReady: Promise<void>;
  readonly stop: () => void;
}

/** Tells a page that may show something else of checks that were asked for since, and of one that the popup wants to be shown. */
export function listenToNewChecks(onNew: () => void): NewChecks {
  let last: LastAsked | null = null;

  const look = async (): Promise<void> => {
    const found = await readLastAsked().catch(failedToRead);
    if (found === null) return;
    const isNew = last !== null && isAskedLater(found, last);
    last = last === null ? found : lastOf(found, last);
    if (isNew) onNew();
  };

  const stops = [
    onChange("checks", () => act(look())),
    wantedCheck.listen((wanted) => act(showWanted(wanted, onNew))),
  ];
  return {
    isReady: look(),
    stop() {
      for (const stop of stops) stop();
    },
  };
}

/** The list of checks says why, once it is shown. */
function failedToRead(error: unknown): null {
  console.error("New fact-checks could not be looked for:", error);
  return null;
}
