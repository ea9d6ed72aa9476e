/** Items of a long list that are kept: those that follow are read in the same way. */
const ITEMS_KEPT = 3;
const LONG_LIST = 6;

/** Phrases as a reviewer reads them: without the tenth result, and with a highlighted word inside its sentence. */
export function condensed(phrases: readonly string[]): readonly string[] {
  return joined(withoutRepetition(phrases));
}

function withoutRepetition(phrases: readonly string[]): readonly string[] {
  const kept: string[] = [];
  let until: string | null = null;
  for (const phrase of phrases) {
    if (until !== null) {
      if (phrase === until) until = null;
      continue;
    }
    const [, position = "", size = ""] =
      /^listitem, level \d+, position (\d+), set size (\d+)$/.exec(phrase) ?? [];
    if (Number(size) > LONG_LIST && Number(position) > ITEMS_KEPT) {
      if (Number(position) === ITEMS_KEPT + 1) kept.push(`… and ${Number(size) - ITEMS_KEPT} more`);
      until = `end of ${phrase}`;
    } else kept.push(phrase);
  }
  return kept;
}

/** Highlights are announced by few readers, and never as a line of their own. */
function joined(phrases: readonly string[]): readonly string[] {
  const lines: string[] = [];
  let isMark = false;
  let goesOn = false;
  for (const phrase of phrases) {
    if (phrase === "mark" || phrase === "end of mark") {
      isMark = phrase === "mark";
      goesOn = true;
    } else if (goesOn && lines.length > 0 && (isMark || !phrase.startsWith("end of "))) {
      lines.push(`${lines.pop()} ${phrase}`);
      goesOn = false;
    } else {
      lines.push(phrase);
      goesOn = false;
    }
  }
  return lines;
}
