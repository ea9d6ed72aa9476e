import { browser } from "../../utils/platform/browser.ts";
import { withoutTextFragment } from "../../utils/text/text-fragment.ts";
import { act } from "./trouble.tsx";

/** The button that opens a link behind; the right one only opens a menu. */
const MIDDLE_BUTTON = 1;

/** `background`: in a background tab. Returns whether it was opened, so that the link is not followed as well. */
export type OpenPage = (address: string, background: boolean) => boolean;

/**
 * What a link to a page gets to open it where the user wants it, and to call `opened` however it is followed: by a press, with the
 * middle button, or with the keys that open it behind.
 */
export function onOpened(open: OpenPage, opened: () => void = () => undefined) {
  return {
    onClick(event: MouseEvent & { readonly currentTarget: HTMLAnchorElement }): void {
      opened();
      // The browser opens a window of its own, or saves the page.
      if (event.shiftKey || event.altKey) return;
      if (open(event.currentTarget.href, event.ctrlKey || event.metaKey)) event.preventDefault();
    },
    onAuxClick(event: MouseEvent & { readonly currentTarget: HTMLAnchorElement }): void {
      if (event.button !== MIDDLE_BUTTON) return;
      openAtPassage(event);
      opened();
    },
    // The page opens the tab itself, and no click follows.
    onKeyDown({ key, ctrlKey, metaKey }: KeyboardEvent): void {
      if (key === "Enter" && (ctrlKey || metaKey)) opened();
    },
  };
}

/**
 * For a tab that the middle button opens, browsers drop the words to scroll to; a tab that an extension opens keeps them. For
 * every link that may lead to a passage.
 */
export function openAtPassage(event: MouseEvent & { readonly currentTarget: HTMLAnchorElement }): void {
  const { href } = event.currentTarget;
  if (event.button !== MIDDLE_BUTTON || withoutTextFragment(href) === href) return;
  event.preventDefault();
  act(browser.tabs.create({ url: href, active: false }));
}
