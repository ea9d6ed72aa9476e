import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { page } from "./harness.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "service-"));
});
afterAll(() => rm(folder, { recursive: true }));

const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill("SIGKILL");
});

function start(...options: string[]) {
  const child = spawn(process.execPath, ["server/main.ts", ...options], {
    stdio: ["ignore", "pipe", "pipe"],
    // A zone that is never UTC, so that a moment read in it is seen.
    env: { ...process.env, TZ: "America/New_York" },
  });
  running.add(child);
  let said = "";
  const told = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      said += text;
      for (const tell of told) tell();
    });
  }
  const ended = once(child, "close").then(([code]) => {
    running.delete(child);
    return { code, said };
  });
  const listening = new Promise<string>((resolve) => {
    told.add(() => {
      const url = /^listening on (\S+)$/m.exec(said)?.[1];
      if (url) resolve(url);
    });
  });
  const ready = () => Promise.race([listening, ended.then(() => Promise.reject(new Error(said)))]);
  return { child, ended, ready };
}

describe("npm run service", () => {
  it("lives at the moment of --now, from which its pages' dates count back", async () => {
    const newest = async (moment: string): Promise<unknown> => {
      const url = await start("--port", "0", "--now", moment).ready();
      const response = await fetch(`${url}/api/v1/recent?sort=changed&size=1`);
      expect(Date.parse(response.headers.get("Date") ?? "")).toBeCloseTo(Date.parse(moment), -5);
      return (await response.json()).results[0].content_changed_at;
    };
    const [first, other] = await Promise.all(["2028-02-29T00:05:00Z", "2027-03-14T12:00:00Z"].map(newest));
    expect(String(first)).toMatch(/^2028-02-2[89]T/);
    expect(String(other)).toMatch(/^2027-03-1[34]T/);
  });

  it("takes a moment of --now without a zone as UTC", async () => {
    const url = await start("--port", "0", "--now", "2028-02-29T12:00:00").ready();
    const date = (await fetch(`${url}/health`)).headers.get("Date") ?? "";
    expect(Date.parse(date)).toBeCloseTo(Date.parse("2028-02-29T12:00:00Z"), -5);
  });

  it.each(["tomorrow", "5"])("says that --now %s is no moment", async (moment) => {
    const { code, said } = await start("--now", moment).ended;
    expect([code, said]).toEqual([1, expect.stringContaining(`--now ${moment} is no moment`)]);
  });

  it.each(["SIGINT", "SIGTERM"] as const)(
    "says where it listens and that it is a stand-in, and ends on %s",
    async (signal) => {
      const { child, ended, ready } = start("--port", "0");
      expect((await fetch(`${await ready()}/health`)).status).toBe(200);
      child.kill(signal);
      const { code, said } = await ended;
      expect(code).toBe(0);
      expect(said).toContain("stand-in");
    },
  );

  it("listens at --host, counts to --rate-limit and has the switch of --faults", async () => {
    const options = ["--port", "0", "--host", "localhost", "--rate-limit", "2", "--faults"];
    const url = await start(...options).ready();
    expect(new URL(url).hostname).toBe("localhost");
    const statuses: number[] = [];
    for (const word of ["a", "b", "c"]) {
      statuses.push((await fetch(`${url}/api/v1/suggest?q=ta${word}`)).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
    expect(await (await fetch(`${url}/__log`)).json()).toHaveLength(3);
  });

  it("names the way out of a taken port", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const address = other.address();
    const port = typeof address === "object" ? address?.port : undefined;
    const { code, said } = await start("--port", String(port)).ended;
    other.close();
    expect(code).toBe(1);
    expect(said.trim().split("\n")).toEqual([expect.stringMatching(/taken.*--port/)]);
  });

  it.each([
    [["--prot", "1"], /Unknown option '--prot'/],
    [["--port", "x"], /no port/],
    [["--rate-limit", "0"], /--rate-limit 0 is no number/],
    [["--host", "192.0.2.1", "--port", "0"], /no address 192\.0\.2\.1/],
    [["--corpus", "/no/such/file.jsonl"], /no file \/no\/such\/file\.jsonl/],
    [["--domains", "/no/such/file.csv", "--port", "0"], /no file/],
    [["--domains", join(import.meta.dirname, "harness.ts"), "--port", "0"], /no columns "domain" and "type"/],
    [["--db", "package.json"], /package\.json cannot be used/],
  ])("%j ends with a sentence", async (options, sentence) => {
    const { code, said } = await start(...options).ended;
    expect(code).toBe(1);
    expect(said).toMatch(sentence);
    expect(said).not.toContain("    at ");
  });

  it("reads a corpus and a registry, tells unreadable lines, and keeps the database", async () => {
    const corpus = join(folder, "pages.jsonl");
    const domains = join(folder, "domains.csv");
    const db = join(folder, "kept.db");
    const kept = page("https://www.a.gov/1", { title: "Agency&#8217;s zebra" });
    await writeFile(corpus, `{broken\n${JSON.stringify(kept)}\n`);
    await writeFile(
      domains,
      // As the registry itself names its columns.
      "Domain name,Domain type,Organization name,Suborganization name,City,State\nb.gov,City,Town of B,,Bee,TX\n",
    );

    const first = start("--port", "0", "--corpus", corpus, "--domains", domains, "--db", db);
    const url = await first.ready();
    expect((await (await fetch(`${url}/api/v1/search?q=zebra`)).json()).results[0].title).toBe(
      "Agency’s <mark>zebra</mark>",
    );
    expect((await (await fetch(`${url}/api/v1/domains?search=town&city=bee`)).json()).domains).toEqual([
      expect.objectContaining({ domain: "b.gov", level: "city", state: "TX", city: "Bee", pages_indexed: 0 }),
    ]);
    first.child.kill("SIGTERM");
    const { said } = await first.ended;
    expect(said).toContain("line 1:");
    expect(said).toContain(`Pages read from ${corpus}: 1. Lines skipped: 1.`);

    const second = start("--port", "0", "--db", db);
    const stats = await (await fetch(`${await second.ready()}/api/v1/stats`)).json();
    expect(stats).toMatchObject({ indexed_pages: 1, domains_total: 2 });
    second.child.kill("SIGTERM");
    await second.ended;
  });
});
