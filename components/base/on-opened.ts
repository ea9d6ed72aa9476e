/** The button that opens a link behind; the right one only opens a menu. */
export const MIDDLE_BUTTON = 1;

/** What a link gets to call `opened` however it is followed: by a press, with the middle button, or with the keys that open it behind. */
export function onOpened(opened: () => void) {
  return {
    onClick: opened,
    onAuxClick({ button }: MouseEvent): void {
      if (button === MIDDLE_BUTTON) opened();
    },
    // The page opens the tab itself, and no click follows.
    onKeyDown({ key, ctrlKey, metaKey }: KeyboardEvent): void {
      if (key === "Enter" && (ctrlKey || metaKey)) opened();
    },
  };
}
