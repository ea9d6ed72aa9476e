import { expect, it } from "vitest";
import { testApp } from "./harness.ts";

it("requests are counted for each address they come from", async () => {
  const { app } = testApp(undefined, { rateLimit: 1 });
  const askFrom = async (remoteAddress: string): Promise<number> =>
    (await app.request("/api/v1/countries", {}, { incoming: { socket: { remoteAddress } } })).status;
  expect(await askFrom("192.0.2.1")).toBe(200);
  expect(await askFrom("192.0.2.1")).toBe(429);
  expect(await askFrom("192.0.2.2")).toBe(200);
});
