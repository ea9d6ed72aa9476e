/** A string with its quotes, a bracket or sign, the end of a line, or a word such as a number. */
const TOKEN = /"(?:[^"\\]|\\.)*"?|[[\]{},:\n]|[^\s"[\]{},:]+/g;

/**
 * The line that each item of a list in JSON begins on, which its parser does not tell. The list is all of the text, or what this
 * key of it holds. Of text that is not JSON the lines mean nothing.
 */
export function itemLines(json: string, key: string): readonly number[] {
  let lines: number[] = [];
  let [line, depth, listDepth] = [1, 0, 0];
  /** Whether the next token begins an item. */
  let isBefore = false;
  let lastText = "";
  for (const [token] of json.matchAll(TOKEN)) {
    if (token === "\n") {
      line += 1;
      continue;
    }
    if (isBefore && token !== "]") lines.push(line);
    isBefore = false;
    const isList = token === "[" && (depth === 0 || (depth === 1 && lastText === JSON.stringify(key)));
    if (token === "[" || token === "{") depth += 1;
    if (isList) {
      // Of a key that is there twice, the last one counts.
      [lines, listDepth, isBefore] = [[], depth, true];
    } else if (token === "," && depth === listDepth) isBefore = true;
    if (token === "]" || token === "}") {
      if (depth === listDepth) listDepth = 0;
      depth -= 1;
    }
    if (token.startsWith('"')) lastText = token;
  }
  return lines;
}
