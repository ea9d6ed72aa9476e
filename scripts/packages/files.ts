import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import JSZip from "jszip";

/** The SHA-256 of each file, by its path. */
export type FileHashes = ReadonlyMap<string, string>;

export function hashOf(content: Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

export async function filesOfArchive(archive: Uint8Array): Promise<FileHashes> {
  const { files } = await JSZip.loadAsync(archive);
  const hashes = new Map<string, string>();
  for (const [path, file] of Object.entries(files)) {
    if (!file.dir) hashes.set(path, hashOf(await file.async("uint8array")));
  }
  return hashes;
}

export async function filesOfFolder(folder: string): Promise<FileHashes> {
  const hashes = new Map<string, string>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    hashes.set(relative(folder, path).split(sep).join("/"), hashOf(await readFile(path)));
  }
  return hashes;
}

/** The first file, in the order of their paths, that is not the same in both, as a sentence; null if all are. */
export function firstDifference(
  files: FileHashes,
  others: FileHashes,
  [name, otherName]: readonly [string, string],
): string | null {
  for (const path of [...new Set([...files.keys(), ...others.keys()])].sort()) {
    if (!others.has(path)) return `${path} is in ${name} and not in ${otherName}`;
    if (!files.has(path)) return `${path} is in ${otherName} and not in ${name}`;
    if (files.get(path) !== others.get(path)) return `${path} differs between ${name} and ${otherName}`;
  }
  return null;
}

/** A line for each file, as `sha256sum --check` reads them. */
export function fileList(files: FileHashes): string {
  return [...files]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, hash]) => `${hash}  ${path}`)
    .join("\n");
}
