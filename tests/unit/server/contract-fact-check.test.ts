import { describe, expect, it } from "vitest";
import { embedded } from "./embedded.ts";
import { testApp } from "./harness.ts";

const CLAIM = "The federal minimum wage is $7.25 an hour";

describe("POST /api/v1/fact-check (4.1, 2.1)", () => {
  it("answers every member of a verdict", async () => {
    const sources = embedded.filter(({ domain }) => domain === "dol.gov");
    const { status, body } = await testApp(sources).check({ claim: CLAIM });
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, claim: CLAIM, verdict: "CONFIRMED" });
    expect(body.confidence).toBeGreaterThan(0);
    expect(body.confidence).toBeLessThanOrEqual(1);
    expect(body.summary.length).toBeGreaterThan(0);
    expect(body.officialSources.length).toBeGreaterThan(0);
    expect(body.result).toContain("#");
    expect(new Date(body.timestamp).getTime()).not.toBeNaN();
  });

  it("reads the body as JSON whatever it calls itself", async () => {
    const { app } = testApp();
    const body = JSON.stringify({ claim: CLAIM });
    for (const type of ["text/plain", "application/x-www-form-urlencoded"]) {
      const response = await app.request("/api/v1/fact-check", {
        method: "POST",
        body,
        headers: { "Content-Type": type },
      });
      expect(response.status).toBe(200);
    }
  });

  it.each([
    [{}, 422],
    [{ claim: 42 }, 422],
    [{ claim: null }, 422],
    [[], 422],
    ["null", 422],
    ["no json", 400],
    ["", 400],
    [{ claim: "" }, 400],
    [{ claim: "   " }, 400],
    [{ claim: "x".repeat(10_000) }, 200],
    [{ claim: "x".repeat(10_001) }, 422],
    [{ claim: "x".repeat(100_000) }, 413],
  ])("%j is answered with %i and, refused, a detail", async (body, expected) => {
    const { status, body: answer } = await testApp().check(body);
    expect(status).toBe(expected);
    if (expected !== 200) expect(answer.detail.length).toBeGreaterThan(0);
  });

  it("names the member at fault", async () => {
    const { body } = await testApp().check({});
    expect(body.detail[0]).toMatchObject({ loc: ["body", "claim"], type: "missing" });
  });

  it("answers ten in any sixty seconds, then a 429 with Retry-After", async () => {
    const { check, wait } = testApp();
    for (let count = 0; count < 10; count += 1) expect((await check({ claim: CLAIM })).status).toBe(200);
    const refused = await check({ claim: CLAIM });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBe(60);
    wait(60_000);
    expect((await check({ claim: CLAIM })).status).toBe(200);
  });
});

describe("POST /api/v1/fact-check/text (4.2)", () => {
  it("answers Markdown for reading", async () => {
    const { status, text, headers } = await testApp().check({ claim: CLAIM }, "/api/v1/fact-check/text");
    expect(status).toBe(200);
    expect(headers.get("Content-Type")).toContain("text/markdown");
    expect(text).toContain(CLAIM);
  });
});
