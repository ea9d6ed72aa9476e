import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type FileHashes, firstDifference, hashOf } from "./files.ts";

const NAMES = ["the source package", "the commit"] as const;

/** The commit that a checkout is on, and whether its files are still those of the commit; null without Git, as in a source package. */
export function commitOf(root: string): { readonly id: string; readonly isChanged: boolean } | null {
  try {
    const id = git(root, "rev-parse", "HEAD").trim();
    return { id, isChanged: git(root, "status", "--porcelain") !== "" };
  } catch {
    return null;
  }
}

/** What the source package holds that the checkout does not, or holds otherwise, as a sentence; null if nothing. */
export async function sourceProblem(root: string, files: FileHashes): Promise<string | null> {
  const tracked = new Set(git(root, "ls-files", "-z").split("\0"));
  const checkout = new Map<string, string>();
  for (const path of files.keys()) {
    if (tracked.has(path)) checkout.set(path, hashOf(await readFile(join(root, path))));
  }
  return firstDifference(files, checkout, NAMES);
}

function git(root: string, ...args: string[]): string {
  return execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
}
