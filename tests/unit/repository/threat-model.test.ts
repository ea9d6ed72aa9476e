import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { contentSecurityPolicy } from "../../../scripts/manifest-parts.ts";

const ROOT = join(import.meta.dirname, "..", "..", "..");
const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");
const sources = globSync("{components,entrypoints,utils}/**/*.{ts,tsx}", { cwd: ROOT }).filter(
  (path) => !path.endsWith(".examples.tsx"),
);

describe("SECURITY.md", () => {
  const security = read("SECURITY.md");

  it("names tests that exist, for each of the ten classes and the one beside them", () => {
    const rows = [...security.matchAll(/^\| (?:\d+\. |DOM-based).+$/gm)].map(([row]) => row);
    expect(rows).toHaveLength(11);
    const missing = rows.flatMap((row) => {
      const held = row.split(" | ").at(-1) ?? "";
      const named = [...held.matchAll(/`(tests\/[^`]+)`((?: ?(?:, )?“[^”]+”)*)/g)];
      if (named.length === 0) return [row];
      return named.flatMap(([, path = "", titles = ""]) => {
        if (!existsSync(join(ROOT, path))) return [path];
        const content = read(path);
        return [...titles.matchAll(/“([^”]+)”/g)].flatMap(([, title = ""]) =>
          content.includes(title) ? [] : [`${path}: ${title}`],
        );
      });
    });
    expect(missing).toEqual([]);
  });

  it("says within which time a report is answered and fixed", () => {
    expect(
      [...security.matchAll(/^\| .+ \| (\d+) (?:working )?days \|$/gm)].map(([, days]) => Number(days)),
    ).toEqual([3, 7, 14, 90]);
  });
});

describe("the sources", () => {
  it("one file alone makes HTML", () => {
    const makes =
      /\b(?:innerHTML|outerHTML\s*=[^=]|insertAdjacentHTML|createContextualFragment|setHTMLUnsafe|DOMPurify)/;
    expect(sources.length).toBeGreaterThan(200);
    expect(sources.filter((path) => makes.test(withoutComments(read(path))))).toEqual([
      "utils/text/safe-html.ts",
    ]);
  });

  it.each([
    ["eval('1')", true],
    ["new Function('return 1')", true],
    ["await import(`https://a.example/x.js`)", true],
    ["setTimeout('go()', 1)", true],
    ["const { reportOf } = await import('../reports.ts');", false],
    ["setTimeout(go, 1)", false],
  ])("%j runs text or loads code: %s", (code, expected) => {
    expect(RUNS_TEXT.test(code)).toBe(expected);
  });

  it("no source evaluates text or loads code from elsewhere", () => {
    expect(sources.filter((path) => RUNS_TEXT.test(withoutComments(read(path))))).toEqual([]);
  });
});

describe("the manifest's policy", () => {
  it("pages run own scripts and styles alone, and no text becomes code", () => {
    const policy = Object.fromEntries(
      contentSecurityPolicy(false)
        .split("; ")
        .map((each) => [each.split(" ")[0], each.split(" ").slice(1).join(" ")]),
    );
    expect(policy).toMatchObject({
      "default-src": "'none'",
      "script-src": "'self'",
      "style-src": "'self'",
      "base-uri": "'none'",
      "form-action": "'none'",
      "frame-ancestors": "'none'",
      "require-trusted-types-for": "'script'",
      "trusted-types": "dompurify",
    });
    expect(Object.values(policy).join(" ")).not.toMatch(/unsafe|wasm|\*(?!\b)(?<!:\*)/);
  });
});

describe("the workflow of hosted CI", () => {
  interface Step {
    readonly run?: string;
    readonly uses?: string;
    readonly with?: Readonly<Record<string, string>>;
  }
  interface Job {
    readonly if?: string;
    readonly needs?: string;
    readonly permissions?: Readonly<Record<string, string>>;
    readonly steps: readonly Step[];
  }
  const workflow: { permissions: object; jobs: Record<string, Job> } = parse(
    read(".github/workflows/ci.yml"),
    {
      strict: true,
      uniqueKeys: true,
    },
  );

  it("the workflow runs what `.ci/run` runs, and attests only what a tag built", () => {
    const { everything, attest } = workflow.jobs;
    expect(everything?.steps.map(({ run }) => run)).toContain(".ci/run");
    expect(attest?.if).toBe("startsWith(github.ref, 'refs/tags/v')");
    expect(attest?.needs).toBe("everything");
    const [what] =
      attest?.steps.filter(({ uses }) => uses?.startsWith("actions/attest-build-provenance@")) ?? [];
    expect(what?.with?.["subject-path"]).toBe("packages/*.zip");
    const kept = everything?.steps.find(({ uses }) => uses?.startsWith("actions/upload-artifact@"));
    for (const ending of [".zip", ".cdx.json", ".provenance.json"])
      expect(kept?.with?.path).toContain(ending);
  });

  it("may write nothing but the attestation", () => {
    expect(workflow.permissions).toEqual({ contents: "read" });
    const given = Object.values(workflow.jobs).map(({ permissions }) => permissions);
    expect(given).toEqual([undefined, { contents: "read", "id-token": "write", attestations: "write" }]);
  });

  it("every step runs a command or a named action, with a version", () => {
    const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
    for (const { run, uses } of steps) expect(run ?? uses).toMatch(run ? /\S/ : /^actions\/[\w-]+@v\d+$/);
  });
});

const RUNS_TEXT =
  /\beval\s*\(|\bnew Function\b|\bset(?:Timeout|Interval)\s*\(\s*["'`]|\bimportScripts\b|\bimport\s*\(\s*[`"']https?:/;

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "$1");
}
