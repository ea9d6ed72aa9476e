import { execFileSync } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isLater, released, storeNotes, versionsOf } from "./changelog.ts";

interface Asked {
  readonly root: string;
  readonly version: string;
  /** `2026-11-24` */
  readonly day: string;
}

/**
 * Makes a version: its section in CHANGELOG.md, its number in package.json and the lock file, one commit, one tag with what
 * it brings, and the notes for the stores in `.output/`. Returns why not, in a sentence; null where it is made.
 */
export async function release({ root, version, day }: Asked): Promise<string | null> {
  const git = (...args: string[]): string => execFileSync("git", args, { cwd: root, encoding: "utf8" });
  const text = (name: string): Promise<string> => readFile(join(root, name), "utf8");
  if (!/^\d+\.\d+\.\d+$/.test(version)) return `"${version}" is no version such as 1.2.3.`;
  if (git("status", "--porcelain") !== "") return "There are changes that are not committed.";
  const changelog = await text("CHANGELOG.md");
  const [latest] = versionsOf(changelog);
  if (latest && !isLater(version, latest.version)) return `${version} does not come after ${latest.version}.`;
  const written = released(changelog, version, day);
  if (written === null) return "CHANGELOG.md has nothing below “Unreleased”.";

  await writeFile(join(root, "CHANGELOG.md"), written);
  for (const name of ["package.json", "package-lock.json"]) {
    await writeFile(join(root, name), withVersion(await text(name), version));
  }
  const [made] = versionsOf(written);
  const notes = storeNotes(made?.text ?? "");
  git(
    "commit",
    "--quiet",
    "--message",
    `Release ${version}`,
    "--",
    "CHANGELOG.md",
    "package.json",
    "package-lock.json",
  );
  git("tag", "--annotate", `v${version}`, "--message", `${version}\n\n${notes}`);
  await mkdir(join(root, ".output"), { recursive: true });
  await writeFile(join(root, ".output", `release-notes-${version}.txt`), notes);
  return null;
}

/** The package's own version, which comes first in both files; the lock file has it twice. */
function withVersion(json: string, version: string): string {
  const content = JSON.parse(json);
  content.version = version;
  if (content.packages?.[""]) content.packages[""].version = version;
  return `${JSON.stringify(content, null, 2)}\n`;
}
