import { resolve } from "node:path";

export const ROOT = resolve(import.meta.dirname, "..", "..");

/** A reason to stop that a user can act on: shown as one sentence, without a stack. */
export class SetupError extends Error {}

export function say(sentence) {
  console.log(sentence);
}
