import { type ParseArgsConfig, parseArgs } from "node:util";

/** What the commands that start the service say of options and ports that cannot be used: one sentence and no stack. */
export function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

export function readOptions<T extends NonNullable<ParseArgsConfig["options"]>>(options: T, usage: string) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    const [reason = ""] = reasonOf(error).split("\n");
    fail(`${reason.replace(/\.$/, "")}: the command is ${usage}`);
  }
}

const LAST_PORT = 65_535;
const LAST_RESERVED = 1023;
export const USUAL_PORT = 8787;

export function readPort(words: string): number {
  const port = Number(words);
  if (words.trim() !== "" && Number.isInteger(port) && port >= 0 && port <= LAST_PORT) return port;
  fail(`--port ${words} is no port: give a number up to ${LAST_PORT}.`);
}

/** One that may be free, where this one cannot be used. */
export function otherPort(port: number): number {
  if (port <= LAST_RESERVED) return USUAL_PORT;
  return port < LAST_PORT ? port + 1 : port - 1;
}

/** Why the service cannot listen, or nothing where something else failed. The way out ends the sentence. */
export function listenProblem(error: unknown, port: number, wayOut: string): string | undefined {
  const code = codeOf(error);
  if (code === "EADDRINUSE") return `Port ${port} is taken by another program: end it${wayOut}.`;
  if (code === "EACCES") return `This system does not let you use port ${port}: allow it${wayOut}.`;
  return undefined;
}

export function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
