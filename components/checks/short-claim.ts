import { claimText } from "../../utils/checks/sentences.ts";
import { oneLine } from "../../utils/text/one-line.ts";

const LONGEST_NAME = 60;

/** As much of a claim as tells it from others, for the names of buttons. */
export const shortClaim = (claim: string): string => claimText(oneLine(claim, LONGEST_NAME));
