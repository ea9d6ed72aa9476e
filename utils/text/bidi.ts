/** Overrides and isolates that make text read in another order than it is written, as in forged names of sites. */
export function withoutBidiControls(text: string): string {
  return text.replace(/[\u202A-\u202E\u2066-\u2069]/g, "");
}
