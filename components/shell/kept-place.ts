import { localRecord } from "../../utils/platform/local-record.ts";
import type { PageRequest } from "../../utils/search/request.ts";

/** One of the three nouns. */
export type ShellTab = PageRequest["view"] | "checks";

/** Stored by themselves, since a scroll position changes with each turn of a wheel. */
const scrolls = localRecord<Readonly<Partial<Record<ShellTab, number>>>>("popup-scroll", 1);
const tab = localRecord<ShellTab>("popup-tab", 1);

/** Where the popup was when it was closed. */
export const keptPlace = {
  readScroll: (name: ShellTab): number => scrolls.read()?.[name] ?? 0,
  keepScroll(name: ShellTab, top: number): void {
    scrolls.write({ ...scrolls.read(), [name]: top });
  },
  readTab: (): ShellTab => tab.read() ?? "search",
  keepTab(name: ShellTab): void {
    tab.write(name);
  },
};
