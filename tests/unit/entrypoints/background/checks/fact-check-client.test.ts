import { describe, expect, it } from "vitest";
import {
  askFactCheck,
  askFactCheckText,
  type FactCheckService,
} from "../../../../../entrypoints/background/checks/fact-check-client.ts";
import { success } from "../../../../../utils/platform/result.ts";
import { testNetwork } from "../network/network.ts";

const stays = new AbortController().signal;
const VERDICT = {
  success: true,
  claim: "The wage is $7.25.",
  verdict: "CONFIRMED",
  confidence: 0.9,
  summary: "It is.",
  officialSources: [],
  result: "# Confirmed",
  timestamp: "2026-01-02T03:04:05Z",
};

/** A service that answers each post with the same, and what it was sent. */
function answering(body: string, status = 200, headers: Record<string, string> = {}) {
  const sent: { address: string; init: RequestInit }[] = [];
  const service: FactCheckService = {
    network: testNetwork({
      fetch: async (address, init) => {
        sent.push({ address, init });
        return new Response(body, { status, headers });
      },
    }),
    address: async () => "https://checks.example/base/",
    objection: async () => null,
    timeoutMs: 1000,
  };
  return { service, sent };
}
const ask = (body: unknown, status?: number) =>
  askFactCheck("The wage is $7.25.", stays, answering(JSON.stringify(body), status).service);
const askText = async (body: string, type: string) => {
  const { service } = answering(body, 200, { "content-type": type });
  const answer = await askFactCheckText("The wage is $7.25.", stays, service);
  if (!answer.ok) return answer;
  expect(answer.value.service).toBe("checks.example");
  return success(answer.value.text);
};

describe("a check", () => {
  it("is one post of JSON", async () => {
    const { service, sent } = answering(JSON.stringify(VERDICT));
    await askFactCheck("  The wage is $7.25. ", stays, service);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.address).toBe("https://checks.example/base/api/v1/fact-check");
    expect(sent[0]?.init).toMatchObject({
      method: "POST",
      body: '{"claim":"The wage is $7.25."}',
      headers: { "content-type": "application/json" },
    });
  });

  it.each([
    ["", "claim-empty"],
    ["x".repeat(10_001), "claim-too-long"],
    ["http://192.168.0.1/admin", "private-address"],
  ])("of what must not be sent is not sent (%#)", async (claim, reason) => {
    const { service, sent } = answering("");
    expect(await askFactCheck(claim, stays, service)).toMatchObject({
      failure: { kind: "not-sent", problem: { reason } },
    });
    expect(sent).toEqual([]);
  });

  it.each(["forbidden", "no-consent"] as const)("that is %s is not sent", async (reason) => {
    const { service, sent } = answering("");
    const objecting: FactCheckService = { ...service, objection: async () => ({ reason }) };
    expect(await askFactCheck("A claim.", stays, objecting)).toEqual({
      ok: false,
      failure: { kind: "not-sent", problem: { reason } },
    });
    expect(sent).toEqual([]);
  });

  it("without an address says that none is set", async () => {
    const { service } = answering("");
    expect(await askFactCheck("A claim.", stays, { ...service, address: async () => null })).toEqual({
      ok: false,
      failure: { kind: "not-configured", service: "factCheck" },
    });
  });
});

describe("a verdict", () => {
  it("is read whole, with the host of the service that gave it", async () => {
    const { success, officialSources, ...rest } = VERDICT;
    expect(await ask(VERDICT)).toEqual({
      ok: true,
      value: { ...rest, sources: [], service: "checks.example" },
    });
  });

  it("that is not listed comes as it is", async () => {
    expect(await ask({ ...VERDICT, verdict: "SATIRE" })).toMatchObject({ value: { verdict: "SATIRE" } });
  });

  it.each([[1.2], [-0.1], ["0.9"], [null], [undefined]])(
    "with a confidence of %j has none",
    async (confidence) => {
      expect(await ask({ ...VERDICT, confidence })).toMatchObject({ ok: true, value: { confidence: null } });
    },
  );

  it.each([[0], [1], [0.5]])("keeps a confidence of %j", async (confidence) => {
    expect(await ask({ ...VERDICT, confidence })).toMatchObject({ value: { confidence } });
  });

  it("with nothing but the verdict is one", async () => {
    expect(await ask({ verdict: "REFUTED" })).toMatchObject({
      ok: true,
      value: { verdict: "REFUTED", summary: "", sources: [], result: "", timestamp: null },
    });
  });

  it.each([[{}], [{ success: true }], [[]], [null], [{ verdict: 3 }]])("is not in %j", async (body) => {
    expect(await ask(body)).toEqual({ ok: false, failure: { kind: "unreadable", problem: "wrong-shape" } });
  });

  it.each([
    [{ success: false, summary: "Could not be read." }, "Could not be read."],
    [{ success: false, error: "Model is busy." }, "Model is busy."],
    [{ success: false, detail: "No.", verdict: "CONFIRMED" }, "No."],
    [{ success: false, error: { code: 7, message: "Model is busy." } }, "Model is busy."],
    [{ success: false, detail: [{ msg: "Too vague" }] }, "Too vague."],
    [{ success: false }, ""],
  ])("without success is a failed check, also as text: %j", async (body, message) => {
    const failure = { ok: false, failure: { kind: "refused", message } };
    expect(await ask(body)).toMatchObject(failure);
    expect(await askText(JSON.stringify(body), "application/json")).toMatchObject(failure);
  });
});

