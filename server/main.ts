import type { ParseArgsConfig } from "node:util";
import {
  codeOf,
  fail,
  listenProblem,
  otherPort,
  readOptions,
  readPort,
  reasonOf,
  USUAL_PORT,
} from "./command-line.ts";
import { readIsoTime } from "./query/iso-time.ts";
import { startService } from "./start.ts";

const OPTIONS = {
  port: { type: "string", default: String(USUAL_PORT) },
  host: { type: "string", default: "127.0.0.1" },
  corpus: { type: "string" },
  db: { type: "string" },
  domains: { type: "string" },
  now: { type: "string" },
  faults: { type: "boolean", default: false },
  help: { type: "boolean", default: false },
  "rate-limit": { type: "string", default: "600" },
} as const satisfies ParseArgsConfig["options"];

const USAGE =
  "npm run service -- [--port 8787] [--host 127.0.0.1] [--corpus FILE.jsonl] [--db FILE] [--domains FILE.csv] [--now 2026-11-20T12:00:00Z] [--rate-limit 600] [--faults]";

const values = readOptions(OPTIONS, USAGE);
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}
const port = readPort(values.port);
const rateLimit = Number(values["rate-limit"]);
const now = values.now === undefined ? undefined : clockFrom(values.now);
if (!(rateLimit > 0)) fail(`--rate-limit ${values["rate-limit"]} is no number of requests a minute.`);

try {
  const service = await startService({
    port,
    host: values.host,
    corpus: values.corpus,
    db: values.db,
    domains: values.domains,
    faults: values.faults,
    rateLimit,
    ...(now && { now }),
    tell: console.log,
  });
  console.log("A local stand-in for the search and fact-check services, for trying and testing.");
  console.log(`listening on ${service.url}`);
  const end = () => void service.close().then(() => process.exit(0));
  process.once("SIGINT", end);
  process.once("SIGTERM", end);
} catch (error) {
  fail(whyNot(error));
}

/** A clock that is at a moment of choice when the service starts, and goes on from there. */
function clockFrom(moment: string): () => Date {
  const time = readIsoTime(moment);
  if (time === undefined) fail(`--now ${moment} is no moment: give one like 2026-11-20T12:00:00Z.`);
  const ahead = time - Date.now();
  return () => new Date(Date.now() + ahead);
}

function whyNot(error: unknown): string {
  const problem = listenProblem(error, port, `, or choose another with --port ${otherPort(port)}`);
  if (problem) return problem;
  const code = codeOf(error);
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
    return `This machine has no address ${values.host}: leave --host out, or give 0.0.0.0 for every address.`;
  }
  if (code === "ENOENT" && error instanceof Error && "path" in error)
    return `There is no file ${error.path}.`;
  return reasonOf(error);
}
