import type { Watch, WatchChoices, WatchSort } from "../../../utils/watches/watch.ts";
import type { DetailsDraft } from "../../../utils/watches/watch-details.ts";
import { keptRecord } from "../../base/kept-record.ts";
import { act } from "../../base/trouble.tsx";

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

/** The form that was entered into last. */
interface KeptForm {
  readonly box: string;
  readonly subject: number;
  readonly key: string;
  readonly entered: Partial<FormChoices>;
}

interface UnsavedChoices {
  /** Reads what an earlier page kept, once. To be waited for before a form is drawn. */
  read(): Promise<void>;
  /** Which of its subjects was chosen in a box. */
  subjectOf(box: string): number;
  chooseSubject(box: string, subject: number): void;
  /**
   * What was entered of a subject and its watch, if anything was. `key`: the subject's, a space, and the id of its watch. Where that
   * was unfollowed meanwhile, as in another window, what was entered is of a new one.
   */
  of(key: string, existing: Watch | null): Unsaved;
  isEntered(key: string): boolean;
  enter(box: string, key: string, unsaved: Unsaved): void;
  /** It is saved, and nothing to come back to. */
  forget(box: string, key: string): void;
}

/** For how long writes are gathered. */
const PAUSE = 300;
const kept = keptRecord<KeptForm>("follow-form", 1, { pause: PAUSE });

/**
 * What the forms of this page hold: a press beside a box closes it, and nothing that was entered may be lost with it. The one
 * that was entered into last is there in the next page, too: a popup closes with every press outside it, and with each question
 * of the browser.
 */
export function createUnsavedChoices(): UnsavedChoices {
  const subjects = new Map<string, number>();
  const entered = new Map<string, Unsaved>();
  let last: KeptForm | null = null;
  let reading: Promise<void> | null = null;
  const subjectOf = (box: string): number => subjects.get(box) ?? (last?.box === box ? last.subject : 0);
  return {
    read() {
      reading ??= kept.read().then((form) => {
        last ??= form;
        // What was saved or entered in another page, unless there is something of this one.
        kept.listen((written, isCleared) => {
          if (isCleared) {
            subjects.clear();
            entered.clear();
          }
          if (last === null || !entered.has(last.key)) last = written;
        });
      });
      return reading;
    },
    subjectOf,
    chooseSubject: (box, subject) => void subjects.set(box, subject),
    of(key, existing) {
      const known = entered.get(key);
      if (known !== undefined) return known;
      const isOfIt = (other: string): boolean => (existing === null ? other.startsWith(key) : other === key);
      const removed = [...entered].findLast(([other]) => isOfIt(other))?.[1].entered;
      return { shown: existing, entered: removed ?? (last && isOfIt(last.key) ? last.entered : {}) };
    },
    isEntered: (key) => entered.has(key) || last?.key === key,
    enter(box, key, unsaved) {
      entered.set(key, unsaved);
      last = { box, subject: subjectOf(box), key, entered: unsaved.entered };
      // What cannot be stored is still in this page, and the record logs why.
      act(kept.write(last));
    },
    forget(box, key) {
      subjects.delete(box);
      entered.delete(key);
      if (last?.key !== key) return;
      last = null;
      act(kept.forget());
    },
  };
}

/** One for all boxes of a page. */
export const unsavedChoices = createUnsavedChoices();