describe("the official sources", () => {
  const source = (
    title: string,
    url: string | null = null,
    domain: string | null = null,
    excerpt: string | null = null,
  ) => ({
    title,
    url,
    domain,
    excerpt,
  });

  it.each([
    ["https://www.dol.gov/", source("https://www.dol.gov/", "https://www.dol.gov/")],
    ["Department of Labor", source("Department of Labor")],
    ["javascript:alert(1)", source("javascript:alert(1)")],
    [
      { url: "https://www.dol.gov/", title: "Labor", domain: "dol.gov", snippet: "The wage" },
      source("Labor", "https://www.dol.gov/", "dol.gov", "The wage"),
    ],
    [
      { link: "http://www.dol.gov/", name: "Labor", excerpt: "x" },
      source("Labor", "http://www.dol.gov/", null, "x"),
    ],
    [{ href: "data:text/html,x", title: "Odd" }, source("Odd")],
    [{ domain: "dol.gov" }, source("dol.gov", null, "dol.gov")],
    [{ url: "https://www.dol.gov/" }, source("https://www.dol.gov/", "https://www.dol.gov/")],
    [{ snippet: "The wage" }, source("The wage")],
    [{ url: "labor", link: "https://www.dol.gov/", title: "Labor" }, source("Labor", "https://www.dol.gov/")],
    [{ rank: 1 }, source('{"rank":1}')],
    [42, source("42")],
    [["a"], source('["a"]')],
  ])("in the shape %j", async (sent, expected) => {
    expect(await ask({ ...VERDICT, officialSources: [sent] })).toMatchObject({
      value: { sources: [expected] },
    });
  });

  it.each([[null], [undefined], ["none"], [{}]])("that are %j are none", async (officialSources) => {
    expect(await ask({ ...VERDICT, officialSources })).toMatchObject({ ok: true, value: { sources: [] } });
  });
});

describe("the text of a verdict", () => {
  it.each([
    ["# Confirmed", "text/markdown", "# Confirmed"],
    ["# Confirmed", "application/json", "# Confirmed"],
    ['"# Confirmed"', "application/json", "# Confirmed"],
    ['{"result": "# Confirmed"}', "text/plain", "# Confirmed"],
    ['{"text": "# Confirmed"}', "text/plain", "# Confirmed"],
  ])("is read from %j sent as %s", async (body, type, expected) => {
    expect(await askText(body, type)).toEqual({ ok: true, value: expected });
  });

  it.each(["result", "text", "markdown"])("is kept whole where JSON has it under %s", async (name) => {
    const whole = "A long analysis. ".repeat(1_000);
    expect(await askText(JSON.stringify({ [name]: whole }), "application/json")).toEqual({
      ok: true,
      value: whole,
    });
  });

  it.each(["", "  ", "<!DOCTYPE html><p>Sign in", '{"result": "cut', "null", "[]", '{"other": 1}'])(
    "is not in %j",
    async (body) => {
      expect(await askText(body, "text/plain")).toMatchObject({ ok: false, failure: { kind: "unreadable" } });
    },
  );
});

it("is held up by no pause of a service that was replaced meanwhile", async () => {
  const { service } = answering("", 429, { "retry-after": "3600" });
  const now = service.network.now();
  let base = "https://old.example";
  const replaced: FactCheckService = {
    ...service,
    address: async () => base,
    network: {
      ...service.network,
      fetch: (...asked) => {
        base = "https://new.example";
        return service.network.fetch(...asked);
      },
      isInUse: async (_, url) => url.origin === base,
    },
  };
  expect(await askFactCheck("The wage is $7.25.", stays, replaced)).toEqual({
    ok: false,
    failure: { kind: "rate-limited", until: now },
  });
  expect(await service.network.pauses.until("factCheck")).toBe(0);
});

describe("an error", () => {
  it.each([
    [{ detail: "Too many claims." }, 400, { kind: "refused", message: "Too many claims." }],
    [{ error: "Forbidden." }, 403, { kind: "refused", status: 403, message: "Forbidden." }],
    [{ message: "Too long." }, 413, { kind: "refused", status: 413, message: "Too long." }],
    [{ error: "Overloaded." }, 500, { kind: "unavailable", status: 500, message: "Overloaded." }],
  ])("%j with %d", async (body, status, failure) => {
    expect(await ask(body, status)).toMatchObject({ ok: false, failure });
  });
});

describe("the claim of the answer", () => {
  const asked = (claim: unknown) => ask({ ...VERDICT, claim });

  it.each(["The wage is $7.25.", "the wage  is $7.25", "", undefined, 5])("%j is taken", async (claim) => {
    expect(await asked(claim)).toMatchObject({ ok: true });
  });

  it("that is another claim makes the verdict no answer to this one", async () => {
    expect(await asked("The moon is made of cheese.")).toEqual({
      ok: false,
      failure: { kind: "unreadable", problem: "other-claim" },
    });
  });
});

it("no text of the service keeps characters that reorder what is read", async () => {
  const turned = "safe\u202Etxt.exe\u2066";
  const answer = await ask({
    ...VERDICT,
    verdict: turned,
    summary: turned,
    result: turned,
    officialSources: [turned, { title: turned, url: "https://irs.gov/", domain: turned, snippet: turned }],
  });
  expect(answer.ok).toBe(true);
  expect(JSON.stringify(answer)).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
  const text = await askText(turned, "text/plain");
  expect(text).toEqual({ ok: true, value: "safetxt.exe" });
  const refused = await ask({ detail: turned }, 400);
  expect(refused).toMatchObject({ ok: false, failure: { message: "safetxt.exe" } });
});
