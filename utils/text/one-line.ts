/** A text of any length and with any characters, as one line of at most so many UTF-16 units. */
export function oneLine(text: string, most: number): string {
  // Far more than is kept, since white space may go.
  const line = text
    .slice(0, most * 10)
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
  if (line.length <= most) return line;
  return `${line
    .slice(0, most - 1)
    .toWellFormed()
    .replace(/\uFFFD$/, "")}…`;
}
