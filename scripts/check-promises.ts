import { relative } from "node:path";
import { pathToFileURL } from "node:url";
import ts from "typescript";

/** What the extension runs. Tests and scripts end with an error of their own where a promise is rejected. */
const FOLDERS = ["entrypoints", "components", "utils"];

export interface DroppedOutcome {
  readonly file: string;
  readonly line: number;
  readonly text: string;
  readonly why: "promise" | "result" | "callback" | "empty-handler";
}

const WORDS: Record<DroppedOutcome["why"], string> = {
  promise: "nobody hears of this promise's rejection: await it, or hand it to a function that does",
  result: "this Result is dropped: end its failure as a sentence, or in a function that names why not",
  callback: "what this callback returns is dropped by its caller: end it inside",
  "empty-handler": "this handler drops a rejection without a name: hand it to a function that names why",
};

/**
 * Every place at which an outcome is dropped: a promise that nobody awaits or handles, with `void` before it or not; a
 * `Result` that nobody reads; a callback that returns either to a caller that expects nothing.
 */
export function droppedOutcomes(program: ts.Program, isChecked: (file: string) => boolean): DroppedOutcome[] {
  const checker = program.getTypeChecker();
  const found: DroppedOutcome[] = [];

  for (const source of program.getSourceFiles()) {
    if (source.isDeclarationFile || !isChecked(source.fileName)) continue;
    const report = (node: ts.Node, why: DroppedOutcome["why"]): void => {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      const [text = ""] = node.getText(source).split("\n");
      found.push({ file: source.fileName, line: line + 1, text, why });
    };
    const visit = (node: ts.Node): void => {
      if (ts.isExpressionStatement(node)) dropped(node.expression, report);
      else if (ts.isVoidExpression(node) && !ts.isExpressionStatement(node.parent)) dropped(node, report);
      else if (ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isIdentifier(node))
        handedOver(node, report);
      else if (ts.isCatchClause(node) && isEmptyBlock(node.block, source)) report(node, "empty-handler");
      if (ts.isCallExpression(node)) for (const argument of node.arguments) givenAway(argument, report);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;

  /** An expression whose value nobody takes. */
  function dropped(expression: ts.Expression, report: (node: ts.Node, why: DroppedOutcome["why"]) => void) {
    const inner = withoutVoid(expression);
    if (ts.isBinaryExpression(inner) && isLogical(inner.operatorToken.kind)) {
      dropped(inner.right, report);
      return;
    }
    if (ts.isConditionalExpression(inner)) {
      dropped(inner.whenTrue, report);
      dropped(inner.whenFalse, report);
      return;
    }
    // What is assigned is taken.
    if (ts.isBinaryExpression(inner)) return;
    if (ts.isAwaitExpression(inner)) {
      if (isResult(checker.getTypeAtLocation(inner))) report(expression, "result");
      const handler = handlerOf(inner.expression);
      if (handler !== undefined && isEmpty(handler)) report(expression, "empty-handler");
      return;
    }
    const type = checker.getTypeAtLocation(inner);
    if (isResult(type)) report(expression, "result");
    else if (isPromise(type)) {
      const handler = handlerOf(inner);
      if (handler === undefined) report(expression, "promise");
      else if (isEmpty(handler)) report(expression, "empty-handler");
      else if (isResult(checker.getAwaitedType(type))) report(expression, "result");
    }
  }

  /** A function that is passed where its result is ignored. */
  function handedOver(node: ts.Expression, report: (node: ts.Node, why: DroppedOutcome["why"]) => void) {
    const { parent } = node;
    const isGiven =
      (ts.isCallExpression(parent) && parent.arguments.includes(node)) ||
      (ts.isJsxExpression(parent) && ts.isJsxAttribute(parent.parent)) ||
      (ts.isPropertyAssignment(parent) && parent.initializer === node);
    if (!isGiven) return;
    const expected = checker.getContextualType(node);
    if (expected === undefined || !returnsNothing(expected)) return;
    const returned = checker.getTypeAtLocation(node).getCallSignatures()[0]?.getReturnType();
    if (returned && (isPromise(returned) || isResult(returned))) report(node, "callback");
  }

  /** The promise of a Result that is passed where any promise will do. */
  function givenAway(argument: ts.Expression, report: (node: ts.Node, why: DroppedOutcome["why"]) => void) {
    const type = checker.getTypeAtLocation(argument);
    if (!isPromise(type) || !isResult(checker.getAwaitedType(type))) return;
    const expected = checker.getContextualType(argument);
    const awaited = expected && isPromise(expected) ? checker.getAwaitedType(expected) : undefined;
    if (awaited && (awaited.flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Void)) !== 0)
      report(argument, "result");
  }

  function returnsNothing(type: ts.Type): boolean {
    const signatures = parts(type).flatMap((part) => [...part.getCallSignatures()]);
    return (
      signatures.length > 0 &&
      signatures.every((signature) => (signature.getReturnType().flags & ts.TypeFlags.Void) !== 0)
    );
  }

  function isPromise(type: ts.Type): boolean {
    return parts(type).some((part) => {
      const then = part.getProperty("then");
      return then !== undefined && checker.getTypeOfSymbol(then).getCallSignatures().length > 0;
    });
  }

  /** `{ ok: true } | { ok: false; failure }`. */
  function isResult(type: ts.Type | undefined): boolean {
    return (
      type !== undefined &&
      parts(type).some(
        (part) => part.getProperty("failure") !== undefined && part.getProperty("ok") !== undefined,
      )
    );
  }
}

function parts(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

function isLogical(kind: ts.SyntaxKind): boolean {
  return [
    ts.SyntaxKind.AmpersandAmpersandToken,
    ts.SyntaxKind.BarBarToken,
    ts.SyntaxKind.QuestionQuestionToken,
  ].includes(kind);
}

function withoutVoid(expression: ts.Expression): ts.Expression {
  if (ts.isVoidExpression(expression) || ts.isParenthesizedExpression(expression)) {
    return withoutVoid(expression.expression);
  }
  return expression;
}

/** What hears of the rejection of `promise.catch(handler)` and `promise.then(use, handler)`. */
function handlerOf(expression: ts.Expression): ts.Expression | undefined {
  if (!ts.isCallExpression(expression) || !ts.isPropertyAccessExpression(expression.expression)) return;
  const { name, expression: promise } = expression.expression;
  if (name.text === "catch") return expression.arguments[0];
  if (name.text === "then") return expression.arguments[1];
  return name.text === "finally" ? handlerOf(promise) : undefined;
}

/** `() => undefined`, `() => {}` and the like: a rejection that ends here is never reported. */
function isEmpty(handler: ts.Expression): boolean {
  if (!ts.isArrowFunction(handler) && !ts.isFunctionExpression(handler)) return false;
  const { body } = handler;
  if (ts.isBlock(body)) return body.statements.length === 0;
  return ts.isIdentifier(body) || ts.isLiteralExpression(body) || body.kind === ts.SyntaxKind.NullKeyword;
}

/** A comment is a reason: `catch {}` has none. */
function isEmptyBlock(block: ts.Block, source: ts.SourceFile): boolean {
  return /^\{\s*\}$/.test(block.getText(source));
}

function projectProgram(): ts.Program {
  const { config } = ts.readConfigFile("tsconfig.json", ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  const isNeeded = (file: string) => isChecked(file) || file.endsWith(".d.ts");
  return ts.createProgram(fileNames.filter(isNeeded), options);
}

function isChecked(file: string): boolean {
  const [folder = ""] = relative(process.cwd(), file).split(/[\\/]/);
  return FOLDERS.includes(folder);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const found = droppedOutcomes(projectProgram(), isChecked);
  for (const { file, line, text, why } of found) {
    console.log(`${relative(process.cwd(), file)}:${line}  ${text}\n    ${WORDS[why]}`);
  }
  process.exit(found.length > 0 ? 1 : 0);
}
