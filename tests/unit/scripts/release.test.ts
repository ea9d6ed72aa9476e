import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isLater, released, storeNotes, versionsOf } from "../../../scripts/release/changelog.ts";
import { release } from "../../../scripts/release/release.ts";

const ROOT = join(import.meta.dirname, "..", "..", "..");
const CHANGELOG =
  "# Changes\n\n## Unreleased\n\n- A **new** thing\n  that is `good`.\n\n## 0.1.0 (2026-11-24)\n\nFirst.\n";

describe("CHANGELOG.md of this repository", () => {
  it("has the version of package.json first, versions in falling order, and notes that the stores take", async () => {
    const versions = versionsOf(await readFile(join(ROOT, "CHANGELOG.md"), "utf8"));
    const { version } = JSON.parse(await readFile(join(ROOT, "package.json"), "utf8"));
    expect(versions[0]?.version).toBe(version);
    for (const [index, { version: later }] of versions.slice(0, -1).entries()) {
      expect(isLater(later, versions[index + 1]?.version ?? "")).toBe(true);
    }
    for (const { text } of versions) {
      expect(storeNotes(text).length).toBeLessThan(3000);
      expect(storeNotes(text)).not.toMatch(/[*`[]/);
    }
  });
});

it.each([
  ["0.2.0", "0.1.9", true],
  ["1.0.0", "0.10.10", true],
  ["0.10.0", "0.9.0", true],
  ["0.1.0", "0.1.0", false],
  ["0.1.9", "0.2.0", false],
])("%s comes after %s: %s", (version, than, expected) => {
  expect(isLater(version, than)).toBe(expected);
});

it("notes for the stores are plain lines", () => {
  expect(storeNotes("- A **new** thing\n  that is `good`.\n- B\n\nC")).toBe(
    "- A new thing that is good.\n- B\nC\n",
  );
});

it("nothing is released from an empty section", () => {
  expect(released(CHANGELOG.replace(/- A[\s\S]+good`\.\n/, ""), "0.2.0", "2026-12-01")).toBeNull();
});

describe("a release", () => {
  let root = "";
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), "primary-source-release-"));
    const own = { name: "a", version: "0.1.0" };
    await writeFile(join(root, "CHANGELOG.md"), CHANGELOG);
    await writeFile(join(root, ".gitignore"), ".output\n");
    await writeFile(join(root, "package.json"), JSON.stringify(own));
    await writeFile(join(root, "package-lock.json"), JSON.stringify({ ...own, packages: { "": own } }));
    git("init", "--quiet");
    git("config", "user.email", "a@example.org");
    git("config", "user.name", "A");
    git("add", ".");
    git("commit", "--quiet", "--message", "Begin");
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  it("is one commit and one tag, with its number everywhere and its notes for the stores", async () => {
    expect(await release({ root, version: "0.2.0", day: "2026-12-01" })).toBeNull();
    expect(git("log", "--format=%s", "-1")).toBe("Release 0.2.0");
    expect(git("tag", "--list", "--format=%(refname:short) %(contents)")).toContain("v0.2.0 0.2.0");
    expect(git("status", "--porcelain")).toBe("");
    const { packages, version } = JSON.parse(await readFile(join(root, "package-lock.json"), "utf8"));
    expect([version, packages[""].version]).toEqual(["0.2.0", "0.2.0"]);
    expect(await readFile(join(root, "CHANGELOG.md"), "utf8")).toContain(
      "## Unreleased\n\n## 0.2.0 (2026-12-01)\n\n- A **new** thing",
    );
    expect(await readFile(join(root, ".output/release-notes-0.2.0.txt"), "utf8")).toBe(
      "- A new thing that is good.\n",
    );
  });

  it.each([
    ["0.1.0", "0.1.0 does not come after 0.1.0."],
    ["next", '"next" is no version such as 1.2.3.'],
  ])("as %s is refused, and changes nothing", async (version, why) => {
    expect(await release({ root, version, day: "2026-12-01" })).toBe(why);
    expect(git("status", "--porcelain")).toBe("");
  });

  it("is refused beside changes that are not committed", async () => {
    await writeFile(join(root, "package.json"), "{}");
    expect(await release({ root, version: "0.2.0", day: "2026-12-01" })).toContain("not committed");
    expect(git("tag")).toBe("");
  });
});
