import { execFileSync, spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import JSZip from "jszip";
import { fileList, filesOfFolder, firstDifference, hashOf } from "./files.ts";
import { makePackages, PACKAGE_ALARM } from "./make-packages.ts";
import { provenance } from "./provenance.ts";
import { billOfNpm, billOfPackage, billProblem } from "./sbom.ts";
import { commitOf, sourceProblem } from "./sources.ts";

/** Makes the store packages and proves what their reviewers need: docs/store/review-notes.md. */
const ROOT = join(import.meta.dirname, "..", "..");
const problems: string[] = [];

const commit = commitOf(ROOT);
console.log(commit ? `commit ${commit.id}${commit.isChanged ? " and changes since" : ""}` : "no commit");

const first = await makePackages(ROOT);
const { version, devDependencies } = JSON.parse(await readFile(join(ROOT, "package.json"), "utf8"));
const lockFile = hashOf(await readFile(join(ROOT, "package-lock.json")));
const npm = billOfNpm(ROOT);
const developed = new Set(Object.keys(devDependencies));
for (const [name, { hash, bytes, files }] of first) {
  console.log(`\n${name}: ${(bytes / 1000).toFixed(1)} kB, SHA-256 ${hash}\n${fileList(files)}`);
  const isSources = name.includes("sources");
  if (!isSources && bytes > PACKAGE_ALARM) problems.push(`${name} is larger than ${PACKAGE_ALARM / 1000} kB`);
  const folder = join(ROOT, ".output", name.includes("firefox") ? "firefox-mv3" : "chrome-mv3");
  const difference = isSources
    ? commit && (await sourceProblem(ROOT, files))
    : firstDifference(files, await filesOfFolder(folder), [name, "the build"]);
  if (difference) problems.push(difference);
  const base = join(ROOT, ".output", name.replace(/\.zip$/, ""));
  const build = { name, hash, files, commit: commit?.id ?? null, node: process.version, lockFile };
  await writeFile(`${base}.provenance.json`, provenance(build));
  if (isSources) continue;
  const bill = billOfPackage(npm, { name, version, hash, developed });
  await writeFile(`${base}.cdx.json`, bill);
  const problem = await billProblem(bill);
  if (problem) problems.push(problem);
}

const folder = await mkdtemp(join(tmpdir(), "primary-source-package-"));
try {
  const sources = [...first.keys()].find((name) => name.includes("sources"));
  if (!sources) throw new Error("There is no source package");
  await extract(join(ROOT, ".output", sources), folder);
  execFileSync("npm", ["ci", "--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: folder,
    stdio: "inherit",
  });
  const rebuilt = await makePackages(folder);
  for (const [name, { hash, files }] of first) {
    const again = rebuilt.get(name);
    const names = [name, "what the source package builds"] as const;
    const difference = firstDifference(files, again?.files ?? new Map(), names);
    if (difference) problems.push(difference);
    // The same files in another order, or with other dates.
    else if (again?.hash !== hash) problems.push(`${name} packs the same files otherwise when built again`);
    else console.log(`${name} is the same, file by file, when built from the source package`);
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

async function extract(archive: string, folder: string): Promise<void> {
  const { files } = await JSZip.loadAsync(await readFile(archive));
  for (const [name, file] of Object.entries(files)) {
    if (file.dir) continue;
    await mkdir(join(folder, name, ".."), { recursive: true });
    await writeFile(join(folder, name), await file.async("uint8array"));
  }
}
