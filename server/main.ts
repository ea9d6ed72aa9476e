import { type ParseArgsConfig, parseArgs } from "node:util";
import { readIsoTime } from "./query/iso-time.ts";
import { startService } from "./start.ts";

const OPTIONS = {
  port: { type: "string", default: "8787" },
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

const values = readOptions();
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}
const port = Number(values.port);
const rateLimit = Number(values["rate-limit"]);
if (!Number.isInteger(port) || port < 0 || port > 65_535)
  fail(`--port ${values.port} is no port: give a number up to 65535.`);
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
  fail(reasonOf(error));
}

/** A clock that is at a moment of choice when the service starts, and goes on from there. */
function clockFrom(moment: string): () => Date {
  const time = readIsoTime(moment);
  if (time === undefined) fail(`--now ${moment} is no moment: give one like 2026-11-20T12:00:00Z.`);
  const ahead = time - Date.now();
  return () => new Date(Date.now() + ahead);
}

function readOptions() {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch (error) {
    fail(`${reasonOf(error)}\n${USAGE}`);
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? error.code : undefined;
  const path = "path" in error ? error.path : undefined;
  if (code === "EADDRINUSE") {
    return `Port ${port} is taken by another program: end it, or choose another with --port ${port + 1}.`;
  }
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
    return `This machine has no address ${values.host}: leave --host out, or give 0.0.0.0 for every address.`;
  }
  if (code === "ENOENT") return `There is no file ${path}.`;
  return error.message;
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
