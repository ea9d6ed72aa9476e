import ts from "typescript";

export interface WrittenRegex {
  readonly where: string;
  readonly regex: RegExp;
}

/** Every regular expression that a file writes, as a literal or put together from texts of the same file. */
export function regexesIn(file: string, code: string): readonly WrittenRegex[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const constants = new Map<string, ts.Expression>();
  const found: WrittenRegex[] = [];
  const collect = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer !== undefined) {
      constants.set(node.name.text, node.initializer);
    }
    ts.forEachChild(node, collect);
  };
  const visit = (node: ts.Node): void => {
    const regex = regexOf(node, constants);
    if (regex !== null) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({ where: `${file}:${line + 1} ${regex}`, regex });
    }
    ts.forEachChild(node, visit);
  };
  collect(source);
  visit(source);
  return found;
}

type Constants = ReadonlyMap<string, ts.Expression>;

function regexOf(node: ts.Node, constants: Constants): RegExp | null {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf("/");
    return new RegExp(node.text.slice(1, end), node.text.slice(end + 1));
  }
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return null;
  if (node.expression.getText() !== "RegExp") return null;
  const [pattern, flags] = node.arguments ?? [];
  // Made of another expression, which is tried itself.
  if (pattern !== undefined && ts.isIdentifier(pattern) && !constants.has(pattern.text)) return null;
  return new RegExp(textOf(pattern, constants), flags === undefined ? "" : textOf(flags, constants));
}

/** The text that an expression makes; throws where that cannot be told by reading, as then nothing could try it. */
function textOf(node: ts.Expression | undefined, constants: Constants): string {
  if (node !== undefined) {
    if (ts.isStringLiteralLike(node)) return node.text;
    if (ts.isTemplateExpression(node)) {
      const parts = node.templateSpans.map(
        ({ expression, literal }) => textOf(expression, constants) + literal.text,
      );
      return node.head.text + parts.join("");
    }
    if (ts.isIdentifier(node) && constants.has(node.text)) return textOf(constants.get(node.text), constants);
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
      return textOf(node.left, constants) + textOf(node.right, constants);
    }
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { name, expression } = node.expression;
      const [first, second] = node.arguments;
      if (name.text === "join") return textsOf(expression, constants).join(textOf(first, constants));
      const replaced = first === undefined ? null : regexOf(first, constants);
      if (name.text === "replace" && replaced !== null) {
        return textOf(expression, constants).replace(replaced, textOf(second, constants));
      }
    }
  }
  throw new Error(`Write it so that this test can read it: ${node?.getText()}`);
}

/** The elements of a list of texts, or the sources of a list of expressions. */
function textsOf(node: ts.Expression | undefined, constants: Constants): readonly string[] {
  if (node !== undefined) {
    if (ts.isIdentifier(node) && constants.has(node.text))
      return textsOf(constants.get(node.text), constants);
    if (ts.isCallExpression(node) && node.getText().endsWith(".map(({ source }) => source)")) {
      const { expression } = node;
      if (ts.isPropertyAccessExpression(expression)) return textsOf(expression.expression, constants);
    }
    if (ts.isArrayLiteralExpression(node)) {
      return node.elements.map((each) => {
        const element = ts.isIdentifier(each) ? constants.get(each.text) : each;
        const regex = element === undefined ? null : regexOf(element, constants);
        return regex?.source ?? textOf(each, constants);
      });
    }
  }
  throw new Error(`Write it so that this test can read it: ${node?.getText()}`);
}
