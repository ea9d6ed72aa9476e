import type { Stroke } from "../../../utils/checks/sources/shared-words.ts";

/** A line of a picture, as stretches that are marked or not. */
export type Line = readonly Stroke[];

/** What comes after it would not fit into a picture anyway. */
const LONGEST_READ = 2_000;

/** Breaks a text into lines of a width, at its spaces; a text that needs more lines than are allowed ends with an ellipsis. */
export function lineRows(
  text: readonly Stroke[],
  width: number,
  measure: (text: string) => number,
  most: number,
): readonly Line[] {
  const rows: Stroke[][] = [[]];
  let read = 0;
  for (const { text: whole, isMarked } of text) {
    for (const piece of whole.slice(0, LONGEST_READ - read).match(/\s+|[^\s]{1,40}/gu) ?? []) {
      read += piece.length;
      const word = /^\s+$/.test(piece) ? " " : piece;
      const row = rows.at(-1) ?? [];
      const before = row.map(({ text: drawn }) => drawn).join("");
      if (measure(before + word) <= width) {
        add(row, word, isMarked);
      } else if (rows.length === most) {
        cutAt(row, width, measure);
        return rows;
      } else {
        rows.push(word === " " ? [] : [{ text: word, isMarked }]);
      }
    }
    if (read >= LONGEST_READ) break;
  }
  return rows.filter((row) => row.length > 0);
}

function add(row: Stroke[], text: string, isMarked: boolean): void {
  const last = row.at(-1);
  if (last === undefined && text === " ") return;
  if (last?.isMarked === isMarked) row.splice(-1, 1, { text: last.text + text, isMarked });
  else row.push({ text, isMarked });
}

function cutAt(row: Stroke[], width: number, measure: (text: string) => number): void {
  const before = row
    .slice(0, -1)
    .map(({ text }) => text)
    .join("");
  const last = row.pop();
  if (last === undefined) return;
  let { text } = last;
  while (text !== "" && measure(`${before}${text}…`) > width) text = shorter(text, before === "");
  row.push({ text: `${text.trimEnd()}…`, isMarked: last.isMarked });
}

/** A text without its last word; a word that has a line for itself loses its last letter instead. */
function shorter(text: string, isWholeLine: boolean): string {
  const words = text.slice(0, Math.max(0, text.trimEnd().lastIndexOf(" ")));
  return words === "" && isWholeLine ? [...text].slice(0, -1).join("") : words;
}

/** Whether a text begins with a letter that is written from right to left. */
export function readsFromRight(rows: readonly Line[]): boolean {
  const words = rows
    .flat()
    .map(({ text }) => text)
    .join("");
  const [first] = /\p{L}/u.exec(words) ?? [];
  return (
    first !== undefined &&
    /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u.test(first)
  );
}
