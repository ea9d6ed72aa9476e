import { once } from "node:events";
import { createServer, type Server, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { getRequestListener, RequestError } from "@hono/node-server";
import type { Hono } from "hono";
import { FAILED } from "./refusal.ts";

/** Room for an address of thousands of filters, so that it is the service that refuses them, with a sentence. */
const LONGEST_HEADER = 1024 * 1024;

const UNREADABLE: Readonly<Record<string, readonly [number, string]>> = {
  HPE_HEADER_OVERFLOW: [431, "The address and headers of the request are too long."],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "The request did not arrive in time."],
};

/** Rejects with `EADDRINUSE` where the port is taken. */
export async function listen(app: Hono, port: number, host: string): Promise<Server> {
  const respond = getRequestListener(app.fetch, { errorHandler: answerError });
  const server = createServer(
    { maxHeaderSize: LONGEST_HEADER, requireHostHeader: false },
    (incoming, outgoing) => {
      void respond(incoming, outgoing);
    },
  );
  server.on("clientError", refuseUnreadable);
  server.listen(port, host);
  await once(server, "listening");
  return server;
}

/** What the routes never met, or let through because it is no `Error`. */
function answerError(error: unknown): Response {
  if (error instanceof RequestError) {
    return Response.json({ detail: "The request cannot be read." }, { status: 400 });
  }
  console.error(error);
  return Response.json({ detail: FAILED }, { status: 500 });
}

/** What is no HTTP never reaches the routes; it still gets a `detail`. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === "ECONNRESET") {
    socket.destroy();
    return;
  }
  const [status, detail] = UNREADABLE[error.code ?? ""] ?? [400, "The request is no HTTP that can be read."];
  const body = JSON.stringify({ detail });
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
