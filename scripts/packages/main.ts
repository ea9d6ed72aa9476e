import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import JSZip from "jszip";

/** Makes the store packages and proves what their reviewers need: docs/store/review-notes.md. */
const ROOT = join(import.meta.dirname, "..", "..");
const LARGEST_KB = 150;
const problems: string[] = [];

const first = await zip(ROOT);
const second = await zip(ROOT);
for (const [name, hash] of first) {
  console.log(
    `${hash.slice(0, 16)}  ${((await stat(join(ROOT, ".output", name))).size / 1000).toFixed(1)} kB  ${name}`,
  );
  if (second.get(name) !== hash) problems.push(`${name} differs when it is built again`);
  const size = (await stat(join(ROOT, ".output", name))).size / 1000;
  if (!name.includes("sources") && size > LARGEST_KB)
    problems.push(`${name} is larger than ${LARGEST_KB} kB`);
}

const folder = await mkdtemp(join(tmpdir(), "primary-source-package-"));
try {
  const sources = [...first.keys()].find((name) => name.includes("sources"));
  if (!sources) throw new Error("There is no source package");
  await extract(join(ROOT, ".output", sources), folder);
  execFileSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: folder,
    stdio: "inherit",
  });
  const rebuilt = await zip(folder);
  for (const [name, hash] of first) {
    if (!name.includes("sources") && rebuilt.get(name) !== hash)
      problems.push(`${name} differs when built from the source package`);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

const lint = spawnSync(
  "web-ext",
  ["lint", "--output=json", "--source-dir", join(ROOT, ".output", "firefox-mv3")],
  {
    cwd: ROOT,
    encoding: "utf8",
  },
);
const { summary, warnings }: { summary: { errors: number }; warnings: { code: string }[] } = JSON.parse(
  lint.stdout,
);
/** Each is explained in docs/store/review-notes.md. */
const EXPLAINED = [
  "KEY_FIREFOX_ANDROID_UNSUPPORTED_BY_MIN_VERSION",
  "UNSAFE_VAR_ASSIGNMENT",
  "UNSUPPORTED_API",
];
console.log(
  `web-ext lint: ${summary.errors} errors, warnings: ${warnings.map(({ code }) => code).join(", ")}`,
);
if (summary.errors > 0) problems.push("web-ext lint reports errors");
for (const { code } of warnings) {
  if (!EXPLAINED.includes(code)) problems.push(`web-ext lint warns of ${code}, which nothing explains`);
}

for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

/** Builds both packages and tells the hash of each. */
async function zip(root: string): Promise<Map<string, string>> {
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
  const hashes = new Map<string, string>();
  for (const name of await zips(output)) {
    hashes.set(
      name,
      createHash("sha256")
        .update(await readFile(join(output, name)))
        .digest("hex"),
    );
  }
  return hashes;
}

async function zips(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith(".zip")).sort();
}

async function extract(archive: string, folder: string): Promise<void> {
  const { files } = await JSZip.loadAsync(await readFile(archive));
  for (const [name, file] of Object.entries(files)) {
    if (file.dir) continue;
    await mkdir(join(folder, name, ".."), { recursive: true });
    await writeFile(join(folder, name), await file.async("uint8array"));
  }
}
