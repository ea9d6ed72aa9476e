import { keptRecord } from "../base/kept-record.ts";

export interface WantedCheck {
  readonly id: string;
  readonly at: number;
  /** The window of the click. */
  readonly windowId: number | undefined;
}

/** The check to show in the side panel, which cannot be opened with an address. */
export const wantedCheck = keptRecord<WantedCheck>("wanted-check", 1);
