import type { ApiFailure } from "../../../utils/platform/failure.ts";
import { localRecord } from "../../../utils/platform/local-record.ts";
import type { PageRequest } from "../../../utils/search/request.ts";
import { whenCleared } from "../../base/kept-record.ts";
import type { Shown } from "./results-store.ts";

export type ViewName = PageRequest["view"];

/** What the popup shows when it is opened again. */
export interface ViewMemory {
  readonly request: PageRequest;
  readonly shown: Shown | null;
  /** Why there was no answer; null or not there: it was on its way, if anything was asked. */
  readonly failure?: ApiFailure | null;
}

const views = {
  search: localRecord<ViewMemory>("popup-search", 1),
  recent: localRecord<ViewMemory>("popup-recent", 1),
};
/** Stored separately from results, which are large: words change with each key. */
const words = localRecord<Readonly<Partial<Record<ViewName, string>>>>("popup-words", 1);

/** What the popup and the side panel keep of their views. */
export const popupMemory = {
  readView: (name: ViewName): ViewMemory | null => views[name].read(),
  /** A popup that could not keep this opens empty the next time: no more than that, so nothing is said. */
  keepView(name: ViewName, memory: ViewMemory): void {
    views[name].write(memory);
  },
  whenViewCleared(name: ViewName, onCleared: () => void): void {
    whenCleared(`popup-${name}`, onCleared);
  },
  /** They are another service's: what was searched for is kept, and asked again. */
  forgetResults(): void {
    for (const view of Object.values(views)) {
      const memory = view.read();
      if (memory !== null) view.write({ request: memory.request, shown: null });
    }
  },
  /** The words in the box, sent or not; null: none were kept. */
  readWords: (name: ViewName): string | null => words.read()?.[name] ?? null,
  keepWords(name: ViewName, text: string): void {
    words.write({ ...words.read(), [name]: text });
  },
};
