/**
 * Starts work of the worker that nobody awaits. There is no page to say what failed, so the log names the work. Not every
 * browser answers every call with a promise.
 */
export function inBackground(what: string, work: Promise<unknown> | undefined): void {
  work?.catch((error: unknown) => console.error(`${what}:`, error));
}
