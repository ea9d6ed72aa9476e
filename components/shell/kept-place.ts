import { localRecord } from "../../utils/platform/local-record.ts";
import type { Noun } from "../base/PageNav.tsx";

/** Stored by themselves, since a scroll position changes with each turn of a wheel. */
const scrolls = localRecord<Readonly<Partial<Record<Noun, number>>>>("popup-scroll", 1);
const tab = localRecord<Noun>("popup-tab", 1);

/** Where the popup was when it was closed. */
export const keptPlace = {
  readScroll: (name: Noun): number => scrolls.read()?.[name] ?? 0,
  keepScroll(name: Noun, top: number): void {
    scrolls.write({ ...scrolls.read(), [name]: top });
  },
  readTab: (): Noun => tab.read() ?? "search",
  keepTab(name: Noun): void {
    tab.write(name);
  },
};
