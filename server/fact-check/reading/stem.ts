const irregular = new Map(
  Object.entries({
    ate: "eat",
    bought: "buy",
    children: "child",
    chosen: "choose",
    fell: "fall",
    fallen: "fall",
    forgave: "forgive",
    forgiven: "forgive",
    gave: "give",
    given: "give",
    got: "get",
    held: "hold",
    kept: "keep",
    lost: "lose",
    made: "make",
    men: "man",
    met: "meet",
    paid: "pay",
    ran: "run",
    rose: "rise",
    risen: "rise",
    sent: "send",
    sold: "sell",
    spent: "spend",
    taken: "take",
    taxable: "tax",
    taxation: "tax",
    took: "take",
    women: "woman",
    won: "win",
    written: "write",
    wrote: "write",
  }),
);

function withoutPlural(word: string): string {
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh|z)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith("s") && !/(?:ss|us|is)$/.test(word) && word.length > 3) return word.slice(0, -1);
  return word;
}

function withoutEnding(word: string): string {
  const bare = word.replace(/(?:ing|ed)$/, "");
  if (bare === word || bare.length < 3 || !/[aeiouy]/.test(bare)) return word;
  return /([bdgmnprt])\1$/.test(bare) ? bare.slice(0, -1) : bare;
}

/** The part of an English word that its plural, past and -ing forms share. Not always a word itself. */
export function stem(written: string): string {
  const bare = written.replace(/'s?$/, "");
  const word = irregular.get(bare) ?? bare;
  if (word.length < 4) return word;
  const root = withoutEnding(withoutPlural(word));
  return root.length < 4 ? root : root.replace(/e$/, "").replace(/y$/, "i");
}
