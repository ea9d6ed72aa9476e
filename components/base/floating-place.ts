export interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 4;
const EDGE = 8;

/**
 * Where a list that belongs to a button is drawn in its window: below it, or above where only there is room for more of it;
 * its end at the button's end, and whole in the window where it fits. `most` is the height it may have.
 */
export function floatingPlace(
  button: Box,
  list: Size,
  window: Size,
  side: "start" | "end",
): { readonly top: number; readonly left: number; readonly most: number } {
  const below = window.height - EDGE - (button.bottom + GAP);
  const above = button.top - GAP - EDGE;
  const isBelow = list.height <= below || below >= above;
  const most = Math.max(0, isBelow ? below : above);
  const height = Math.min(list.height, most);
  const wanted = side === "start" ? button.left : button.right - list.width;
  const left = Math.max(EDGE, Math.min(wanted, window.width - EDGE - list.width));
  return { top: isBelow ? button.bottom + GAP : button.top - GAP - height, left, most };
}
