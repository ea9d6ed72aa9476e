import { localRecord } from "../../utils/platform/local-record.ts";
import type { PageRequest } from "../../utils/requests/request.ts";
import type { Shown } from "../results/results-store.ts";

/** What the popup shows when it is opened again. */
export interface ViewMemory {
  readonly request: PageRequest;
  readonly text: string;
  readonly shown: Shown | null;
}

export type PopupTab = "search" | "recent" | "checks";

const views = {
  search: localRecord<ViewMemory>("popup-search", 1),
  recent: localRecord<ViewMemory>("popup-recent", 1),
};
/** Stored separately, because scroll positions change often and results are large. */
const scrolls = localRecord<Readonly<Partial<Record<PopupTab, number>>>>("popup-scroll", 1);
const tab = localRecord<PopupTab>("popup-tab", 1);

export const popupMemory = {
  readView: (name: "search" | "recent"): ViewMemory | null => views[name].read(),
  /** A popup that could not keep this opens empty the next time: no more than that, so nothing is said. */
  keepView(name: "search" | "recent", memory: ViewMemory): void {
    views[name].write(memory);
  },
  readScroll: (name: PopupTab): number => scrolls.read()?.[name] ?? 0,
  keepScroll(name: PopupTab, top: number): void {
    scrolls.write({ ...scrolls.read(), [name]: top });
  },
  readTab: (): PopupTab => tab.read() ?? "search",
  keepTab(name: PopupTab): void {
    tab.write(name);
  },
};
