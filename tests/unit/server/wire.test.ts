import { once } from "node:events";
import { connect } from "node:net";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listen } from "../../../server/http/listen.ts";
import { type RunningService, startService } from "../../../server/start.ts";
import { expectLogs } from "../../setup/logs.ts";

let service: RunningService;
beforeAll(async () => {
  service = await startService({ port: 0 });
});
afterAll(() => service.close());

/** Sends bytes as they are and reads until the service closes: clients of the language refuse to send these. */
function exchange(raw: string, port = service.port): Promise<{ status: number; detail: unknown }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(raw));
    let received = "";
    socket.on("data", (data) => {
      received += data;
    });
    socket.on("error", reject);
    socket.on("close", () => {
      const [head = "", body = ""] = received.split("\r\n\r\n");
      const json = /\{.*\}/s.exec(body)?.[0] ?? "null";
      resolve({ status: Number(head.split(" ")[1]), detail: JSON.parse(json)?.detail });
    });
  });
}

const HEADERS = "Host: localhost\r\nConnection: close\r\n\r\n";

describe("on the wire", () => {
  it.each([
    [
      "10,000 filters",
      `GET /api/v1/search?q=tax${"&domain=a.gov".repeat(10_000)} HTTP/1.1\r\n${HEADERS}`,
      422,
    ],
    ["an address of a megabyte", `GET /${"a".repeat(1_100_000)} HTTP/1.1\r\n${HEADERS}`, 431],
    ["no HTTP at all", "HELLO\r\n\r\n", 400],
    ["a method nobody knows", `FROB /api/v1/search HTTP/1.1\r\n${HEADERS}`, 400],
    ["a method that is not answered here", `TRACE /api/v1/search HTTP/1.1\r\n${HEADERS}`, 405],
    ["a host that is none", "GET /health HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n", 400],
    ["no host", "GET /health HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
    ["a path of slashes", `GET //x//y HTTP/1.1\r\n${HEADERS}`, 404],
    ["bytes that are no text", `GET /api/v1/search?q=tax%00%ff%ed%a0%80 HTTP/1.1\r\n${HEADERS}`, 200],
  ])("%s gets its status and, refused, a detail", async (_, raw, status) => {
    const answer = await exchange(raw);
    expect(answer.status).toBe(status);
    if (status !== 200) expect(String(answer.detail).length).toBeGreaterThan(0);
  });

  it("a body without an announced length is read no further than a claim can be long", async () => {
    const chunk = `${(10_000).toString(16)}\r\n${"x".repeat(10_000)}\r\n`;
    const answer = await exchange(
      `POST /api/v1/fact-check HTTP/1.1\r\nTransfer-Encoding: chunked\r\n${HEADERS}${chunk.repeat(7)}0\r\n\r\n`,
    );
    expect(answer.status).toBe(413);
    expect(answer.detail).toEqual(expect.any(String));
  });

  it("what fails in the program itself is a 500, and is logged", async () => {
    expectLogs(/no Error at all/);
    // The framework answers errors, and lets through whatever else is thrown.
    const broken = new Hono().get("/", () => Promise.reject("no Error at all"));
    const server = await listen(broken, 0, "127.0.0.1");
    const address = server.address();
    const port = typeof address === "object" ? address?.port : undefined;
    const { status, detail } = await exchange(`GET / HTTP/1.1\r\n${HEADERS}`, port);
    server.close();
    await once(server, "close");
    expect(status).toBe(500);
    expect(detail).toContain("its output");
  });

  it("is still up after all that", async () => {
    expect((await fetch(`${service.url}/health`)).status).toBe(200);
  });
});
