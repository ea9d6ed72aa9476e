const shortForms = new Set(
  "mr mrs ms dr st no sen rep gov gen jr sr inc co dept vs jan feb mar apr jun jul aug sept sep oct nov dec".split(
    " ",
  ),
);

function endsInShortForm(text: string): boolean {
  const last = /(?:^|\s)["'(]*((?:\p{L}\.)*\p{L}+)\.$/u.exec(text.slice(-12))?.[1] ?? "";
  return last.includes(".") || /^\p{Lu}$/u.test(last) || shortForms.has(last.toLowerCase());
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** The sentences of a text; the items of a list and paragraphs without a full stop are sentences too. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const block of text.split(/\n\s*(?:\n|(?=[-*\u2022]\s))/)) {
    const line = oneLine(block);
    let start = 0;
    for (const end of line.matchAll(/[.!?]["')\]\u201d\u2019]*(?= |$)/gu)) {
      const stop = end.index + end[0].length;
      const sentence = line.slice(start, stop);
      if (stop < line.length && end[0].startsWith(".") && endsInShortForm(sentence)) continue;
      sentences.push(sentence.trim());
      start = stop;
    }
    const rest = line.slice(start).trim();
    if (rest !== "") sentences.push(rest);
  }
  return sentences;
}

const fewestWords = 4;

/** The parts of a sentence that could each stand alone; only the sentence itself where one of them is too short. */
export function clausesOf(sentence: string): string[] {
  const clauses = sentence.split(/; |,? (?:and|but|while|whereas|although|though) /);
  return clauses.every((clause) => clause.trim().split(" ").length >= fewestWords) ? clauses : [sentence];
}
