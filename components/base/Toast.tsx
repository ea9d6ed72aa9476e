import { signal } from "@preact/signals";
import { pageClock } from "./clock.ts";

const SHOWN_FOR = 4_000;

const told = signal("");
let stopForgetting = () => {};

/** Says for a moment what was just done, such as "Link copied". */
export function tell(words: string): void {
  stopForgetting();
  told.value = words;
  stopForgetting = pageClock.after(SHOWN_FOR, () => {
    told.value = "";
  });
}

/** Where a page shows what `tell` says. It is always in the page, so that screen readers hear its words change. */
export function Toast() {
  return (
    <p class={told.value ? "toast toast-shown" : "toast"} role="status">
      {told.value}
    </p>
  );
}
