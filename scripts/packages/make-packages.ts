import { execFileSync } from "node:child_process";
import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { type FileHashes, filesOfArchive, hashOf } from "./files.ts";

/** An alarm, not a goal: a store package of more bytes than this holds something that slipped in. */
export const PACKAGE_ALARM = 740_000;

export interface Package {
  readonly hash: string;
  readonly bytes: number;
  readonly files: FileHashes;
}

/** Builds both packages, and the sources, of a checkout from nothing; by their file names. */
export async function makePackages(root: string): Promise<Map<string, Package>> {
  const output = join(root, ".output");
  await mkdir(output, { recursive: true });
  for (const name of await zips(output)) await rm(join(output, name));
  const wxt = join(root, "node_modules", "wxt", "bin", "wxt.mjs");
  for (const browser of ["chrome", "firefox"]) {
    execFileSync(process.execPath, [wxt, "zip", "-b", browser], {
      cwd: root,
      stdio: ["ignore", "ignore", "inherit"],
    });
  }
  const made = new Map<string, Package>();
  for (const name of await zips(output)) {
    const content = await readFile(join(output, name));
    made.set(name, { hash: hashOf(content), bytes: content.length, files: await filesOfArchive(content) });
  }
  return made;
}

async function zips(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith(".zip")).sort();
}
