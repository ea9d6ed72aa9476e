import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { afterEach, expect, it } from "vitest";

const started = new Set<ReturnType<typeof start>["child"]>();
afterEach(() => {
  for (const child of started) child.kill("SIGKILL");
});

function start(...options: string[]) {
  const child = spawn(process.execPath, ["scripts/start/main.ts", "--headless", ...options], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text) => {
    said += text;
  });
  const ended = once(child, "close").then(([code]) => ({ code, lines: said.trim().split("\n") }));
  return { child, ended };
}

function end(...options: string[]) {
  const { child, ended } = start(...options);
  started.add(child);
  return ended;
}

it.each([
  [["--prot", "1"], /^Unknown option '--prot'.*npm start -- \[--headless\] \[--port 8787\]/],
  [["--port", "-1"], /^Option '--port' argument is ambiguous.*npm start/],
  [["--port", "x"], /^--port x is no port/],
  [["--port", "65536"], /^--port 65536 is no port/],
])("npm start with %j ends with one sentence", async (options, sentence) => {
  const { code, lines } = await end(...options);
  expect(lines).toEqual([expect.stringMatching(sentence)]);
  expect(code).toBe(1);
});

it("npm start names the way out of a taken port", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const address = other.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const { code, lines } = await end("--port", String(port));
  other.close();
  expect(lines).toEqual([expect.stringMatching(/taken.*npm start -- --port \d+\.$/)]);
  expect(code).toBe(1);
});
