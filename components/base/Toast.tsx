import { signal } from "@preact/signals";
import { pageClock } from "./clock.ts";

/** In milliseconds: a short sentence, and a letter of a longer one, as slow readers read it. */
const SHOWN_FOR = 4_000;
const LETTER_SHOWN_FOR = 100;

const told = signal({ words: "", count: 0 });
let stopForgetting = () => {};

/** Says for a moment what was just done, such as "Link copied". */
export function tell(words: string): void {
  stopForgetting();
  const count = told.peek().count + 1;
  told.value = { words, count };
  stopForgetting = pageClock.after(Math.max(SHOWN_FOR, LETTER_SHOWN_FOR * words.length), () => {
    told.value = { words: "", count };
  });
}

/**
 * Where a page shows what `tell` says: `mountPage` draws it, or the head of the panel. It is always in the page, so that
 * screen readers hear its words change, and words that are told twice are new words each time.
 */
export function Toast() {
  const { words, count } = told.value;
  return (
    <p class={words ? "toast toast-shown" : "toast"} role="status">
      <span key={count}>{words}</span>
    </p>
  );
}
