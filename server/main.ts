import { parseArgs } from "node:util";
import { startService } from "./start.ts";

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "8787" },
    host: { type: "string", default: "127.0.0.1" },
    corpus: { type: "string" },
    db: { type: "string" },
    domains: { type: "string" },
    faults: { type: "boolean", default: false },
    "rate-limit": { type: "string", default: "600" },
  },
});

const port = Number(values.port);
const rateLimit = Number(values["rate-limit"]);
if (!Number.isInteger(port) || port < 0 || port > 65_535)
  fail(`--port ${values.port} is no port: give a number up to 65535.`);
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
    tell: console.log,
  });
  console.log("A local stand-in for the search and fact-check services, for trying and testing.");
  console.log(`listening on ${service.url}`);
  const end = () => void service.close().then(() => process.exit(0));
  process.on("SIGINT", end);
  process.on("SIGTERM", end);
} catch (error) {
  fail(reasonOf(error));
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ("code" in error && error.code === "EADDRINUSE") {
    return `Port ${port} is taken by another program: end it, or choose another with --port ${port + 1}.`;
  }
  return error.message;
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
