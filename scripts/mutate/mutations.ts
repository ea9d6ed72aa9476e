import ts from "typescript";

/** One small change of the code: `before`, at `start`, becomes `after`. */
export interface Mutation {
  /** The same for the same change of the same file, whatever changes around it. */
  readonly id: string;
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
  /** Statements are removed, expressions are replaced by others. */
  readonly isStatement: boolean;
}

/** Comparisons lose or gain their boundary, or turn round; what is added is taken away. */
const OPERATORS = new Map([
  ["<", "<="],
  ["<=", "<"],
  [">", ">="],
  [">=", ">"],
  ["===", "!=="],
  ["!==", "==="],
  ["&&", "||"],
  ["||", "&&"],
  ["+", "-"],
  ["-", "+"],
  ["*", "/"],
  ["/", "*"],
]);
/** Calls that give back something of the kind they are called on. */
const STEPS = new Set(
  "filter sort toSorted reverse toReversed slice trim trimStart trimEnd toLowerCase normalize".split(" "),
);
/** Styling and drawing, and what only Preact reads. */
const ATTRIBUTES = new Set(["class", "style", "key", "id", "d"]);
/** Texts have words; those that people see are looked up with `t`, the others name a failure in the console. */
const TEXT = /^[A-Z][a-z]* [a-z]/;
/** Lines of an icon. */
const DRAWING = /^M\d/;
const LARGE = 100;

/** Every mutation of a file, in the order of the text. Types, imports, texts and styling are left alone. */
export function mutationsOf(file: string, text: string): readonly Mutation[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Mutation[] = [];
  const times = new Map<string, number>();

  function add(node: ts.Node, after: string, isStatement = false): void {
    const start = node.getStart(source);
    const before = text.slice(start, node.end);
    const name = `${file}|${before}|${after}`;
    const time = times.get(name) ?? 0;
    times.set(name, time + 1);
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    found.push({ id: `${name}|${time}`, file, line, start, end: node.end, before, after, isStatement });
  }

  function visit(node: ts.Node): void {
    if (isLeftAlone(node)) return;
    if (ts.isExpressionStatement(node) && !isLeftAlone(node.expression)) add(node, "", true);
    else if (ts.isBinaryExpression(node)) mutateBinary(node);
    else if (ts.isNumericLiteral(node)) mutateNumber(node);
    else if (ts.isStringLiteral(node) && node.text !== "") add(node, '""');
    else if (node.kind === ts.SyntaxKind.TrueKeyword) add(node, "false");
    else if (node.kind === ts.SyntaxKind.FalseKeyword) add(node, "true");
    else if (ts.isArrayLiteralExpression(node) && node.elements.length > 0) add(node, "[]");
    else if (ts.isCallExpression(node)) mutateStep(node);
    const condition = conditionOf(node);
    if (condition !== undefined) negate(condition);
    ts.forEachChild(node, visit);
  }

  function mutateBinary(node: ts.BinaryExpression): void {
    const other = OPERATORS.get(node.operatorToken.getText(source));
    if (other !== undefined) add(node, `${node.left.getText(source)} ${other} ${node.right.getText(source)}`);
  }

  function mutateNumber(node: ts.NumericLiteral): void {
    const value = Number(node.text);
    if (value > LARGE) add(node, String(value * 2));
    else {
      add(node, String(value + 1));
      if (value > 0) add(node, String(value - 1));
    }
  }

  function mutateStep(call: ts.CallExpression): void {
    const { expression } = call;
    if (ts.isPropertyAccessExpression(expression) && STEPS.has(expression.name.text) && !isWithinChain(call))
      add(call, expression.expression.getText(source));
  }

  function negate(condition: ts.Expression): void {
    const isEquality =
      ts.isBinaryExpression(condition) && /[!=]==/.test(condition.operatorToken.getText(source));
    // The operator is turned round already.
    if (isEquality) return;
    const isNegation =
      ts.isPrefixUnaryExpression(condition) && condition.operator === ts.SyntaxKind.ExclamationToken;
    add(condition, isNegation ? condition.operand.getText(source) : `!(${condition.getText(source)})`);
  }

  visit(source);
  return found;
}

/** The start of a longer `a?.b().c`: what is missing ends all of that, unless a part of it stands in brackets of its own. */
function isWithinChain(node: ts.Node): boolean {
  const { parent } = node;
  return ts.isOptionalChain(node) && ts.isOptionalChain(parent) && parent.expression === node;
}

function conditionOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isIfStatement(node) || ts.isWhileStatement(node) || ts.isDoStatement(node)) return node.expression;
  return ts.isConditionalExpression(node) ? node.condition : undefined;
}

function isLeftAlone(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return true;
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true;
  if (ts.isJsxAttribute(node)) {
    const isText = node.initializer !== undefined && ts.isStringLiteral(node.initializer);
    return isText || ATTRIBUTES.has(node.name.getText());
  }
  if (ts.isCallExpression(node)) return /^(t|console\.error|pen\..*)$/.test(node.expression.getText());
  if (ts.isStringLiteral(node) && (TEXT.test(node.text) || DRAWING.test(node.text))) return true;
  if (parent === undefined) return false;
  const isName = (ts.isPropertyAssignment(parent) || ts.isBindingElement(parent)) && parent.name === node;
  return isName || (ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword);
}
