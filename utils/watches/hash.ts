const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const SECOND_START = 0x9747b28c;
const SECOND_FACTOR = 0x5bd1e995;
const LOW_BITS = 2 ** 32;

/** A text as a number of 53 bits. Remembering a thousand of those takes a tenth of the room of a thousand addresses. */
export function hashOf(text: string): number {
  let first = FNV_START;
  let second = SECOND_START;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    first = Math.imul(first ^ code, FNV_PRIME);
    second = Math.imul((second ^ (second >>> 15)) + code, SECOND_FACTOR);
  }
  second = Math.imul(second ^ (second >>> 13), SECOND_FACTOR);
  first = Math.imul(first ^ (first >>> 16) ^ second, FNV_PRIME);
  return (first >>> 11) * LOW_BITS + (second >>> 0);
}
