import { localRecord } from "../../utils/platform/local-record.ts";

export interface WantedCheck {
  readonly id: string;
  readonly at: number;
  /** The window of the click. */
  readonly windowId: number | undefined;
}

/** The check that a click elsewhere is about: a side panel that is opened takes no address. */
export const wantedCheck = localRecord<WantedCheck>("wanted-check", 1);
