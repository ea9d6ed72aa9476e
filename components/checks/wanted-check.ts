import { localRecord } from "../../utils/platform/local-record.ts";

export interface WantedCheck {
  readonly id: string;
  readonly at: number;
  /** The window of the click. */
  readonly windowId: number | undefined;
}

/** The check to show in the side panel, which cannot be opened with an address. */
export const wantedCheck = localRecord<WantedCheck>("wanted-check", 1);
