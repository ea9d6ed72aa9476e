import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { provenance, statement } from "../../../scripts/packages/provenance.ts";
import { billOfNpm, billOfPackage, billProblem } from "../../../scripts/packages/sbom.ts";

const ROOT = join(import.meta.dirname, "..", "..", "..");
const packageJson = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
const HASH = "a".repeat(64);
const NAMED = {
  name: "primary-source-0.1.0-chrome.zip",
  version: "0.1.0",
  hash: HASH,
  developed: new Set(Object.keys(packageJson.devDependencies)),
};

describe("the bill of materials", () => {
  const npm = billOfNpm(ROOT);
  const bill = billOfPackage(npm, NAMED);

  it("is valid CycloneDX, and what is wrong with one that is not is said", async () => {
    expect(await billProblem(bill)).toBeNull();
    const { bomFormat: _, ...without } = JSON.parse(bill);
    expect(await billProblem(JSON.stringify(without))).toContain("not valid CycloneDX");
  });

  it("names the package by its hash and every dependency that is shipped, each with a hash, and none of development", () => {
    const { metadata, components } = JSON.parse(bill);
    expect(metadata.component).toMatchObject({
      name: NAMED.name,
      hashes: [{ alg: "SHA-256", content: HASH }],
    });
    const names: string[] = components.map(({ name }: { name: string }) => name);
    expect(names).toEqual(expect.arrayContaining(Object.keys(packageJson.dependencies)));
    for (const name of ["vite", "typescript", "ajv"]) expect(names).not.toContain(name);
    for (const { name, hashes } of components) expect(hashes?.[0]?.alg, name).toBe("SHA-512");
  });

  it("is the same for the same package, whenever it is made", () => {
    const later = npm
      .replace(/"timestamp": "[^"]+"/, '"timestamp": "2030-01-01T00:00:00.000Z"')
      .replace(/"serialNumber": "[^"]+"/, '"serialNumber": "urn:uuid:00000000-0000-0000-0000-000000000000"');
    expect(later).not.toBe(npm);
    expect(billOfPackage(later, NAMED)).toBe(bill);
  });
});

describe("the provenance statement", () => {
  const files = new Map([
    ["manifest.json", "b".repeat(64)],
    ["popup.html", "c".repeat(64)],
  ]);
  const build = { ...NAMED, files, commit: "d".repeat(40), node: "v24.0.0", lockFile: "e".repeat(64) };

  it("has the hash of the package and of every file in it, the commit and the lock file", () => {
    const made = v.parse(statement, JSON.parse(provenance(build)));
    expect(made.subject).toEqual([
      { name: NAMED.name, digest: { sha256: HASH } },
      { name: `${NAMED.name}/manifest.json`, digest: { sha256: "b".repeat(64) } },
      { name: `${NAMED.name}/popup.html`, digest: { sha256: "c".repeat(64) } },
    ]);
    const [sources, lock] = made.predicate.buildDefinition.resolvedDependencies;
    expect([sources?.digest, lock?.digest]).toEqual([
      { gitCommit: "d".repeat(40) },
      { sha256: "e".repeat(64) },
    ]);
  });

  it("names no commit in a copy without a history", () => {
    const made = v.parse(statement, JSON.parse(provenance({ ...build, commit: null })));
    expect(made.predicate.buildDefinition.resolvedDependencies).toHaveLength(1);
  });

  it.each(["hash", "commit", "lockFile"])("is not made with a %s that is none", (name) => {
    expect(() => provenance({ ...build, [name]: "no hash" })).toThrow();
  });
});
