/** Whether words only add to others. */
export function goesOn(before: string, next: string): boolean {
  const words = new Set(wordsOf(next));
  return wordsOf(before).every((word) => words.has(word));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}
