import type { DetailsDraft } from "../../../utils/watches/details.ts";
import type { Watch, WatchChoices, WatchSort } from "../../../utils/watches/watch.ts";

/** What is chosen of a follow, as it is typed. */
export interface FormChoices extends Required<Omit<WatchChoices, "details">> {
  readonly sort: WatchSort;
  readonly details: DetailsDraft;
}

/** What was entered of one follow and is not saved. */
export interface Unsaved {
  /** The watch as it was when the form opened: another window may change it meanwhile. */
  readonly shown: Watch | null;
  /** Only what was entered. */
  readonly entered: Partial<FormChoices>;
}

interface UnsavedChoices {
  /** Of each box, which of its subjects was chosen. */
  readonly subjects: Map<string, number>;
  /** Of each subject and its watch. */
  readonly entered: Map<string, Unsaved>;
}

/** What the forms of this page hold: a press beside a box closes it, and nothing that was entered may be lost with it. */
export const unsavedChoices: UnsavedChoices = { subjects: new Map(), entered: new Map() };
