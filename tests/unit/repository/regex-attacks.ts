import { type AST, RegExpParser } from "@eslint-community/regexpp";

/** Characters that classes are tried with, one of each kind that the code's own classes tell apart. */
const ALPHABET = [..."aA1 -.,:;#/@_'\"<>&=|!?$%()[]\\\n\téĳ\u0301中（。…—"];
/** As many of a class as are tried. */
const OF_A_CLASS = 3;
/** What follows the repeated part. One of them is usually something that the expression cannot go on with. */
const ENDINGS = ["", "\u0001", " ", "\n", "\n!", "a"];

export interface Attack {
  readonly before: string;
  readonly repeated: string;
  readonly after: string;
}

/**
 * Texts on which an expression would take long if it could: each of its parts repeated, after what leads to that part, before
 * something that it may not be able to go on with.
 */
export function attacksOn(source: string, flags: string): readonly Attack[] {
  const parsed = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes("u"),
    unicodeSets: flags.includes("v"),
  });
  const attacks = new Map<string, Attack>();
  const add = (before: string, repeated: string): void => {
    if (repeated === "") return;
    for (const after of ENDINGS) {
      const attack = { before, repeated, after };
      attacks.set(JSON.stringify(attack), attack);
    }
  };
  const visitAlternatives = (alternatives: readonly AST.Alternative[], before: string): void => {
    for (const alternative of alternatives) visit(alternative, before);
  };
  const visit = ({ elements }: AST.Alternative, before: string): void => {
    let lead = before;
    let own = "";
    const pieces = piecesOf(elements, flags);
    for (const [index, { parts, element }] of pieces.entries()) {
      const next = pieces[index + 1];
      for (const part of parts) {
        for (const start of new Set(["", "\u0001", "a", before, lead])) add(start, part);
        // The beginning of the whole, so that each repetition is a start that fails only at the end.
        for (const between of ["", " "]) add("", `${own}${part}${between}`);
        for (const following of next?.parts ?? []) add(lead, part + following);
      }
      const inner = element?.type === "Quantifier" ? element.element : element;
      if (inner && "alternatives" in inner) visitAlternatives(inner.alternatives, lead);
      lead += parts[0] ?? "";
      own += parts[0] ?? "";
    }
  };
  visitAlternatives(parsed.alternatives, "");
  return [...attacks.values()];
}

interface Piece {
  /** Short texts that it matches. */
  readonly parts: readonly string[];
  readonly element?: AST.Element;
}

/** What an alternative is made of, each literal word as one piece: no letter of it can be repeated by itself. */
function piecesOf(elements: readonly AST.Element[], flags: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let word = "";
  const endWord = (): void => {
    if (word !== "") pieces.push({ parts: [word] });
    word = "";
  };
  for (const element of elements) {
    if (element.type === "Character") word += String.fromCodePoint(element.value);
    else {
      endWord();
      pieces.push({ parts: examples(element, flags), element });
    }
  }
  endWord();
  return pieces;
}

/** Short texts that a part matches. */
function examples(node: AST.Element | AST.QuantifiableElement, flags: string): readonly string[] {
  switch (node.type) {
    case "Character":
      return [String.fromCodePoint(node.value)];
    case "CharacterSet":
    case "CharacterClass":
    case "ExpressionCharacterClass": {
      const one = new RegExp(`^${node.raw}$`, flags.replace(/[gy]/g, ""));
      const own = [...node.raw].filter((character) => one.test(character));
      const others = ALPHABET.filter((character) => one.test(character));
      return [...new Set([...others.slice(0, 1), ...own.slice(0, 1), ...others])].slice(0, OF_A_CLASS);
    }
    case "Quantifier":
      return examples(node.element, flags).map((each) => each.repeat(Math.max(1, node.min)));
    case "Group":
    case "CapturingGroup":
      return node.alternatives.map(({ elements }) =>
        elements.map((element) => examples(element, flags)[0] ?? "").join(""),
      );
    default:
      return [];
  }
}
