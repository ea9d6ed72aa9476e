import { fileURLToPath } from "node:url";

// Also in a Node that is too old, which is said with this.
export const ROOT = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");

/** A reason to stop that a user can act on: shown as one sentence, without a stack. */
export class SetupError extends Error {}

export function say(sentence) {
  console.log(sentence);
}
