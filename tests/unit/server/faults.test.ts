import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { FAULT_KINDS } from "../../../server/http/faults.ts";
import { type RunningService, startService } from "../../../server/start.ts";

let service: RunningService;
beforeAll(async () => {
  service = await startService({ port: 0, faults: true });
});
afterAll(() => service.close());

async function ask(kind: string, more: object = {}): Promise<Response> {
  const body = JSON.stringify({ match: "/api/v1/search", kind, times: 1, ...more });
  const set = await fetch(`${service.url}/__faults`, { method: "POST", body });
  expect(set.status).toBe(201);
  return fetch(`${service.url}/api/v1/search?q=tax`, { redirect: "manual" });
}

describe("faults on request", () => {
  it.each([
    ["429-seconds", 429, "2"],
    ["429-bare", 429, null],
    ["503", 503, null],
    ["500-html", 500, null],
    ["redirect", 302, null],
    ["400-string", 400, null],
    ["400-cities-beside", 400, null],
    ["422-list", 422, null],
    ["html", 200, null],
  ])("%s is a %i", async (kind, status, retryAfter) => {
    const response = await ask(kind);
    expect(response.status).toBe(status);
    expect(response.headers.get("Retry-After")).toBe(retryAfter);
    await response.body?.cancel();
  });

  it("429-date names a date to come", async () => {
    const response = await ask("429-date");
    expect(Date.parse(response.headers.get("Retry-After") ?? "")).toBeGreaterThan(Date.now() - 1000);
  });

  it("cut-body breaks the connection in the body", async () => {
    const response = await ask("cut-body");
    await expect(response.text()).rejects.toThrow();
  });

  it("huge-body is 20 MB", async () => {
    expect((await (await ask("huge-body")).text()).length).toBeGreaterThan(20 * 1024 * 1024);
  });

  it.each(["truncated-json", "empty-body"])("%s is no JSON", async (kind) => {
    await expect((await ask(kind)).json()).rejects.toThrow();
  });

  it("held gives the true answer once it is released, and holds nothing more", async () => {
    let isAnswered = false;
    const asked = ask("held", { times: null }).finally(() => {
      isAnswered = true;
    });
    const log = async () => (await fetch(`${service.url}/__log`)).json();
    await vi.waitFor(async () => expect(JSON.stringify((await log()).at(-1))).toContain("q=tax"));
    expect(isAnswered).toBe(false);
    await fetch(`${service.url}/__release`, { method: "POST" });
    expect((await (await asked).json()).results.length).toBeGreaterThan(0);
    const again = await fetch(`${service.url}/api/v1/search?q=tax`);
    expect((await again.json()).results.length).toBeGreaterThan(0);
  });

  it("latency delays the true answer", async () => {
    const start = performance.now();
    const response = await ask("latency", { delayMs: 150 });
    expect((await response.json()).results.length).toBeGreaterThan(0);
    expect(performance.now() - start).toBeGreaterThanOrEqual(145);
  });

  it("end after the number of times asked for, or when cleared", async () => {
    expect((await ask("503", { times: 2 })).status).toBe(503);
    expect((await fetch(`${service.url}/api/v1/search?q=tax`)).status).toBe(503);
    expect((await fetch(`${service.url}/api/v1/search?q=tax`)).status).toBe(200);
    await ask("503", { times: null });
    await fetch(`${service.url}/__faults`, { method: "DELETE" });
    expect((await fetch(`${service.url}/api/v1/search?q=tax`)).status).toBe(200);
  });

  it("every kind answers", async () => {
    // What is held is answered by its own test.
    for (const kind of FAULT_KINDS.filter((each) => each !== "held")) {
      const response = await ask(kind, {
        body: kind === "redirect-other-origin" ? "https://example.org/" : "",
      });
      await response.body?.cancel().catch(() => undefined);
      const [said] = /^\d{3}/.exec(kind) ?? [kind.startsWith("redirect") ? "302" : "200"];
      expect([kind, response.status]).toEqual([kind, Number(said)]);
    }
  });

  it("requests are logged with what they asked", async () => {
    await fetch(`${service.url}/__log`, { method: "DELETE" });
    await fetch(`${service.url}/api/v1/suggest?q=ta`);
    const log = await (await fetch(`${service.url}/__log`)).json();
    expect(log).toEqual([
      { method: "GET", url: "/api/v1/suggest?q=ta", body: "", origin: null, time: expect.any(Number) },
    ]);
  });
});

describe("starting", () => {
  it("a taken port is an error that names it, not another port", async () => {
    await expect(startService({ port: service.port })).rejects.toMatchObject({ code: "EADDRINUSE" });
  });

  it("that fails leaves no database open", async () => {
    const folder = await mkdtemp(join(tmpdir(), "starting-"));
    const db = join(folder, "kept.db");
    const failing = startService({ port: 0, db, corpus: join(folder, "none.jsonl") });
    await expect(failing).rejects.toMatchObject({ code: "ENOENT" });
    // An open one has files beside it.
    expect(await readdir(folder)).toEqual(["kept.db"]);
    await rm(folder, { recursive: true });
  });
});
