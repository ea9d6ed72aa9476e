/** Replaces lone surrogates, which an address would turn into another character, and joins white space. */
export function tidy(text: string): string {
  return text.toWellFormed().trim().replace(/\s+/g, " ");
}

/** Read from the end: looking for slashes that reach it would take the square of their number. */
export function withoutEndSlashes(address: string): string {
  let end = address.length;
  while (address[end - 1] === "/") end -= 1;
  return address.slice(0, end);
}
