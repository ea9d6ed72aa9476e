import type { IconName } from "../base/Icon.tsx";

/** A line of a listbox. Its label and detail are text, wherever they come from. */
export interface ListOption {
  readonly value: string;
  readonly label: string;
  readonly detail?: string | null;
  readonly count?: number | undefined;
  /** Its counts are those of others, too. */
  readonly isShared?: boolean | undefined;
  readonly icon?: IconName;
  /** Options of one group stand together under its name. */
  readonly group?: string | undefined;
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** Where an arrow key leads from here: round at the ends, with the field itself (-1) between last and first. */
export function nextOption(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  if (key === "ArrowDown") return active + 1 >= count ? -1 : active + 1;
  if (key === "ArrowUp") return active < 0 ? count - 1 : active - 1;
  if (key === "PageDown") return Math.min(count - 1, active + 8);
  if (key === "PageUp") return Math.max(0, active - 8);
  return null;
}
